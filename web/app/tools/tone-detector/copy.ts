import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'Tone Detector: how will your text sound? | Limpid',
  heading: 'Tone Detector',
  intro:
    'You know what you meant. This tool tells you what a reader is likely to hear: which of 28 emotions are in your text, how strong each one is, and in which sentence it sits.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: '28 emotions',
        text: 'Not just positive and negative. The tool tells annoyance from anger, and relief from joy.',
      },
      {
        title: 'The whole and its parts',
        text: 'An overall tone first, then every sentence on its own. One sharp sentence can spoil a kind message.',
      },
      {
        title: 'Scores that mean something',
        text: 'We calibrated the model: of a hundred texts that get 70%, about seventy have the tone.',
      },
      {
        title: 'What the reader feels',
        text: 'One plain sentence says what all this is likely to do to the person who reads it.',
      },
      {
        title: 'Our own model',
        text: 'It runs on our server, with no other company involved. Your text is read in memory and forgotten.',
      },
      {
        title: 'The end counts too',
        text: 'Long texts are read in stretches, so that the last line weighs as much as the first.',
      },
    ],
  },
  howTo: {
    heading: 'How to use it',
    steps: [
      'Paste up to 2,000 characters. A message you are about to send is best.',
      'Press Analyze Tone and read the overall tone.',
      'Go through the sentences and look for one that does not sound like the others.',
      'Point at the dots to see the exact percentage.',
      'Change the sentence and analyze again.',
    ],
  },
  callToAction: {
    heading: 'Check before you send',
    text: 'A plan gives you the tools without limits, and an editor with an AI assistant that can soften a sentence or sharpen it.',
  },
  faq: [
    {
      question: 'Which tones does it know?',
      answer:
        'Admiration, amusement, anger, annoyance, approval, caring, confusion, curiosity, desire, disappointment, disapproval, disgust, embarrassment, excitement, fear, gratitude, grief, joy, love, nervousness, optimism, pride, realization, relief, remorse, sadness, surprise and neutral.',
    },
    {
      question: 'What do the five dots mean?',
      answer:
        'How sure the model is. Each dot is ten percent, so five dots mean half or more. Point at them for the exact figure.',
    },
    {
      question: 'Does it understand irony?',
      answer: 'Not well. It takes “Great, another meeting.” for admiration. Some of your readers may, too.',
    },
    {
      question: 'Where did the model learn?',
      answer:
        'From 43,000 public online comments in which people marked the emotions they heard (the GoEmotions set). It knows everyday English best. The model card in our repository lists its limits.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. Reading the sentences is part of one use.',
    },
    { question: 'Does it work in other languages?', answer: 'No, only English is supported.' },
  ],
}
