import { usesPerWindow } from '#app/spec/free-tools.ts'
import { importLimitMegabytes, moneyBackDays, plans } from '#app/spec/plans.ts'
import { promotionalFigures } from './promotional-figures.ts'

export const home = {
  meta: {
    title: 'Limpid: write so that people understand',
    description:
      'Limpid shows what clouds your writing and helps you clear it. A free readability checker, eleven free text tools, and an editor for daily work.',
  },
  hero: {
    headline: 'Every muddled sentence has a clear one in it.',
    subline:
      'Limpid marks what clouds your writing: long sentences, lost doers, words that carry nothing. Then it helps you clear them. Paste a draft and watch the water settle.',
    primaryAction: { label: 'Check a text for free', path: '/readability-checker' },
    secondaryAction: { label: 'Get Limpid', path: '/pricing' },
    note: 'No account. Your text stays in your browser.',
  },
  socialProof: {
    line: `${promotionalFigures.exact} clear up their drafts with Limpid.`,
    detail: 'They write newsletters, theses, proposals, scripts and a great deal of e-mail.',
  },
  comparison: {
    heading: 'The same draft, with and without',
    intro: 'Nothing here is about talent. It is about seeing what you have grown used to.',
    withoutHeading: 'Without Limpid',
    withHeading: 'With Limpid',
    rows: [
      {
        topic: 'The long sentence',
        without: 'You have read it twelve times, so it feels short. Your reader goes back to the start of it.',
        with: 'It turns red the moment it gets too long. You cut it before anyone else sees it.',
      },
      {
        topic: 'The missing doer',
        without: '“The form should be returned.” Three people wait for each other to return it.',
        with: 'Limpid marks the passive and offers the active: “Please send us the form.”',
      },
      {
        topic: 'The hedge',
        without: '“It could perhaps be argued that…” Nobody knows whether you mean it.',
        with: 'Each hedge shows in blue. You keep the honest one and drop the other two.',
      },
      {
        topic: 'The second opinion',
        without: 'You ask a colleague on Monday and hear back on Thursday.',
        with: 'You have a first opinion while you type. Your colleague gets a better draft.',
      },
      {
        topic: 'The tools',
        without: 'One tab for grammar, one for plagiarism, one for the assistant, and the draft in none of them.',
        with: 'Editor, grammar, plagiarism check and assistant share one page with your document.',
      },
      {
        topic: 'The last version',
        without: 'report-final-2-new.docx, on the other computer.',
        with: 'One document, saved as you write, ready to export in five formats.',
      },
    ],
  },
  workflow: {
    heading: 'From blank page to sent',
    steps: [
      {
        title: 'Create and draft',
        text: `Start on an empty page, or bring a draft along as DOCX, TXT or Markdown, up to ${importLimitMegabytes}MB. Write badly at first. Everyone does.`,
      },
      {
        title: 'Enhance and refine',
        text: 'Red and yellow show the sentences that will slow a reader down. Blue and purple show style and grammar. Clear them one at a time, or ask the assistant for help.',
      },
      {
        title: 'Review and perfect',
        text: 'Check the whole text for plagiarism. Read it once more at the grade you are aiming for. Fix the last two things that bother you.',
      },
      {
        title: 'Export and share',
        text: 'Take it away as PDF, DOCX, Markdown, TXT or HTML. Or share the document. Until you do, nobody else can open it.',
      },
    ],
  },
  features: {
    heading: 'What is in the editor',
    intro: 'The checker and the free tools are here on this site. These come with a plan.',
    categories: [
      {
        id: 'editor',
        title: 'An editor that reads along',
        text: 'Readability and grammar in real time, while you type.',
        points: ['Hard sentences marked one by one', 'Grammar issues in purple', 'A grade for the whole text'],
      },
      {
        id: 'plagiarism',
        title: 'Plagiarism checking',
        text: 'Find a borrowed sentence before your reader does.',
        points: ['A monthly allowance of words', 'In the same page as your draft'],
      },
      {
        id: 'assistant',
        title: 'An AI assistant with two modes',
        text: 'Ask Mode talks your draft over with you. Agent Mode works on the document.',
        points: [
          'Questions and ideas in Ask Mode',
          'Changes to the text in Agent Mode',
          'Credits that reset each month',
        ],
      },
      {
        id: 'storage',
        title: 'Cloud storage with autosave',
        text: 'Close the lid in the middle of a word. It will be there.',
        points: ['Unlimited documents', 'Saved as you write', 'A trash that waits before it empties'],
      },
      {
        id: 'import',
        title: 'Bring what you have',
        text: 'Your old drafts come with you.',
        points: ['DOCX, TXT and Markdown', `Files up to ${importLimitMegabytes}MB`],
      },
      {
        id: 'export',
        title: 'Take it anywhere',
        text: 'What you write here can leave whenever you like.',
        points: ['PDF and DOCX for people', 'Markdown and HTML for websites', 'TXT for everything else'],
      },
      {
        id: 'sharing',
        title: 'Private unless you share',
        text: 'Only you can open your documents, until you decide to share one.',
        points: ['Closed by default', 'Shared by choice'],
      },
    ],
  },
  audiences: {
    heading: 'Who writes with Limpid',
    groups: [
      {
        name: 'Content creators',
        text: 'You publish every week. See which paragraph people will leave at, and mend it first.',
        link: { label: 'Cut a sentence in half', path: '/blog/cut-a-sentence-in-half' },
      },
      {
        name: 'Students and academics',
        text: 'Hard ideas deserve easy sentences. Keep the terms and lose the fog around them.',
        link: { label: 'Find the buried verb', path: '/blog/find-the-buried-verb' },
      },
      {
        name: 'Business professionals',
        text: 'Say what you need, from whom, by when. Get your answer on the first try.',
        link: { label: 'Email that people answer', path: '/blog/email-that-people-answer' },
      },
      {
        name: 'Non-native English speakers',
        text: 'Your English is good enough to be simple. See where a shorter sentence is safer.',
        link: { label: 'Plain English as a second language', path: '/blog/plain-english-for-non-native-writers' },
      },
      {
        name: 'Marketers',
        text: 'Spot the phrase that every rival uses too. Replace it with something only you can say.',
        link: { label: 'Find the clichés', path: '/free-tools/cliche-finder' },
      },
      {
        name: 'SEO people',
        text: 'Write titles and descriptions that fit the result page and tell the truth about yours.',
        link: { label: 'Write a meta description', path: '/free-tools/meta-description-generator' },
      },
      {
        name: 'Podcasters',
        text: 'Listeners cannot go back a line. Write for the ear, with a script to start from.',
        link: { label: 'Draft a podcast script', path: '/free-tools/podcast-script-generator' },
      },
    ],
  },
  faq: {
    heading: 'Questions people ask us',
    items: [
      {
        question: 'What does Limpid do?',
        answer:
          'It shows you what makes a text hard to read, and it helps you change it. The readability checker and the free tools are on this site. The paid app adds an editor with grammar, plagiarism checking, an AI assistant and a place to keep your documents.',
      },
      {
        question: 'Do I need an account?',
        answer: `Not on this site. The checker has no limit. Each free tool allows ${usesPerWindow} uses per 24 hours. You need an account only for the paid app.`,
      },
      {
        question: 'What happens to my text?',
        answer:
          'In the checker it never leaves your browser. The free tools send it to our server, which reads it in memory, answers and forgets it. If the site uses a language-model provider, generators pass your input on to it. Our privacy policy says which ones.',
      },
      {
        question: 'Will it make everyone write the same way?',
        answer:
          'It points at things; it does not rewrite you. A mark means that a sentence may slow a reader down. You can ignore it, and often you should. The way you put things stays your own.',
      },
      {
        question: 'What do the colors mean?',
        answer:
          'Red is a sentence that is very hard to read, and yellow is a hard one. Purple is a grammar issue. Blue covers adverbs, passive voice and qualifiers.',
      },
      {
        question: 'Which grade level should I aim for?',
        answer:
          'For most readers, somewhere from 6 to 9. That is not childish. It is the range in which busy adults read without effort. Specialists will accept more, and they still prefer less.',
      },
      {
        question: 'Does it work in other languages?',
        answer: 'No. Limpid reads English only, and its findings would mean nothing in another language.',
      },
      {
        question: 'What does a plan cost?',
        answer: `Pro costs $${plans.pro.monthlyPrice} a month and Premium $${plans.premium.monthlyPrice}. You pay less per month if you pay by the year. Both come with a ${moneyBackDays}-day money-back guarantee.`,
      },
    ],
  },
  finalCall: {
    headline: 'Paste the last thing you sent.',
    text: `It takes a minute, and it may surprise you. Then join ${promotionalFigures.rounded} who check before they send.`,
    primaryAction: { label: 'Open the readability checker', path: '/readability-checker' },
    secondaryAction: { label: 'See the plans', path: '/pricing' },
    tertiaryAction: { label: 'Browse the free tools', path: '/free-tools' },
  },
} as const
