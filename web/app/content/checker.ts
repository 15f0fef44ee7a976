/** The first text in the editor: it shows one finding of each kind and explains itself. */
export const sampleText: readonly string[] = [
  'Welcome to the readability checker. Clear this text and paste your own, or change these lines and watch the marks follow you.',
  'Sentences that are hard to read turn yellow, and the reason is nearly always that they carry more than one thought at a time.',
  'When a sentence grows so long that the reader, having set out with every intention of understanding it, loses hold of the subject before the verb has finally been reached, the whole of it turns red, and the kindest thing that you can do is to cut it in two.',
  'Blue is for style. An adverb that limps slowly behind its verb gets a dotted line. The passive voice was used in this sentence. Perhaps you could sort of drop a qualifier. If you utilize a long word where a short one will do, you are offered the short one.',
  'Point at a mark to see why it is there. Nothing you type leaves this page.',
]

export const checkerCopy = {
  meta: {
    title: 'Free readability checker: see what makes your text hard to read | Limpid',
    description:
      'Paste a text and see at once which sentences are hard, which words are padding, and what grade it reads at. Free, private, no sign-up.',
  },
  heading: 'Readability checker',
  loading: 'Loading the editor…',
  noScript:
    'The checker runs in your browser, so it needs JavaScript. Turn it on and reload this page. Until then, here is what it does.',
  explanation: [
    {
      heading: 'What it does',
      paragraphs: [
        'Paste a text, open a file or start to write. The checker reads along and marks what will slow your reader down. It gives the whole text a school grade, and it tells you what to change first.',
        'All of this happens in your browser. The text is not sent anywhere, and it is gone when you close the page, unless you ask the browser to keep your draft.',
      ],
    },
    {
      heading: 'How grades work',
      paragraphs: [
        'Grade 6 means that a reader of about twelve can follow the text. It says nothing about how clever the text is. Most newspapers aim for grades 7 to 9, and busy adults thank you for less.',
        'Our grade looks at three things: how long the sentences are, how familiar the words are, and whether the text tells or lists. The classic formulas look at length alone or at length and syllables. They are in the panel too, so that you can compare.',
        'A sentence is hard from grade 10 and very hard from grade 14, by the Automated Readability Index of that sentence alone. Sentences under 14 words are never marked.',
      ],
    },
    {
      heading: 'What a mark asks of you',
      paragraphs: [
        'A mark is a question. Could this be two sentences? Does this word do any work? Who did it? Some marked sentences are right as they are. Ignore those, and mend the rest.',
      ],
    },
  ],
  colors: {
    heading: 'The colors',
    items: [
      { kind: 'veryHard', name: 'Red', text: 'A sentence that is very hard to read. Cut it in two.' },
      { kind: 'hard', name: 'Yellow', text: 'A sentence that is hard to read. Shorten it a little.' },
      { kind: 'grammar', name: 'Purple', text: 'A grammar issue. Switch the grammar check on to see these.' },
      {
        kind: 'adverb',
        name: 'Blue',
        text: 'Adverbs, passive voice and qualifiers. Each has a line of its own shape.',
      },
    ],
  },
  faq: {
    heading: 'Questions about the checker',
    items: [
      {
        question: 'Is the checker free?',
        answer: 'Yes. It has no limit, no sign-up and no trial that ends.',
      },
      {
        question: 'Where does my text go?',
        answer:
          'Nowhere. The analysis and the grammar check run in your browser. Open the network view of your browser and type: you will see no request that carries your words.',
      },
      {
        question: 'Can I keep my draft?',
        answer:
          'Switch on “Keep my draft in this browser” and it will be here when you come back. Switch it off and the stored draft is deleted.',
      },
      {
        question: 'Which files can I open?',
        answer: 'Plain text, Markdown and Word documents (.txt, .md and .docx), up to 15 MB.',
      },
      {
        question: 'Does it work without a connection?',
        answer: 'Once you have opened the page, yes. Your browser keeps the parts of this page it needs.',
      },
      {
        question: 'Does it work for other languages?',
        answer: 'No. It knows English only. In another language its marks mean nothing.',
      },
    ],
  },
} as const
