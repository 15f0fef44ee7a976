import type { ToneStock } from '../tone-stock.ts'

export const inspirational: ToneStock = {
  music: ['Slow piano builds, then under', 'Strings rise gently and fade', 'Hopeful theme swells, then softens'],
  coldOpen: [
    'There is a moment before every beginning when nothing has changed yet, except that you have decided. Today we stand in that moment, with {subject}.',
    'Take a breath. Wherever you are, however today has gone so far, there is room in it for something new. Let’s talk about {subject}.',
    'Maybe you’ve told yourself that {subject} is for other people. I’d like to offer you another story.',
  ],
  promise: [
    'This one is for {audience}, and for anyone who needs a reason to take the next step.',
    'My hope is simple: that something said here about {subject} stays with you when the day gets hard.',
    'We won’t pretend that it’s easy. We’ll look for the part of {subject} that is yours to do, and we’ll honor it.',
  ],
  begin: [
    'Every journey has a threshold. Ours is {point}.',
    'Let’s begin where courage begins, with {point}.',
    'The first step is closer than you think. It’s {point}.',
  ],
  next: [
    'And from there, the path leads on to {aim}.',
    'Now let’s lift our eyes a little higher, to {aim}.',
    'There’s another light along the way: {point}.',
    'Let that settle. Then let’s turn to {aim}.',
  ],
  angle: [
    'Think of a time when you did something you once believed you couldn’t. It may have been small. That same strength is the one you’ll bring to {aim}.',
    'You don’t have to be ready for {point}. You only have to be willing. Willing is enough for today.',
    'Growth is quiet. Nobody applauds on the third morning, and that is when {point} {is/are} really decided.',
    'When {point} {feels/feel} heavy, ask yourself who will be glad that you kept going. Say their name. Then take one step.',
    'There’s a question I love for {point}: what would you try if you knew that falling short would teach you something?',
  ],
  answer: [
    'I believe it begins with permission. Permission to be new at something, and to be seen while you’re learning.',
    'What keeps me going is remembering that progress doesn’t ask for perfection. It asks for one honest try.',
    'I’ve come to see that doubt isn’t a stop sign. It’s a sign that you care.',
    'I’d tell anyone listening to choose kindness first, toward themselves most of all, and then to choose the smallest brave thing.',
    'It’s about showing up. On the bright days and, above all, on the gray ones.',
  ],
  react: [
    'That gives me goosebumps.',
    'Let’s let that land for a second.',
    'I needed to hear that today.',
    'What a beautiful way to see it.',
    'Thank you for saying that.',
    'There is so much hope in that.',
  ],
  wrap: [
    'Carry this with you about {point}: you’re further along than you think.',
    'That’s the gift inside {point}. It’s yours to open.',
    'Treat {point} as an invitation and not as a test.',
    'Rest here a moment. You’ve done something just by listening.',
  ],
  recap: [
    'Let’s gather the light from today.',
    'Before we part, remember what we’ve found together.',
    'Here’s what I hope you’ll carry with you.',
  ],
  action: [
    'Take one small step today, and then tell someone about it. Your story may be the one that they need.',
    'If this spoke to you, share it with a person who could use some courage this week.',
    'Write down one sentence that you want to live by this week, put it where you’ll see it, and send it to us if you like.',
  ],
  farewell: [
    'You have everything you need to begin. Until next time.',
    'Be gentle with yourself, and keep going.',
    'Thank you for your heart and your time. See you on the path.',
  ],
}
