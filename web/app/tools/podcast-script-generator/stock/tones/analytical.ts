import type { ToneStock } from '../tone-stock.ts'

export const analytical: ToneStock = {
  music: ['Minimal electronic theme, then under', 'Steady pulse theme fades under', 'Short, precise theme, fades out'],
  coldOpen: [
    'Let’s state the problem precisely. People talk about {subject} as if it were one thing. It’s several, and they pull in different directions.',
    'Two questions drive this episode on {subject}. What do we know? And how do we know it?',
    'Start with a claim you’ve heard about {subject}. Now ask what would have to be true for it to hold. That’s the exercise for today.',
  ],
  promise: [
    'We’ll separate {subject} into parts, test the assumptions behind each part, and see which conclusions survive. It’s built for {audience}.',
    'The method is simple: define, compare, weigh, conclude. And where the evidence runs out, we’ll say so.',
    'We’ll treat {subject} as a set of trade-offs and not as a set of slogans.',
  ],
  begin: [
    'Variable number one: {point}.',
    'Let’s isolate the first factor, {point}.',
    'We begin with the part that everything else depends on: {point}.',
  ],
  next: [
    'Hold that constant for a moment and consider {point}.',
    'The next factor to examine is {point}.',
    'That result changes how we should look at {point}.',
    'Now let’s add another variable: {point}.',
  ],
  angle: [
    'Break {point} into inputs, process, and outcome. Most arguments about it, if you listen closely, are arguments about just one of those parts.',
    'There are at least two hypotheses about {point}. Either it causes the result or it merely comes along with it. The two call for very different decisions.',
    'What would count as evidence on {point}? If nothing could change our mind, then we’re not analyzing it. We’re defending it.',
    'Look at the incentives around {point}. Who gains if things stay as they are, who gains if they change, and who carries the cost either way?',
    'Consider the base case for {point}: what happens if you do nothing at all? Every option should be measured against that, and surprisingly often nobody has looked.',
  ],
  answer: [
    'I’d want to see the comparison before I accept the conclusion. Compared with what, over what period, and for whom?',
    'There are three layers to that: the data we have, the data we’d like to have, and the assumptions that fill the gap.',
    'The trade-off is the interesting part. You can usually have two of the three things you want, so the real question is which one you give up.',
    'I’d put my confidence at moderate. The reasoning is sound, but much rests on one assumption.',
    'The average hides most of what matters here. I’d look at the spread and at the extremes.',
  ],
  react: [
    'That follows.',
    'So the assumption is doing the work there.',
    'That’s a testable claim.',
    'Let’s note the exception as well.',
    'That narrows it down.',
    'And the opposite case?',
  ],
  wrap: [
    'Provisional conclusion on {point}: the strongest version of the claim is too strong, and the weakest is still useful.',
    'So {point} {matters/matter}, but only under conditions that we can name.',
    'On {point}, the honest answer includes its own margin of error.',
    'We can set {point} aside with a clearer question than we started with.',
  ],
  recap: ['Let’s list the findings.', 'Here is the argument, step by step.', 'To put the analysis in order:'],
  action: [
    'Take one belief you hold about today’s topic and write down what would change your mind. Then send us the result.',
    'If you think that we’ve weighed something wrongly, show us your reasoning. Corrections are welcome.',
    'Subscribe for the next analysis, and share this one with somebody who disagrees with you.',
  ],
  farewell: [
    'Check your assumptions, and see you next time.',
    'Thank you for thinking it through with us.',
    'Until next time, question the average.',
  ],
}
