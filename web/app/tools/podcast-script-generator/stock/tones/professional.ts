import type { ToneStock } from '../tone-stock.ts'

export const professional: ToneStock = {
  music: [
    'Measured theme music, then under',
    'Short, confident theme, fades under',
    'Theme music, even tempo, fades out',
  ],
  coldOpen: [
    'It comes up in many meetings and gets little time in any of them: {subject}. Today we set aside the time it deserves.',
    'In this episode: {subject}. What matters, what can wait, and what to decide first.',
    'There is a great deal to say about {subject}, and only so much time. We have chosen what matters most.',
  ],
  promise: [
    'Over the next few minutes we’ll set out the main questions about {subject} and what they mean for {audience}.',
    'Our aim is practical: a clear view of {subject} and a short list of next steps for {audience}.',
    'We’ll keep to the essentials of {subject}, in a sensible order, and close with actions you can take this week.',
  ],
  begin: [
    'Let’s begin with the foundation: {point}.',
    'The first item on our agenda is {point}.',
    'I’d like to open with {point}, since so much else depends on it.',
  ],
  next: [
    'That leads directly to our next item: {point}.',
    'With that established, let’s consider {point}.',
    'The next consideration is {point}.',
    'Let’s move on to {aim}.',
  ],
  angle: [
    'In practice, the difficulty with {point} is seldom knowledge. It is ownership. Ask who is responsible for it, and by when, and the picture becomes clear.',
    'A useful discipline with {point} is to separate what is urgent from what is important, and to give each its own place in the calendar.',
    'I would encourage you to treat {point} as a decision rather than a habit. Write down the options, the criteria, and the date by which you will choose.',
    'Good work on {point} tends to have three qualities: a clear owner, a realistic timetable, and a way to tell whether it succeeded.',
    'The cost of getting {point} wrong is rarely visible on the first day, which is exactly why it deserves attention on the first day.',
  ],
  answer: [
    'My approach is to begin with the outcome. Once that is agreed, the steps tend to suggest themselves.',
    'I would look at the constraints first: time, budget, and people. They decide more than we like to admit.',
    'The short answer is preparation. The longer answer is preparation with the right people in the room.',
    'I try to keep the process simple enough that it survives a busy week.',
    'There is no single right answer, but there is a right order: understand, decide, act, and then review.',
  ],
  react: [
    'That is a helpful distinction.',
    'I agree with that.',
    'That is worth underlining.',
    'A fair point.',
    'Thank you, that is clear.',
    'That matches what I have seen.',
  ],
  wrap: [
    'To summarize {point}: decide early, write it down, and review it.',
    'That gives us a workable position on {point}.',
    'In short, {point} {rewards/reward} a little structure.',
    'We’ll leave {point} there and move on.',
  ],
  recap: [
    'To recap the main points of today’s discussion:',
    'Let me summarize what we have covered.',
    'Here is the episode in brief.',
  ],
  action: [
    'If this was of use, please share it with a colleague and subscribe so that you receive the next episode.',
    'We welcome your questions and suggestions, so please write to us with the topics that matter in your work.',
    'Choose one of today’s actions, put it in your calendar, and let us know how it went.',
  ],
  farewell: [
    'Thank you for your time, and we look forward to having you with us again.',
    'Thank you for listening. Until the next episode.',
    'On behalf of everyone here, thank you for joining us.',
  ],
}
