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
  /** Into a question of the visitor’s. */
  questionIntro: [
    'Let’s take a question.',
    'There’s a question I want to put on the table.',
    'Now for a question that deserves an answer.',
    'The next one comes as a question.',
    'Here’s one to think about.',
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
  recapLast: ['And we came to {aim}.', 'And last of all, we turned to {aim}.', 'And we closed with {point}.'],
  recapPoint: [
    'We looked at {point}.',
    'We spent some time on {point}.',
    'We asked about {point}.',
    'We made room for {point}.',
    'We took up {point}.',
  ],
  lastWord: [
    '{to}any last words before we go?',
    '{to}what should people remember from today?',
    '{to}one final thought?',
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
