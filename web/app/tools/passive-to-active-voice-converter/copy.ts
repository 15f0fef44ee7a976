import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'Passive to Active Voice Converter | Limpid',
  heading: 'Passive to Active Voice Converter',
  intro:
    'Paste passive sentences and get them back active. Tense, names, numbers and questions stay right, and what was active stays as it was, to the letter.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: 'Real rewriting',
        text: '“By him” becomes “he”, “was not seen” becomes “did not see”. The verb follows its new subject.',
      },
      {
        title: 'Questions too',
        text: '“Was the window broken by the boys?” becomes “Did the boys break the window?”.',
      },
      {
        title: 'Sentences inside sentences',
        text: '“The dog that was chased by the cat” becomes “the dog that the cat chased”.',
      },
      {
        title: 'Honest about gaps',
        text: 'Where nobody is named, the tool puts in “someone” or another neutral word, and says so.',
      },
      { title: 'Hands off the rest', text: 'Active sentences come back unchanged, spaces and all.' },
      { title: 'Nothing kept', text: 'Our server reads your text in memory, answers, and forgets it.' },
    ],
  },
  howTo: {
    heading: 'How to use it',
    steps: [
      'Paste up to 500 characters.',
      'Press Convert to Active Voice.',
      'Read the result aloud once. Does each sentence still say what you meant?',
      'Replace each “someone” with the name that only you know.',
      'Press Copy and put the text back where it came from.',
    ],
  },
  callToAction: {
    heading: 'Longer texts?',
    text: 'A plan gives you the tools without limits, and an editor with an AI assistant that can rework a whole document.',
  },
  faq: [
    {
      question: 'What happens when no doer is named?',
      answer:
        'The tool looks for one in the sentences before. If there is none, it uses a neutral word such as “someone” and tells you below the result.',
    },
    {
      question: 'Will it change my active sentences?',
      answer: 'No. A sentence without a passive comes back exactly as you wrote it.',
    },
    {
      question: 'Is the active voice always better?',
      answer:
        'No. If the doer does not matter, the passive may be the better sentence. Convert, compare, and keep the one that reads better.',
    },
    {
      question: 'Does it use a language model?',
      answer:
        'It uses a small model of ours that reads the grammar of a sentence, and rules that turn it round. Where the operator of this site has set up a language model, that may do the rewriting. Its answer counts only if every name and number is still there.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. A conversion that fails costs you nothing.',
    },
    { question: 'Does it work in other languages?', answer: 'No, only English is supported.' },
  ],
}
