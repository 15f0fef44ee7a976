import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'Email Subject Line Generator: five lines in ten tones | Limpid',
  heading: 'Email Subject Line Generator',
  intro:
    'Paste an email or say what it is about. You get five subject lines of at most 60 characters, built from its own offer, date and news, in the tone you choose.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: 'Your facts, not hype',
        text: 'The lines use the number, the date and the offer that your email holds. Nothing is made up.',
      },
      {
        title: 'Ten tones',
        text: 'Formal sounds formal and casual sounds casual. Try two tones on the same email and hear the difference.',
      },
      {
        title: 'Short enough',
        text: 'No line is longer than 60 characters. Under each you see what a phone would show.',
      },
      { title: 'No spam words', text: 'The lines do without the phrases that filters look for and readers skip.' },
      {
        title: 'Your name, used well',
        text: 'If you give a company name, it stands in one or two lines, not in all five.',
      },
      { title: 'Nothing kept', text: 'Our server reads your email in memory, writes the lines and forgets it.' },
    ],
  },
  howTo: {
    heading: 'How to use it',
    steps: [
      'Paste the email, or describe it in a few sentences. Up to 2,000 characters.',
      'Add your company name if readers know you by it.',
      'Choose a tone from the list.',
      'Press Generate Subject Lines. Five come back.',
      'Edit the best one in place, check how it looks on a phone, and copy it.',
    ],
  },
  callToAction: {
    heading: 'The email itself',
    text: 'A plan gives you the tools without limits, and an editor that marks the sentences your readers will stumble over.',
  },
  faq: [
    {
      question: 'How long should a subject line be?',
      answer:
        'Under 60 characters for a computer, and under 40 if most people read you on a phone. Put the news first, so that a cut does no harm.',
    },
    {
      question: 'Do emoji help?',
      answer:
        'Sometimes, for some readers, until everybody uses them. The tool leaves them out. Add one by hand if it suits you.',
    },
    {
      question: 'What are spam words?',
      answer:
        'Phrases that filters have learned to distrust, such as promises of free money or cries to act now. The tool avoids them.',
    },
    {
      question: 'Can it write from one sentence?',
      answer: 'Yes, but it can only use what you give it. A date, a number or a name makes all five lines better.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. A run that fails costs you nothing.',
    },
    { question: 'Does it work in other languages?', answer: 'No, only English is supported.' },
  ],
}
