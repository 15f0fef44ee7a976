import type { ToolCopy } from '../define-tool.ts'

export const copy: ToolCopy = {
  title: 'Podcast Script Generator: a whole episode | Limpid',
  heading: 'Podcast Script Generator',
  intro:
    'Say what the episode is about, who listens and who talks. You get a script of a whole episode: cold open, welcome, segments, recap and goodbye, with lines for every voice.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        title: 'A whole episode',
        text: 'Between 700 and 1,200 words, about five to eight minutes when spoken. Long enough to record, short enough to change.',
      },
      { title: 'Your points, developed', text: 'The segments follow what you wrote about the topic, in your order.' },
      {
        title: 'Voices that take turns',
        text: 'Hosts lead, guests answer, and nobody speaks for another. Five set-ups, from one host to two with a guest.',
      },
      { title: 'Ten tones', text: 'A debate argues, a story goes from scene to scene, an interview asks.' },
      { title: 'No invented facts', text: 'The script makes up no studies and no numbers. It leaves room for yours.' },
      {
        title: 'Written for the ear',
        text: 'Short sentences that can be said in one breath, with stage directions where they help.',
      },
    ],
  },
  howTo: {
    heading: 'How to use it',
    steps: [
      'Explain the topic in up to 2,000 characters. Name the points you want to make.',
      'Say who listens, and choose a tone.',
      'Choose who talks. The name fields follow your choice; an empty one becomes Host or Guest.',
      'Press Generate Script.',
      'Read it aloud, change what you stumble over, and copy it.',
    ],
  },
  callToAction: {
    heading: 'An episode every week?',
    text: 'A plan gives you the tools without limits, and an editor that shows which sentences are too long to say.',
  },
  faq: [
    {
      question: 'How long is the episode?',
      answer:
        'The script has 700 to 1,200 words. Spoken at an easy pace, that is five to eight minutes, before you add your own stories.',
    },
    {
      question: 'Do I have to name the podcast?',
      answer: 'No. Without a name, the welcome simply greets the listener.',
    },
    {
      question: 'What if I leave the names empty?',
      answer: 'The speakers are called Host, Host 2, Guest and Guest 2. You can replace them later.',
    },
    {
      question: 'Can I read it word for word?',
      answer: 'You can, but scripts sound better when they are half remembered. Read a paragraph, look up, and say it.',
    },
    {
      question: 'How often can I use it?',
      answer: 'Ten times in 24 hours, counted from your first use. A run that fails costs you nothing.',
    },
    { question: 'Does it work in other languages?', answer: 'No, only English is supported.' },
  ],
}
