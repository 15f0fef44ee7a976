import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'AI FAQ Generator: questions and answers from a topic or text | Limpid',
  heading: 'AI FAQ Generator',
  intro:
    'Name a topic and get the questions people ask about it, with answers. Paste a source, and every answer comes from your own text.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: 'Questions readers ask',
        text: 'What is it, what does it cost me, how long, what if: the questions fit the kind of thing your topic is.',
      },
      {
        title: 'Answers from your text',
        text: 'With a source, answers are found in it, joined and shortened. Nothing contradicts it and nothing is added.',
      },
      {
        title: 'Honest without one',
        text: 'Without a source, answers stay with what is true in general, and say what only you can know.',
      },
      { title: 'As many as you need', text: 'Three, five, eight or ten, no two the same.' },
      { title: 'Ready to paste', text: 'Edit a question or an answer in place, then copy both together.' },
      { title: 'Nothing kept', text: 'Our server reads your source in memory, answers, and forgets it.' },
    ],
  },
  howTo: {
    heading: 'How to use it',
    steps: [
      'Enter the topic in a few words.',
      'Choose how many questions you want.',
      'If you have a text that holds the answers, paste it as the source. Up to 20,000 characters.',
      'Press Generate FAQs and read each answer against what you know.',
      'Edit what needs your own facts, then copy each one to your page.',
    ],
  },
  callToAction: {
    heading: 'More than ten a day?',
    text: 'A plan gives you the tools without limits, and an editor with an AI assistant that works on the page around your FAQ.',
  },
  faq: [
    {
      question: 'Should I use a source?',
      answer:
        'Yes, whenever you have one. Your product page, your policy or your handbook makes the answers yours. Without it they can only be general.',
    },
    {
      question: 'Can I trust the answers?',
      answer:
        'With a source, they say what the source says, so they are as good as it is. Without one, check them. Either way, read every answer before you publish it.',
    },
    {
      question: 'How many questions should a page have?',
      answer: 'As many as people ask. Five good ones help more than twenty thin ones.',
    },
    {
      question: 'What formatting do the answers have?',
      answer: 'Markdown: paragraphs, lists, bold and inline code. Most website editors understand it.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. A run that fails costs you nothing.',
    },
    { question: 'Does it work in other languages?', answer: 'No, only English is supported.' },
  ],
}
