import type { Voice } from '../voice.ts'

export const friendly: Voice = {
  greeting: {
    named: ['Hi {name},', 'Hello {name},', 'Hi there, {name},'],
    unnamed: ['Hi there,', 'Hello there,', 'Hi,'],
  },
  opening: {
    message: [
      'Thanks so much for your [email|message|note][| about {subject}]!',
      'It’s [good|nice|lovely] to hear from you, and thanks for [writing|getting in touch][| about {subject}].',
      'Thanks for [reaching out|dropping me a line][| about {subject}]. It was good to hear from you.',
    ],
    invitation: [
      'Thanks so much for [the invitation|inviting me|thinking of me]!',
      'What a kind invitation, thank you!',
      'It’s really nice of you to [invite me|think of me].',
    ],
    offer: [
      'Thanks so much for the offer!',
      'That’s really kind of you, thanks for the offer.',
      'Thanks for thinking of me with this.',
    ],
    complaint: [
      'Oh no, I’m really sorry that {problem}.',
      'Thanks for letting me know, and I’m really sorry about this.',
      'I’m so sorry for the trouble, and thanks for telling me about it.',
    ],
    loss: ['I’m so sorry to hear this, and I’m thinking of you.', 'I’m really sorry. Thank you for telling me.'],
    gratitude: [
      'You’re very welcome, and thanks for the lovely message!',
      'Aw, thank you for such a kind note!',
      'You’re so welcome! It made my day to read this.',
    ],
    apology: [
      'Thanks for your note, and please don’t worry about it!',
      'No worries at all, these things happen.',
      'Thanks for explaining, it’s really no problem.',
    ],
    praise: ['Thank you, that’s so kind of you to say!', 'You’ve made my day, thank you!'],
    news: ['Thanks for letting me know that {news}!', 'Good to know that {news}, thanks for the heads-up!'],
  },
  request: {
    accept: ['I’m happy to {do}.', 'Of course, I’ll {do}.', 'No problem at all, I’ll {do}.', 'Sure, I can {do}.'],
    decline: [
      'I’m sorry, but I can’t {do} [this time|right now].',
      'I wish I could {do}, but I can’t [this time|just now].',
      'Sadly, I won’t be able to {do}.',
    ],
    delay: [
      'I’d be glad to {task}, I just need a little more time. Would {gap} be okay?',
      'Could I take a bit longer to {task}? I’m hoping to manage it by {gap}.',
    ],
    ask: [
      'I’m glad to help! Before I {task}, can I check something with you? {gap}',
      'Just so that I can {task} properly: {gap}',
    ],
    open: ['About your request that I {task}: {gap}', 'As for whether I can {do}: {gap}'],
  },
  invitation: {
    accept: [
      'I’d love to {event}!',
      'Count me in, I’d love to {event}.',
      'Yes please, I’d be really happy to {event}.',
    ],
    decline: [
      'I’d have loved to {event}, but I can’t make it [this time|I’m afraid].',
      'Sadly I can’t {event}, though I’d have really liked to.',
    ],
    delay: [
      'I’d love to {event}, I just need to check first. Can I let you know by {gap}?',
      'I’m not sure yet if I can {event}, so I’ll tell you by {gap}.',
    ],
    open: ['As for whether I can {event}: {gap}', 'About whether I can {event}: {gap}'],
  },
  time: {
    accept: ['{Time} works great for me.', '{Time} is perfect.', 'I’m free {when}, so let’s do that.'],
    choose: ['{Gap} would be great for me.', 'Of those times, {gap} suits me best.'],
    decline: ['Sadly {time} doesn’t work for me.', 'I’m sorry, I can’t do {time}.'],
    open: ['About {time}: {gap}', 'As for {time}: {gap}'],
  },
  offer: {
    accept: [
      'I’d love to take you up on the offer of {offer}!',
      'Yes please to the offer of {offer}, that sounds great.',
    ],
    decline: [
      'I’m going to pass on the offer of {offer} this time, but thank you so much for thinking of me.',
      'It’s a lovely thought, but I won’t take up the offer of {offer} for now.',
    ],
    negotiate: [
      'I really like the offer of {offer}, and I was wondering if there’s a little room to move on the terms.',
      'The offer of {offer} is nearly there for me. Could we have a chat about the terms?',
    ],
    delay: [
      'Could I have a little longer to think about the offer of {offer}? I’ll let you know by {gap}.',
      'I’m still mulling over the offer of {offer}, and I’ll get back to you by {gap}.',
    ],
    open: ['About the offer of {offer}: {gap}', 'As for the offer of {offer}: {gap}'],
  },
  help: {
    accept: ['Yes please, it would be lovely if you could {help}.', 'If you could {help}, that would be great!'],
    decline: [
      'Thanks for offering to {help}, but there’s no need this time.',
      'It’s kind of you to offer to {help}, but I’m all set.',
    ],
    open: ['On your generous offer to {help}: {gap}', 'About your offer to {help}: {gap}'],
  },
  complaint: {
    remedy: [
      'Let’s get this sorted for you. Here’s what I’ll do next: {gap}',
      'I want to make this right, so here’s the plan: {gap}',
    ],
    refuse: [
      'I’ve had a good look at it, and I’m sorry that I can’t do what you asked. Here’s why: {gap}',
      'I really wish I had better news, but I can’t change this one. The reason: {gap}',
    ],
    delay: [
      'Give me a little time to look into it, and I’ll let you know more by {gap}.',
      'I’m finding out what happened, and I’ll be back in touch by {gap}.',
    ],
  },
  answer: {
    clause: [
      'About {about}: {gap}',
      'As for {about}: {gap}',
      'You were wondering about {about}, so here you go: {gap}',
    ],
    quoted: ['You asked, “{quoted}” Here’s my answer: {gap}', 'And to your question, “{quoted}”, {gap}'],
    later: [
      'I don’t know yet about {about}, but I’ll ask and tell you by {gap}.',
      'Let me get back to you on {about} by {gap}.',
    ],
  },
  deadline: ['And don’t worry, I’ve made a note of {date}.', 'I’ve got {date} in my calendar.'],
  ask: {
    to: ['Could you {what}? That would be lovely.', 'Would you mind if I asked you to {what}?'],
    for: ['Could you send me {what} when you get a moment?', 'Could I ask you for {what}?'],
    clause: ['Could you let me know {what}?', 'I was wondering {what}.'],
    about: ['Could you tell me a bit more about {what}?', 'I’d love to hear more about {what}.'],
    open: ['I’ve just got one question for you: {gap}', 'Can I check one little thing with you? {gap}'],
  },
  suggest: ['How about {what}?', 'What do you think about {what}?'],
  thank: ['Thanks so much {what}!', 'A big thank you {what}.'],
  apologise: ['I’m really sorry {what}.', 'Sorry again {what}.'],
  congratulate: ['Congratulations {what}!', 'Huge congratulations {what}!'],
  want: ['I’d love to {what}.', 'It would be great to {what}.'],
  closing: {
    accept: [
      'Just shout if there’s anything else!',
      'Let me know if I can help with anything else.',
      'Looking forward to it!',
    ],
    decline: [
      'I hope you understand, and I hope we get another chance soon.',
      'Thanks for understanding, and do keep me in mind next time.',
      'Hope it all goes really well!',
    ],
    wait: [
      'Looking forward to hearing what you think!',
      'Let me know what you think when you get a chance.',
      'Thanks for bearing with me!',
    ],
    open: ['Let me know if there’s anything else!', 'Just drop me a line if you need anything.', 'Hope that helps!'],
  },
  signOff: ['All the best,', 'Best wishes,', 'Warm wishes,', 'Take care,'],
}
