import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'Cliché Finder: spot worn-out phrases | Limpid',
  heading: 'Cliché Finder',
  intro:
    'Paste a text and see the phrases that readers have met too often. Each comes with a reason, a grade from 1 to 5, and plainer words that fit the same sentence.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: 'Your own text, marked',
        text: 'The phrases stand out where you wrote them, so you judge each one in its sentence.',
      },
      {
        title: 'A grade for each phrase',
        text: 'Some phrases are a little tired, others say nothing any more. Five dots tell you which to mend first.',
      },
      {
        title: 'Words that fit',
        text: 'Each alternative takes the tense and the number of your sentence. Click one and it goes into your text.',
      },
      {
        title: 'It knows the variants',
        text: '“Think outside the box”, “thinking outside the box” and “thought outside of the box” are one cliché to it.',
      },
      {
        title: 'It leaves plain speech alone',
        text: 'A box you can carry is only a box. The finder looks for the stock phrase, not for its words.',
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
      'Paste up to 2,000 characters: a cover letter, a speech, the opening of a story.',
      'Press Find Clichés. The answer takes less than a second.',
      'Read the overall feedback, then follow a marked phrase to its explanation.',
      'Click an alternative to put it into your text, or click it again to take it back.',
      'Copy the mended text, or change it further and check it once more.',
    ],
  },
  callToAction: {
    heading: 'Longer texts, every day',
    text: 'A plan gives you the tools without limits, and an editor with an AI assistant that rewrites the sentence around a cliché as well.',
  },
  faq: [
    {
      question: 'What counts as a cliché?',
      answer:
        'A phrase that once painted a picture and no longer does, because everybody uses it: “avoid it like the plague”, “the tip of the iceberg”. Filler of the same kind counts too, such as “at the end of the day”.',
    },
    {
      question: 'Must I remove every cliché?',
      answer:
        'No. In a note to a friend they do no harm, and a character in a story may well talk in them. In a report or an application they cost you attention, so start with grades 4 and 5.',
    },
    {
      question: 'What do the five dots mean?',
      answer:
        'One dot marks a phrase that is only a little worn. Five dots mark one that readers skip without taking it in.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. A check that fails costs you nothing.',
    },
    {
      question: 'Do you store my text?',
      answer: 'No. The text goes to our server over an encrypted line, is checked in memory and then forgotten.',
    },
    {
      question: 'Does it work in other languages?',
      answer: 'No, only English is supported.',
    },
  ],
}
