import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'Passive Voice Checker: find who is missing | Limpid',
  heading: 'Passive Voice Checker',
  intro:
    'Paste a text and see each passive construction marked in it: its form, whether it names who acts, and the same sentence in the active voice.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: 'It reads grammar',
        text: 'A model of ours works out the structure of each sentence. It does not hunt for “was” and “-ed”.',
      },
      {
        title: 'The form, in words',
        text: 'Past simple, present perfect, modal, get: you see which kind of passive you wrote.',
      },
      {
        title: 'Who acts',
        text: 'Each finding says whether the sentence names the doer. That is the question to ask first.',
      },
      { title: 'The active version', text: 'Beside each finding stands the sentence turned round, ready to copy.' },
      { title: 'Adjectives left alone', text: '“She was exhausted” describes a state, so nothing is marked.' },
      {
        title: 'Nothing kept',
        text: 'Our server reads your text in memory, answers, and forgets it. No other company sees it.',
      },
    ],
  },
  howTo: {
    heading: 'How to use it',
    steps: [
      'Paste up to 2,000 characters.',
      'Press Check Passive Voice. The answer takes less than a second.',
      'Read the overall feedback, then follow a marked phrase to its explanation.',
      'Ask of each one: does my reader need to know who did it?',
      'Copy the active version where it reads better, and leave the rest.',
    ],
  },
  callToAction: {
    heading: 'While you write',
    text: 'A plan gives you the tools without limits, and an editor that marks the passive as you type.',
  },
  faq: [
    {
      question: 'What is the passive voice?',
      answer:
        'A sentence is passive when its subject has something done to it: “the window was broken”. In the active voice the subject does it: “the boys broke the window”.',
    },
    {
      question: 'Is the passive wrong?',
      answer:
        'No. It is right when the doer is unknown, unimportant or obvious. It is a problem when it hides the one person the reader wants to know about.',
    },
    {
      question: 'How much passive is too much?',
      answer:
        'There is no law. When two sentences in five are passive, most readers feel that nobody is doing anything.',
    },
    {
      question: 'How accurate is it?',
      answer:
        'On web text that we used while building it, it finds about 94 of 100 passive sentences, and about 94 of 100 that it marks are passive. On other text expect somewhat less.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. A check that fails costs you nothing.',
    },
    { question: 'Does it work in other languages?', answer: 'No, only English is supported.' },
  ],
}
