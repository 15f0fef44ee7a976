import type { WayOfTalking } from './way-of-talking.ts'

/** For episodes about doing something. */
export const practical: WayOfTalking = {
  ask: [
    '{to}when you hear “{bare}”, where does your mind go first?',
    '{to}what do you wish more people would ask about {point}?',
    '{to}how would you explain {point} to somebody who has never given it a thought?',
    '{to}where do you see people get stuck with {point}?',
    '{to}what made you care about {point} in the first place?',
    '{to}what has changed in the way that you think about {point}?',
    '{to}if you could only say one thing about {point}, what would it be?',
  ],
  wonder: [
    'So let me ask you directly. What do you already do about {point}, and what have you been putting off?',
    'When you think of {point}, what do you picture? Keep that picture in mind for the next minute.',
    'Here’s a question to sit with: what would be different for you if {point} were no longer a worry?',
    'What’s the first thing that somebody told you about {point}? And do you still believe it?',
    'Why does this matter? Because {point} {is/are} the sort of thing that you only notice when it goes wrong.',
    'Ask yourself this about {point}: what do I know, and what do I only assume?',
  ],
  contrast: [
    'There’s the quick way to deal with {point}, and there’s the way that lasts. They’re seldom the same, and both have their place.',
    'On the one hand, {point} can feel like a small thing. On the other, small things are what a week is made of.',
    'It’s tempting to treat {point} as a yes-or-no matter. I’d rather think of it as a dial that you can turn a little at a time.',
    'What people say about {point} and what they do about it can be two different things. I include myself in that.',
    'You could start with the theory of {point}, or you could start with a try. I’d argue for the try, and then the theory makes sense.',
    'Beginners tend to ask what to do about {point}. People who’ve been at it for a while tend to ask what to leave out.',
  ],
  follow: [
    'Can you give us an example{comma}? Something that you saw or did yourself?',
    'What would you say to somebody who doubts that{comma}?',
    'And what does that look like on an ordinary day{comma}?',
    'What’s the part of that which people tend to overlook{comma}?',
    'Was there a moment when you saw it differently{comma}?',
    'How would you know that it’s working{comma}?',
  ],
  apply: [
    'So what does this mean for {audience}? I’d say: pick the smallest part of {point} that you can do today, and do only that.',
    'If I think of {audience}, the question isn’t whether {point} {matters/matter}. It’s where it fits between everything else.',
    'For {audience}, I’d put it like this: you don’t need all the answers on {point}. You need the next question.',
    'For {audience} in particular, my suggestion is to write down one thing about {point} before the day is over.',
    'Let’s bring this home to {audience}. Take {point}, give it ten minutes this week and see what you notice.',
  ],
  askAdvice: [
    '{to}what would you tell {audience} about {point}?',
    '{to}this show is made for {audience}. What’s a good first step for them?',
    '{to}if {audience} could take away one thing here, what should it be?',
    '{to}what’s realistic for {audience} when it comes to {aim}?',
  ],
  advice: [
    'I’d say, start with what you have. Don’t wait for the perfect moment. (Add one concrete tip of your own.)',
    'Talk to somebody who has done it, and ask them what they’d skip. (Name one thing that you would skip.)',
    'Give yourself a date, and make the first step so small that it feels almost silly. (Suggest a first step.)',
    'Write down what you want from it, in one sentence. It’s harder than it sounds, and it helps. (Offer a sentence of your own.)',
    'Be patient with the beginning. It’s allowed to look untidy. (Say what your own beginning looked like.)',
  ],
  lastAnswer: [
    'Just this: be curious about it. The rest follows. (Add where people can find you, if you like.)',
    'Start before you feel ready. (Add where listeners can follow your work.)',
    'Only that I learned something today as well. Thank you.',
    'Ask for help earlier than you think you need it. That’s all from me.',
  ],
  recapEnd: [
    'If you keep only one of these, keep the one that made you stop for a moment.',
    'None of that needs to happen all at once. One of them, this week, is plenty.',
    'Take the one that speaks to you and leave the rest for another day.',
  ],
}
