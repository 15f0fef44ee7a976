import type { Voice } from '../voice.ts'

export const casual: Voice = {
  greeting: { named: ['Hey {name},', 'Hi {name},', 'Hey {name}!'], unnamed: ['Hey,', 'Hi,', 'Hey there,'] },
  opening: {
    message: [
      'Thanks for the [email|note|message][| about {subject}].',
      'Got your [email|message|note][| about {subject}], thanks.',
      'Cheers for [this|the message|getting in touch].',
      'Good to hear from you.',
    ],
    invitation: ['Thanks for the invite!', 'Ooh, thanks for thinking of me.', 'Nice, thanks for asking me.'],
    offer: ['Thanks for the offer!', 'Nice one, thanks for the offer.', 'Cheers for the offer.'],
    complaint: [
      'Ah, sorry that {problem}.',
      'Ugh, sorry about that, and thanks for telling me.',
      'Oh no, sorry about all this.',
    ],
    loss: ['I’m so sorry, that’s awful news.', 'Oh no, I’m so sorry to hear that.'],
    gratitude: [
      'Any time, glad to help!',
      'No worries at all, happy to help.',
      'Ah, thanks, that’s really nice of you.',
    ],
    apology: ['No worries, honestly.', 'Don’t worry about it, it’s all good.', 'All good, it happens.'],
    praise: ['Ah, thanks, that’s really nice to hear!', 'Cheers, that made my day.'],
    news: ['Got it, thanks for telling me that {news}.', 'Ah okay, good to know that {news}.'],
  },
  request: {
    accept: ['Sure, I’ll {do}.', 'Yep, I can {do}.', 'No problem, I’ll {do}.', 'Will do, I’ll {do}.'],
    decline: [
      'Sorry, I can’t {do} [this time|right now].',
      'I can’t really {do} [at the moment|just now], sorry.',
      'No can do on this one, sorry. I can’t {do}.',
    ],
    delay: ['I need a bit more time to {task}. Is {gap} okay?', 'Can’t {task} just yet, but {gap} should be doable.'],
    ask: ['Happy to help, but before I {task}: {gap}', 'Quick one before I {task}: {gap}'],
    open: ['On whether I can {do}: {gap}', 'As for you asking me to {task}: {gap}'],
  },
  invitation: {
    accept: ['Yeah, I’m in! Happy to {event}.', 'Count me in, I’d love to {event}.', 'For sure, I’ll {event}.'],
    decline: ['Gutted, but I can’t {event} [this time|I’m afraid].', 'Sorry, I can’t {event}, next time for sure.'],
    delay: [
      'Not sure yet if I can {event}, I’ll let you know by {gap}.',
      'I’d like to {event}, let me check and get back to you by {gap}.',
    ],
    open: ['On whether I can {event}: {gap}', 'As for whether I can {event}: {gap}'],
  },
  time: {
    accept: ['{Time} works for me.', '{Time} is good.', 'Yep, I’m free {when}.'],
    choose: ['{Gap} is best for me.', 'Let’s go with {gap}.'],
    decline: ['Can’t do {time}, sorry.', '{Time} is a no for me, sorry.'],
    open: ['{Time}: {gap}', 'On {time}: {gap}'],
  },
  offer: {
    accept: ['Yes please, I’ll take the offer of {offer}!', 'Sounds good, I’m up for {offer}.'],
    decline: [
      'I’ll pass on the offer of {offer} this time, but thanks.',
      'Not for me right now on the offer of {offer}, but thanks for asking.',
    ],
    negotiate: [
      'I like the offer of {offer}, but any wiggle room on the terms?',
      'Nearly there with the offer of {offer}. Can we tweak it a bit?',
    ],
    delay: [
      'Can I sleep on the offer of {offer}? I’ll let you know by {gap}.',
      'Still thinking about the offer of {offer}, you’ll hear from me by {gap}.',
    ],
    open: ['On the offer of {offer}: {gap}', 'As for the offer of {offer}: {gap}'],
  },
  help: {
    accept: ['Yes please, if you could {help}, that’d be great.', 'Go for it, please {help}.'],
    decline: ['No need to {help}, but thanks for offering.', 'Thanks for offering to {help}, but I’m good.'],
    open: ['On your offer to {help}: {gap}', 'As for your offer to {help}: {gap}'],
  },
  complaint: {
    remedy: ['Let me fix that. Here’s what happens next: {gap}', 'I’m on it, so here’s the plan: {gap}'],
    refuse: [
      'I had a proper look, but I can’t do that one, sorry. Here’s why: {gap}',
      'Sorry, I can’t change this one. The reason: {gap}',
    ],
    delay: [
      'Let me look into it, and I’ll get back to you by {gap}.',
      'Still finding out what happened, more by {gap}.',
    ],
  },
  answer: {
    clause: ['On {about}: {gap}', 'As for {about}: {gap}', 'Oh, and {about}? {gap}'],
    quoted: ['You asked “{quoted}”: {gap}', '“{quoted}” So, {gap}'],
    later: ['No idea yet on {about}, I’ll tell you by {gap}.', 'Let me check on {about} and get back to you by {gap}.'],
  },
  deadline: ['Got it, {date}.', 'And yep, {date} is noted.'],
  ask: {
    to: ['Can you {what}?', 'Any chance you could {what}?'],
    for: ['Can you send me {what}?', 'Any chance of {what}?'],
    clause: ['Can you tell me {what}?', 'Just wondering {what}.'],
    about: ['Can you tell me a bit more about {what}?', 'Also, what’s the story with {what}?'],
    open: ['Quick question first: {gap}', 'One thing I’m wondering: {gap}'],
  },
  suggest: ['How about {what}?', 'What about {what}?'],
  thank: ['Thanks a lot {what}!', 'Thanks again {what}.'],
  apologise: ['Sorry {what}.', 'Really sorry {what}.'],
  congratulate: ['Congrats {what}!', 'Big congrats {what}!'],
  want: ['I’d like to {what}.', 'Let’s see if we can {what}.'],
  closing: {
    accept: ['Shout if you need anything else.', 'See you then.', 'Talk soon!'],
    decline: [
      'Hope that’s okay, and catch you another time.',
      'Hope it goes well!',
      'Sorry again, let’s do something another time.',
    ],
    wait: ['Let me know!', 'Let me know what you think.', 'Talk soon.'],
    open: ['Shout if you need anything.', 'Let me know if that works.', 'Talk soon!'],
  },
  signOff: ['Cheers,', 'Thanks,', 'All the best,', 'Best,'],
}
