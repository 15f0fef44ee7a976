import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'Meta Description Generator: 150-160 characters | Limpid',
  heading: 'Meta Description Generator',
  intro:
    'Say what your page is about and which keywords matter. You get descriptions of 150-160 characters, the length that search results show whole, with every keyword in a sentence that reads well.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: 'The right length',
        text: 'Every description has 150-160 characters, so that search results need not cut it.',
      },
      { title: 'All your keywords', text: 'Each stands in the text once, in a sentence that a person would write.' },
      { title: 'A reason to click', text: 'An active verb stands early, and the end tells the reader what to do.' },
      { title: 'A preview', text: 'See each description as a search result before you use it.' },
      {
        title: 'Counts that follow you',
        text: 'Edit a description in place. Its characters and words are counted as you type.',
      },
      {
        title: 'Nothing invented',
        text: 'The text says what you told the tool about the page. It adds no prices and no awards.',
      },
    ],
  },
  howTo: {
    heading: 'How to use it',
    steps: [
      'Describe the page in up to 500 characters: what it holds, and for whom.',
      'Enter the keywords you want to be found for, separated by commas. Two or three fit well.',
      'Choose 1, 3 or 5 variants and press Generate Descriptions.',
      'Open the search preview, and edit the description until it sounds like your page.',
      'Copy it into the description field of your page.',
    ],
  },
  callToAction: {
    heading: 'Write the page, too',
    text: 'A plan gives you the tools without limits, and an editor that tells you how easy the page itself is to read.',
  },
  faq: [
    {
      question: 'What is a meta description?',
      answer:
        'A short summary in the head of a page. Visitors do not see it on the page. Search engines often show it under the title, and people read it to decide whether to click.',
    },
    {
      question: 'Why 150-160 characters?',
      answer:
        'On a computer, search results show about that much. A shorter one wastes room, and a longer one ends in three dots. Phones may show less, so put the point first.',
    },
    {
      question: 'Will search engines use my description?',
      answer:
        'Often, not always. If the page answers a question better than the description does, they may show a piece of the page instead.',
    },
    {
      question: 'How many keywords should I enter?',
      answer: 'One to three. With more, the sentence turns into a list, and nobody clicks on a list of keywords.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. A run that fails costs you nothing.',
    },
    { question: 'Does it work in other languages?', answer: 'No, only English is supported.' },
  ],
}
