import type { Voice } from '../voice.ts'

export const enthusiastic: Voice = {
  greeting: { named: ['Hi {name}!', 'Hello {name}!', 'Hey {name}!'], unnamed: ['Hi there!', 'Hello!', 'Hello there!'] },
  opening: {
    message: [
      'I was so happy to get your [email|message][| about {subject}]!',
      'Thanks a million for your [email|message][| about {subject}]!',
      'What a great [email|message] to find in my inbox, thank you!',
      'So good to hear from you[| about {subject}]!',
    ],
    invitation: [
      'Wow, thank you for the invitation!',
      'What a fantastic invitation, thank you!',
      'I’m thrilled that you thought of me!',
    ],
    offer: ['Wow, thank you for this offer!', 'I was so excited to read your offer!', 'What a great offer, thank you!'],
    complaint: [
      'Thank you for telling me, and I’m so sorry that {problem}!',
      'Thank you for speaking up! I’m really sorry about this, and I’m eager to fix it.',
      'I’m so sorry about this, and I really want to turn it around for you!',
    ],
    loss: [
      'I’m so very sorry. I’m sending you all my warmest thoughts.',
      'Thank you for telling me. I’m with you with all my heart.',
    ],
    gratitude: [
      'You’re so welcome, and your message made my day!',
      'Thank you for such a wonderful message! I loved helping.',
    ],
    apology: [
      'Please don’t worry for a second, it’s completely fine!',
      'No worries whatsoever! I’m just glad that you wrote.',
    ],
    praise: ['Wow, thank you! You’ve absolutely made my day!', 'I’m over the moon to hear that, thank you!'],
    news: ['Thanks for the news that {news}!', 'Brilliant of you to tell me that {news}!'],
  },
  request: {
    accept: [
      'Absolutely, I’ll {do}!',
      'Yes! I’d love to {do}.',
      'I can’t wait to {do}!',
      'Consider it done: I’ll {do}!',
    ],
    decline: [
      'I’d so love to say yes, but I can’t {do} [this time|right now].',
      'I wish I could {do}! Sadly it isn’t possible this time.',
      'It hurts to turn this one down, but I can’t {do}.',
    ],
    delay: [
      'I’m really keen to {task}, and I want to do it brilliantly! Can we say {gap}?',
      'I can’t wait to {task}, I just need until {gap} to do it justice!',
    ],
    ask: [
      'I’m raring to go! Before I {task}, just one thing: {gap}',
      'I’m so ready to {task}! Could you tell me one thing first? {gap}',
    ],
    open: ['On whether I can {do}: {gap}', 'I love that you’d like me to {task}! {gap}'],
  },
  invitation: {
    accept: [
      'Yes, yes, yes! I’d absolutely love to {event}!',
      'I’d be thrilled to {event}!',
      'Count me in! I can’t wait to {event}.',
    ],
    decline: [
      'I’d have loved nothing more than to {event}, but I can’t this time!',
      'I’m so sad that I can’t {event}! It sounds wonderful.',
    ],
    delay: [
      'I’m dying to {event}! Let me check, and I’ll confirm by {gap}.',
      'It sounds amazing! I’ll know by {gap} whether I can {event}.',
    ],
    open: ['It sounds wonderful! On whether I can {event}: {gap}', 'As for whether I can {event}: {gap}'],
  },
  time: {
    accept: ['{Time} is perfect!', 'Yes, {time} works brilliantly for me!', 'I’m free {when}, and I can’t wait!'],
    choose: ['{Gap} would be perfect for me!', 'So many good options! I’d love {gap}.'],
    decline: ['Oh no, I can’t do {time}!', 'I’m so sorry, but {time} doesn’t work for me!'],
    open: ['{Time} sounds great! {gap}', 'On {time}: {gap}'],
  },
  offer: {
    accept: ['I’m thrilled to accept the offer of {offer}!', 'Yes! I’d love to take up the offer of {offer}!'],
    decline: [
      'The offer of {offer} is fantastic, and I’m sorry to have to pass on it this time!',
      'It’s such a great offer! For now, though, I have to turn down {offer}.',
    ],
    negotiate: [
      'I’m so excited about the offer of {offer}! If we can adjust the terms a little, I’m all in.',
      'I’d love to make the offer of {offer} work! Could we look at the terms together?',
    ],
    delay: [
      'I’m buzzing about the offer of {offer} and just need a moment to think. You’ll hear from me by {gap}!',
      'What an exciting offer! I’ll get back to you about {offer} by {gap}.',
    ],
    open: ['I’m so excited about the offer of {offer}! {gap}', 'On the offer of {offer}: {gap}'],
  },
  help: {
    accept: ['Yes please! It would be amazing if you could {help}!', 'I’d love it if you could {help}!'],
    decline: [
      'You’re a star for offering to {help}! I’m all set this time.',
      'How kind of you to offer to {help}! I’ve got it covered, though.',
    ],
    open: ['What a great offer to {help}! {gap}', 'On your brilliant offer to {help}: {gap}'],
  },
  complaint: {
    remedy: [
      'I’m determined to make this great again for you! Here’s the plan: {gap}',
      'Let’s turn this around! Here’s what I’ll do right away: {gap}',
    ],
    refuse: [
      'I searched high and low for a way, and I’m sorry to say that there isn’t one. Here’s why: {gap}',
      'I’d love to give you a yes here, but I can’t. Here’s why: {gap}',
    ],
    delay: [
      'I’m on the case! I’ll have news for you by {gap}.',
      'I’m getting right to the bottom of this, and I’ll update you by {gap}!',
    ],
  },
  answer: {
    clause: ['Great question about {about}! {gap}', 'On {about}: {gap}', 'I’m so glad you asked about {about}! {gap}'],
    quoted: ['You asked, “{quoted}” Great question! {gap}', 'I love this question: “{quoted}” {gap}'],
    later: [
      'I can’t wait to tell you more about {about}! I’ll know by {gap}.',
      'I’ll ask about {about} and get back to you by {gap}!',
    ],
  },
  deadline: ['I’ve got {date} marked in bright colors!', '{date} is in my calendar, no problem at all!'],
  ask: {
    to: ['Could you {what}? That would be fantastic!', 'It would be amazing if you could {what}!'],
    for: ['Could you send me {what}? I can’t wait to see it!', 'I’d love {what}!'],
    clause: ['I’d love to know {what}!', 'Could you tell me {what}? I’m so curious!'],
    about: ['I’d love to hear everything about {what}!', 'Tell me more about {what}, I’m all ears!'],
    open: ['I’m bursting with curiosity about one thing: {gap}', 'Just one question, and I’m all yours: {gap}'],
  },
  suggest: ['How about {what}? I think that would be great!', 'Ooh, what about {what}?'],
  thank: ['Thank you so, so much {what}!', 'A thousand thanks {what}!'],
  apologise: ['I’m so sorry {what}!', 'A thousand apologies {what}!'],
  congratulate: ['Huge congratulations {what}!', 'Wow, congratulations {what}! I’m so happy for you!'],
  want: ['I’d absolutely love to {what}!', 'I can’t wait to {what}!'],
  closing: {
    accept: ['I can’t wait!', 'So excited for this!', 'This is going to be great!'],
    decline: [
      'I’m cheering you on, and I hope there’s a next time!',
      'Please ask me again, I’d love another chance!',
      'I hope it’s a huge success!',
    ],
    wait: [
      'I can’t wait to hear from you!',
      'I’m so looking forward to your reply!',
      'Fingers crossed that we can make it work!',
    ],
    open: [
      'Tell me if there’s anything else, I’d love to help!',
      'I can’t wait to hear what you think!',
      'I’m always happy to hear from you!',
    ],
  },
  signOff: ['With a big smile,', 'Cheers,', 'All the very best,', 'Excitedly,'],
}
