/** Lines that fit every tone; they ask, contrast and apply, and state nothing that the visitor has not said. */
export const anyTone = {
  greet: {
    named: [
      'Welcome to {show}. I’m {name}.',
      'Hello and welcome to {show}. I’m {name}.',
      'This is {show}, and I’m {name}.',
      'You’re listening to {show}. My name is {name}.',
    ],
    unnamed: [
      'Welcome to {show}. I’m your host.',
      'Hello and welcome to {show}. I’m glad you’re here.',
      'This is {show}, and I’m your host.',
    ],
  },
  greetBack: {
    named: [
      'And I’m {name}. [Glad to be here.|Good to have you with us.|Hello, everyone.]',
      'And {name} here, too. [Let’s do this.|Hello, everybody.]',
    ],
    unnamed: ['And I’m the other half of the team. [Hello, everyone.|Good to have you with us.]'],
  },
  introduceGuest: {
    named: [
      'With me is {name}. Welcome to the show{comma}.',
      'I’m joined by {name}. It’s good to have you here{comma}.',
      'My guest is {name}. Thank you for coming{comma}.',
    ],
    unnamed: [
      'With me is a guest whom I’m glad to have in the studio. Welcome to the show.',
      'I’m joined by a guest for this one. It’s good to have you here.',
    ],
  },
  introduceSecond: {
    named: ['And joining us as well is {name}. Welcome{comma}.', '{name} is here, too. A warm welcome{comma}.'],
    unnamed: ['And we have a second guest with us. A warm welcome to you, too.'],
  },
  guestHello: [
    'Thank you for having me. I’ve been looking forward to this.',
    'It’s good to be here. Thanks for the invitation.',
    'Thanks. I’m happy to talk about it.',
    'Thank you. This is a subject close to my heart.',
    'Thanks for having me on the show.',
  ],
  topic: [
    'Today we’re talking about {subject}.',
    'Our topic today is {subject}.',
    'Today’s episode is about {subject}.',
    'This time it’s all about {subject}.',
  ],
  forWhom: ['It’s an episode for {audience}.', 'We made this one for {audience}.', 'This one goes out to {audience}.'],
  /** Asked of a guest or a co-host. */
  ask: [
    '{to}when you hear the words “{bare}”, where does your mind go first?',
    '{to}what do you wish more people would ask about {point}?',
    '{to}how would you explain {point} to somebody who has never given it a thought?',
    '{to}where do you see people get stuck with {point}?',
    '{to}what made you care about {point} in the first place?',
    '{to}what has changed in the way that you think about {point}?',
    '{to}if you could only say one thing about {point}, what would it be?',
  ],
  /** Asked of the listener when nobody else is there. */
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
  /** The guest’s own material, which only the guest has. */
  story: [
    'There’s one time that comes to mind. (Tell the story in your own words: where you were, what happened, what you learned.)',
    'Yes, and it’s a good example of what I mean. (Describe one real case in a minute or less.)',
    'Let me tell you about something that happened to me. (Share a short, true story that fits here.)',
    'I can think of somebody who went through exactly that. (Tell their story without naming them.)',
    'I learned it the slow way. (Explain in two or three sentences what you tried and what came of it.)',
    'I remember it well. (Say what you saw, what surprised you and what you’d do differently.)',
  ],
  /** The same for hosts. */
  example: [
    'Let me give you an example from my own week. (Tell it in three sentences: what, why, and how it ended.)',
    'Here’s where it became real for me. (Share one short moment of your own that fits this point.)',
    'I’ll tell you about a time when I got this wrong. (Keep it brief, and end on what you’d do now.)',
    'It took me a while to see why this matters. (Say in two or three sentences what changed your mind.)',
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
    '{to}many of our listeners are {audience}. What’s a good first step for them?',
    '{to}if {audience} could take away one thing here, what should it be?',
    '{to}what’s realistic for {audience} when it comes to {point}?',
  ],
  advice: [
    'I’d say, start with what you have. Don’t wait for the perfect moment. (Add one concrete tip of your own.)',
    'Talk to somebody who has done it, and ask them what they’d skip. (Name one thing that you would skip.)',
    'Give yourself a date, and make the first step so small that it feels almost silly. (Suggest a first step.)',
    'Write down what you want from it, in one sentence. It’s harder than it sounds, and it helps. (Offer a sentence of your own.)',
    'Be patient with the beginning. It’s allowed to look untidy. (Say what your own beginning looked like.)',
  ],
  /** Sentences of the visitor’s own, handed on. */
  said: [
    'Here’s the heart of it. {said}',
    'Let me put it plainly. {said}',
    'This is what I want you to hear. {said}',
    'Keep this in mind. {said}',
    'It comes down to this. {said}',
    '{said} Let that sink in for a second.',
  ],
  asked: [
    '{to}here’s the question on the table. {question}',
    '{to}let me ask it straight out. {question}',
    '{to}I have to ask. {question}',
  ],
  /** The other guest or host joins in. */
  join: [
    '{to}how do you see it?',
    '{to}would you agree with that, or would you put it differently?',
    '{to}you’ve been nodding. What would you add?',
    '{to}is it the same for you?',
  ],
  joined: [
    'I’d agree with most of that, and I’d add a question: what would make it easier?',
    'I see it a little differently. For me, the timing matters as much as the thing itself.',
    'I’d only add that it doesn’t have to be all or nothing.',
    'What strikes me is how much it depends on where you start from. (Say where you started from.)',
    'Yes, and I’d go one step further. (Add your own view in a sentence or two.)',
  ],
  recapFirst: ['We started with {point}.', 'First came {point}.', 'We opened with {point}.'],
  recapLast: ['And we came to {point}.', 'And last of all, we turned to {point}.', 'And we closed with {point}.'],
  recapPoint: [
    'We looked at {point}.',
    'We spent some time on {point}.',
    'We asked about {point}.',
    'We made room for {point}.',
    'We took up {point}.',
  ],
  recapEnd: [
    'If you keep only one of these, keep the one that made you stop for a moment.',
    'None of that needs to happen all at once. One of them, this week, is plenty.',
    'Take the one that speaks to you and leave the rest for another day.',
  ],
  lastWord: [
    '{to}any last words before we go?',
    '{to}what should people remember from today?',
    '{to}one final thought?',
  ],
  lastAnswer: [
    'Just this: be curious about it. The rest follows. (Add where people can find you, if you like.)',
    'Start before you feel ready. (Add where listeners can follow your work.)',
    'Only that I learned something today as well. Thank you.',
    'Ask for help earlier than you think you need it. That’s all from me.',
  ],
  thankGuest: [
    'Thank you for being here{comma}.',
    'It was a pleasure to have you on the show{comma}.',
    'Thank you for your time and your honesty{comma}.',
  ],
  more: [
    'There’s more that we could cover, such as {list}. Write in if you’d like an episode on any of it.',
    'We only touched on {list} today, so consider those on the list for another episode.',
  ],
  pause: ['Short pause', 'Beat', 'Music sting', 'Soft transition sound'],
} as const
