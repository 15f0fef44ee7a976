import { usesPerWindow } from '#app/spec/free-tools.ts'

export const freeToolsIndex = {
  meta: {
    title: 'Free writing tools | Limpid',
    description:
      'Twelve free tools for clearer writing. Check readability, tone, clichés and passive voice, or draft titles, replies and scripts. No sign-up.',
  },
  hero: {
    heading: 'Twelve small tools, one job each',
    text: 'Find the cliché. Name the tone. Turn the passive round. Draft the reply you have put off since Tuesday. Pick a tool, paste your text, and have an answer in seconds.',
  },
  categories: {
    analysis: { name: 'Analysis', text: 'See what is there.' },
    enhancement: { name: 'Enhancement', text: 'Make it better.' },
    generation: { name: 'Generation', text: 'Get a first draft.' },
  },
  /** The twelfth card: no quota, so no tool of the kind that the others are. */
  readabilityChecker: {
    name: 'Readability Checker',
    description:
      'See the grade level of your text as you write, with hard sentences and weak words marked. It never leaves your browser.',
    url: '/readability-checker',
  },
  benefits: {
    heading: 'What they have in common',
    items: [
      {
        id: 'no-sign-up',
        title: 'No sign-up',
        text: 'No account, no e-mail address, no trial that ends. Open a tool and use it.',
      },
      {
        id: 'ai-powered',
        title: 'AI-powered',
        text: 'Trained models read tone and grammar. Where a tool writes for you, it starts from your own words.',
      },
      {
        id: 'specialized-tools',
        title: 'Specialized tools',
        text: 'Each tool knows one task well, and it says what it found in words you can act on.',
      },
      {
        id: 'daily-free-usage',
        title: 'Daily free usage',
        text: `Every tool gives you ${usesPerWindow} uses per 24 hours. They come back the next day, for as long as you like.`,
      },
    ],
  },
  premium: {
    heading: 'Need them all day?',
    text: 'A plan gives you the tools without limits, and an editor with the AI assistant beside your document.',
    action: { label: 'See the plans', path: '/pricing' },
  },
  faq: {
    heading: 'About the free tools',
    items: [
      {
        question: 'Are the tools free?',
        answer:
          'Yes. You need no account and no card. We pay for them with the plans we sell, and we hope that you will like the tools enough to look at one.',
      },
      {
        question: 'How often can I use them?',
        answer: `Limits are typically 5-10 a day per tool. Today every tool allows ${usesPerWindow} uses per 24 hours, counted from your first use. A use that fails costs nothing. The readability checker has no limit.`,
      },
      {
        question: 'Do you store my text?',
        answer:
          'No. Our server reads it in memory, answers and forgets it. If this site uses a language-model provider, the generators send your input to it. The privacy policy lists them.',
      },
      {
        question: 'Which languages do the tools support?',
        answer: 'English only. In another language the findings would mean nothing, so please do not trust them there.',
      },
    ],
  },
  api: {
    text: 'Programs can use the tools too.',
    link: { label: 'Read about the API', path: '/api/docs' },
  },
} as const
