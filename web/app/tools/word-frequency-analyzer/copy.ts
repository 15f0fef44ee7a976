import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'Word Frequency Analyzer: count every word | Limpid',
  heading: 'Word Frequency Analyzer',
  intro:
    'Paste a text and see which words carry it, which ones you lean on, and how varied your vocabulary is. You get a table of every word, a bar chart and a word cloud.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: 'Every word, not a top ten',
        text: 'The table lists all of them with count and share. Sort it, filter it, or take it away as a CSV file.',
      },
      {
        title: 'One number for variety',
        text: 'Vocabulary diversity is the share of different words in all words, so you can compare two drafts.',
      },
      {
        title: 'Common words aside',
        text: 'One switch hides “the”, “of” and their kind from the view. The totals stay as they are.',
      },
      {
        title: 'Words as people write them',
        text: '“Don’t” is one word and so is “well-known”. “The” at the start of a sentence counts with “the” in the middle.',
      },
      {
        title: 'Charts you can read aloud',
        text: 'Each bar and each word of the cloud has its count as text, and the keyboard reaches them all.',
      },
      {
        title: 'Nothing kept',
        text: 'Our server reads your text in memory, answers, and forgets it.',
      },
    ],
  },
  howTo: {
    heading: 'How to use it',
    steps: [
      'Paste up to 10,000 characters, about four pages.',
      'Press Analyze Frequency.',
      'Read the three totals, then switch common words off to see the words that are yours.',
      'Look for a word that stands higher than its importance. That is the one you repeat.',
      'Pick a word in the cloud to find it in the table, or download the table.',
    ],
  },
  callToAction: {
    heading: 'Count less, write more',
    text: 'A plan gives you the tools without limits, and an editor that checks readability and grammar while you write.',
  },
  faq: [
    {
      question: 'What counts as a word?',
      answer:
        'Letters and digits that belong together. Contractions such as “don’t” and compounds such as “well-known” are one word each. Numbers and links count as well; emoji and punctuation do not.',
    },
    {
      question: 'Do capitals matter?',
      answer: 'No. “River” and “river” are the same word here, and the table shows it in lower case.',
    },
    {
      question: 'What is a good vocabulary diversity?',
      answer:
        'It depends on the length. A text of 100 words often reaches 65%, one of 1,000 words rather 40%, because common words come back. Compare only texts of similar length.',
    },
    {
      question: 'Are “run” and “running” counted together?',
      answer: 'No. The tool counts words as you wrote them. Filter the table for “run” to see all its forms at once.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. An analysis that fails costs you nothing.',
    },
    {
      question: 'Do you store my text?',
      answer: 'No. Our server counts it in memory and then forgets it. Only English is supported.',
    },
  ],
}
