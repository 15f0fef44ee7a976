import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'Email Response Generator: replies that answer everything | Limpid',
  heading: 'Email Response Generator',
  intro:
    'Paste the email you have to answer and say what you want. You get a reply that takes up each question, request and date in it, in the tone you choose, with a gap wherever only you know the answer.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: 'Nothing forgotten',
        text: 'The tool lists the questions, requests, offers and deadlines in the email and takes up each one.',
      },
      {
        title: 'Your goal, your words',
        text: 'Accept, decline, ask, delay, negotiate: say it in your own words and the reply follows.',
      },
      {
        title: 'Ten voices',
        text: 'From formal to casual, from direct to diplomatic. Greeting, sentences and sign-off all change.',
      },
      {
        title: 'No invented facts',
        text: 'Where the answer is yours alone, you find a gap in square brackets instead of a guess.',
      },
      { title: 'Ready to edit', text: 'Change the reply on the page, then copy it into your mail.' },
      { title: 'Nothing kept', text: 'Our server reads the email in memory, writes the reply and forgets both.' },
    ],
  },
  howTo: {
    heading: 'How to use it',
    steps: [
      'Paste the email you received, up to 3,000 characters.',
      'Say what you want to achieve, if you know: “say yes, but not before June”.',
      'Choose a tone, and add your name and theirs.',
      'Press Generate Response.',
      'Fill in the gaps, change what does not sound like you, and copy the reply.',
    ],
  },
  callToAction: {
    heading: 'Write the hard ones, too',
    text: 'A plan gives you the tools without limits, and an editor with an AI assistant for the emails that take more than one draft.',
  },
  faq: [
    {
      question: 'Must I give a goal?',
      answer: 'No. Without one the reply takes up each point, leaves the answers open and commits you to nothing.',
    },
    {
      question: 'What are the square brackets?',
      answer: 'Gaps that only you can fill: a price, a date, a yes or a no. Search for “[” before you send.',
    },
    {
      question: 'Who sees the email I paste?',
      answer:
        'Our server reads it in memory and forgets it. If the operator of this site has set up a language model, the email goes to that provider to write the reply. The privacy policy says so.',
    },
    {
      question: 'Can I get another version?',
      answer: 'Yes. Each run writes anew. Another version counts as another use.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. A run that fails costs you nothing.',
    },
    { question: 'Does it work in other languages?', answer: 'No, only English is supported.' },
  ],
}
