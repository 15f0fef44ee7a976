import type { ToneStock } from '../tone-stock.ts'

export const debate: ToneStock = {
  music: ['Punchy theme music, then under', 'Two drum hits, theme fades under', 'Tense theme, then silence'],
  coldOpen: [
    'There are two sides to today’s topic, {subject}, and neither of them gets an easy ride.',
    'Motion on the table: {subject}. For or against? Make up your mind now, and see if you still agree with yourself at the end.',
    'If everyone around you agrees about {subject}, somebody isn’t being honest. Let’s have the argument.',
  ],
  promise: [
    'The rules are simple. Every claim gets a counterclaim, nobody wins by being loud, and {audience} get the final vote.',
    'We’ll put the strongest case for, then the strongest case against, and we won’t pretend that the middle is always right.',
    'Listen for the argument you like least today. That’s the one worth your attention.',
  ],
  begin: [
    'First motion: {point}.',
    'Let’s open the debate with {point}.',
    'The opening question before the house is {point}.',
  ],
  next: [
    'The next motion is tougher. It’s {point}.',
    'Let’s move the fight to new ground: {point}.',
    'Objection noted. Now for {point}.',
    'And here both sides dig in, because next comes {point}.',
  ],
  angle: [
    'The case for taking {point} seriously: ignore it, and you leave the decision to chance. The case against: attention is limited, and something else will go without.',
    'One side says that {point} {is/are} a matter of principle. The other says it’s a matter of circumstance. I’d like to hear each of them admit what the other gets right.',
    'Let me play the opponent. Suppose {point} {is/are} overrated. Suppose we talk about it because it’s easy to talk about. What would you say to convince me otherwise?',
    'Here’s the test for {point}. State the other side’s view so well that they’d sign it. If you can’t, you’re not ready to argue against it.',
    'On {point}, I hear a lot of certainty and very few concessions. So, concession time: what is the best argument against your own position?',
  ],
  answer: [
    'I’ll take the other side of that, and not just for sport. I think that the usual argument skips a step.',
    'I disagree, and I’ll tell you where. It’s not the goal that I object to, it’s the price.',
    'Granted, there’s something in that. But follow the reasoning one step further and it starts to wobble.',
    'Let me turn that around. If it’s so clearly right, why do sensible people keep doing the opposite?',
    'I’d defend it, with one condition. Take away the condition, and I change sides.',
  ],
  react: [
    'Hold on, I’m not letting that pass.',
    'I’ll concede that much.',
    'Objection!',
    'That’s a strong point for your side.',
    'But is it always so?',
    'I see the argument. I don’t buy it yet.',
  ],
  wrap: [
    'Closing the motion on {point}: the vote is open, and it’s yours.',
    'Neither side owns {point} after that, and that may be the honest result.',
    'Let the record show that on {point} we agreed about the question, if not the answer.',
    'We’ll call {point} a draw, for now.',
  ],
  recap: [
    'Let’s tally the arguments.',
    'Closing statements. Here’s where each motion stands.',
    'Before you vote, the case in brief.',
  ],
  action: [
    'Cast your vote: write to us and tell us which argument moved you, and which one didn’t.',
    'Send this episode to the person you argue with most, and listen to it together.',
    'Subscribe for the next debate. If you think that we missed the best argument, then make it, and we’ll put it on the air.',
  ],
  farewell: [
    'Argue well, and listen better. Until next time.',
    'The debate is adjourned.',
    'Change your mind about something this week. See you next time.',
  ],
}
