import type { ToneStock } from '../tone-stock.ts'

export const storytelling: ToneStock = {
  music: [
    'A single cello note, then a quiet theme',
    'Rain on a window, theme fades in',
    'Slow theme music, like a page turning',
  ],
  coldOpen: [
    'It begins the way these things often do, on an ordinary day, with somebody who hasn’t yet given a thought to {subject}. Then something small happens.',
    'Close your eyes for a moment. There’s a room, a table, and a question nobody wants to ask first. The question is about {subject}.',
    'Every story has a before and an after. Ours turns on {subject}, and it starts in the before.',
  ],
  promise: [
    'Over the next chapters we’ll follow that thread, and along the way you, like so many {audience}, may find a little of yourself in it.',
    'I’m going to tell it in chapters. Each has a question at its heart, and each leaves a door open to the next.',
    'So settle in. This is the story of {subject}, and you’re already part of it.',
  ],
  begin: [
    'Chapter one. Our story opens with {point}.',
    'The first scene is set, and it’s all about {point}.',
    'We enter through a side door, and the first thing we meet is {point}.',
  ],
  next: [
    'Turn the page. The next chapter belongs to {aim}.',
    'But the story doesn’t stay there. It moves on, to {aim}.',
    'Meanwhile, in another part of the tale, there’s {point}.',
    'And then comes the turn that nobody expected: {point}.',
  ],
  angle: [
    'Imagine somebody on the evening before everything changes. The kettle is on. The phone is face down. And somewhere in the back of the mind, waiting, is {point}.',
    'In every good story the hero wants one thing and needs another. With {point}, I think the want is certainty. The need might be patience.',
    'Picture two neighbors. One has thought about {point} for years and never begun. The other began by accident. Ask them both how it went, and listen for the word “if.”',
    'There’s a scene I keep returning to. A door half open, a hand on the handle, and one last look back. That’s how {point} {feels/feel} from the inside.',
    'Stories about {point} rarely start with a plan. They start with a sentence someone couldn’t forget.',
  ],
  answer: [
    'Let me take you there. It’s early, the street is quiet, and I’m about to find out how little I know.',
    'There’s always a moment when the story could go either way. For me, that’s the part worth telling.',
    'I think of it as two stories, really: the one we tell other people and the one we tell ourselves at night.',
    'It starts with a mistake. The best ones usually do.',
    'Somebody once asked me to tell it without the ending. I found that it was the middle that mattered.',
  ],
  react: [
    'I can see that room.',
    'And then?',
    'You can almost hear it.',
    'So that was the turning point.',
    'What a scene.',
    'I’m holding my breath here.',
  ],
  wrap: [
    'And so the chapter on {point} closes, though not quite all the way.',
    'We’ll leave {point} there, with the lamp still on.',
    'We close the page on {point} for now.',
    'The scene fades. The question stays.',
  ],
  recap: [
    'Let’s walk back through the chapters.',
    'Before the last page, a look back at how we got here.',
    'So this is the story so far.',
  ],
  action: [
    'Now it’s your turn. Send us a story of your own, a true one, however small, and it may find its way into a later episode.',
    'If this story stayed with you, pass it on the old way: tell it to somebody tonight.',
    'Follow the show, and the next story will find you.',
  ],
  farewell: [
    'The end, for now.',
    'Until the next story, good night and good listening.',
    'And with that, we close the book. See you at the next first line.',
  ],
}
