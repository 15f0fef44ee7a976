import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'AI Title Generator: titles from one keyword | Limpid',
  heading: 'AI Title Generator',
  intro:
    'Enter a keyword and say what you are making. You get 12-16 titles across four categories (3-4 each): guides, lists, questions and others. Edit the one you like, copy it, and write.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: 'Four ways in',
        text: 'A guide, a list, a question and a different angle ask for four different texts. Seeing them side by side helps you choose which one to write.',
      },
      {
        title: 'Your keyword, kept',
        text: 'It stands in every title, spelled as you spelled it. Names and abbreviations keep their capitals.',
      },
      {
        title: 'Fitted to the medium',
        text: 'A video title may ask people to watch. A landing page says what the visitor gets. An eBook sounds like a cover.',
      },
      {
        title: 'Lengths you can see',
        text: 'Each title shows its count, and where a search result would cut it.',
      },
      { title: 'Yours to change', text: 'Click a title and edit it in place before you copy it.' },
      { title: 'Nothing kept', text: 'Our server uses your keyword to write the titles and then forgets it.' },
    ],
  },
  howTo: {
    heading: 'How to use it',
    steps: [
      'Type a keyword or topic of up to 100 characters. “Sourdough bread”, “learn to cook” and “how do I file taxes” all work.',
      'Choose what you are making: a blog post, a video, a social post, an article, an eBook or a landing page.',
      'Press Generate Titles and read all four groups before you pick.',
      'Edit the title until it makes a promise that your text keeps.',
      'Copy it. Run the tool again for another set.',
    ],
  },
  callToAction: {
    heading: 'From title to text',
    text: 'A plan gives you the tools without limits, and an editor with an AI assistant that helps you write what the title promises.',
  },
  faq: [
    {
      question: 'How long should a title be?',
      answer:
        'Search results show about 60 characters. Put what matters first, and a longer title does no harm. Under a video, aim for fewer.',
    },
    {
      question: 'Why are there no “shocking secrets”?',
      answer:
        'Because readers leave when a title promises more than the text gives. The titles here promise only what an honest text about your keyword can keep.',
    },
    {
      question: 'Can I use the titles as they are?',
      answer: 'Yes. They are yours. A small change that only you could make usually improves them.',
    },
    {
      question: 'Will I get the same titles twice?',
      answer: 'No. Each run writes anew, so another try gives you another set.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. A run that fails costs you nothing.',
    },
    { question: 'Does it work in other languages?', answer: 'No, only English is supported.' },
  ],
}
