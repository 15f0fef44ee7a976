import type { Voice } from '../voice.ts'

export const appreciative: Voice = {
  greeting: {
    named: ['Dear {name},', 'Hello {name},', 'Hi {name},'],
    unnamed: ['Hello,', 'Hello there,', 'Hi there,'],
  },
  opening: {
    message: [
      'Thank you so much for your [thoughtful|helpful|kind] [email|message][| about {subject}].',
      'I really appreciate you taking the time to write[| about {subject}].',
      'I’m grateful for your [email|message][| about {subject}] and the care you put into it.',
    ],
    invitation: [
      'Thank you so much for the invitation. I’m honored to be asked.',
      'I truly appreciate the invitation, and I’m grateful that you thought of me.',
    ],
    offer: [
      'Thank you so much for this generous offer.',
      'I’m truly grateful for your offer and for the confidence behind it.',
    ],
    complaint: [
      'Thank you for telling me, I appreciate your honesty. I’m sorry that {problem}.',
      'I’m grateful that you raised this with me, and I’m sorry for the trouble.',
      'Thank you for giving me the chance to put this right, and I’m sorry for the trouble.',
    ],
    loss: ['Thank you for trusting me with this. I’m so sorry.', 'I’m grateful that you told me, and I’m very sorry.'],
    gratitude: [
      'Thank you for your warm message. I’m the one who should be grateful.',
      'Your message means so much to me, thank you.',
    ],
    apology: [
      'I really appreciate the apology, thank you for writing.',
      'Thank you for being so open about it. I value that.',
    ],
    praise: ['Thank you so much for your generous words.', 'I’m so grateful for your kind words, they mean a lot.'],
    news: ['I really appreciate you telling me that {news}.', 'Thank you so much for the update that {news}.'],
  },
  request: {
    accept: [
      'I’m grateful that you asked, and I’d be delighted to {do}.',
      'After all your help, I’m only too glad to {do}.',
      'Thank you for trusting me with this. I’ll gladly {do}.',
    ],
    decline: [
      'Thank you for thinking of me. Much as I’d like to, I can’t {do}.',
      'I’m grateful that you asked, and I’m sorry that I’m unable to {do}.',
      'I value the trust behind your request, even though I can’t {do}.',
    ],
    delay: [
      'I’m grateful for your patience, as I need more time to {task}. I hope to do so by {gap}.',
      'I’d appreciate a little more time to {task}, until {gap} if I may.',
    ],
    ask: [
      'Thank you for trusting me with this. Before I {task}, I’d be grateful to know: {gap}',
      'I’d be grateful for one detail before I {task}: {gap}',
    ],
    open: ['Thank you for asking me to {task}. {gap}', 'On whether I can {do}, with thanks for asking: {gap}'],
  },
  invitation: {
    accept: ['I’d be honored to {event}. Thank you.', 'I gratefully accept and would be delighted to {event}.'],
    decline: [
      'I’m so grateful to be asked, and sorry that I can’t {event}.',
      'I really appreciate being asked to {event}, and it’s with regret that I say no this time.',
    ],
    delay: [
      'I’d be delighted to {event}, and I’d appreciate it if I could confirm by {gap}.',
      'Thank you for asking me to {event}. May I let you know by {gap}?',
    ],
    open: ['Thank you for asking me to {event}. {gap}', 'On whether I can {event}, with thanks for asking: {gap}'],
  },
  time: {
    accept: [
      '{Time} works very well, thank you for suggesting it.',
      'I’m free {when}, and I appreciate you fitting me in.',
    ],
    choose: [
      'Thank you for giving me a choice. {Gap} would be best for me.',
      'I appreciate the options, and {gap} suits me best.',
    ],
    decline: [
      'I appreciate the suggestion, but {time} doesn’t work for me.',
      'Thank you for proposing {time}. Sadly I can’t make it then.',
    ],
    open: ['Thank you for proposing {time}. {gap}', 'I appreciate the suggestion of {time}. {gap}'],
  },
  offer: {
    accept: [
      'I’m delighted and grateful to accept the offer of {offer}.',
      'With sincere thanks, I accept the offer of {offer}.',
    ],
    decline: [
      'I’m truly grateful for the offer of {offer}, though I won’t be taking it up.',
      'The offer of {offer} means a lot to me, even though I have to decline it.',
    ],
    negotiate: [
      'I really appreciate the offer of {offer}, and I’d be grateful if we could look at the terms together.',
      'I’m thankful for the offer of {offer}. Would you be open to adjusting the terms a little?',
    ],
    delay: [
      'I’m grateful for the offer of {offer} and want to give it the thought it deserves. May I reply by {gap}?',
      'Thank you for your patience while I consider the offer of {offer}. You’ll hear from me by {gap}.',
    ],
    open: ['I’m grateful for the offer of {offer}. {gap}', 'Thank you for the offer of {offer}. {gap}'],
  },
  help: {
    accept: ['I’d be so grateful if you could {help}.', 'How generous of you. Yes, please {help}.'],
    decline: [
      'I really appreciate your offer to {help}, though I won’t need it this time.',
      'Thank you so much for offering to {help}; I can manage for now.',
    ],
    open: ['Thank you so much for offering to {help}. {gap}', 'I appreciate your offer to {help}. {gap}'],
  },
  complaint: {
    remedy: [
      'You’ve helped me see what needs fixing, and here’s what I’ll do: {gap}',
      'In return for your patience, this is how I’ll put it right: {gap}',
    ],
    refuse: [
      'I value your feedback, and I’m sorry that I can’t do what you’ve asked. The reason is this: {gap}',
      'Thank you for hearing me out: I can’t change this, because {gap}',
    ],
    delay: [
      'I’m grateful for your patience while I look into it. I’ll write again by {gap}.',
      'Thank you for bearing with me. I’ll have an answer for you by {gap}.',
    ],
  },
  answer: {
    clause: [
      'Thank you for asking about {about}. {gap}',
      'I’m glad you asked about {about}. {gap}',
      'On {about}, and thank you for asking: {gap}',
    ],
    quoted: [
      'I’m glad you asked, “{quoted}” Here is my answer: {gap}',
      'Thank you for the question, “{quoted}” My answer: {gap}',
    ],
    later: [
      'Thank you for your patience on {about}. I’ll have an answer by {gap}.',
      'I appreciate you asking about {about}, and I’ll let you know by {gap}.',
    ],
  },
  deadline: [
    'Thank you for giving me the date of {date} in good time.',
    'I appreciate knowing about {date}, and I’ve noted it.',
  ],
  ask: {
    to: ['I’d be so grateful if you could {what}.', 'Could I ask you to {what}? I’d appreciate it very much.'],
    for: ['I’d be very grateful for {what}.', 'Could you send me {what}? I’d really appreciate it.'],
    clause: ['I’d be grateful if you could tell me {what}.', 'I’d really appreciate knowing {what}.'],
    about: ['I’d be grateful to hear more about {what}.', 'I’d appreciate anything you can tell me about {what}.'],
    open: [
      'I’d be grateful for your help with one question: {gap}',
      'I’d really appreciate your thoughts on this: {gap}',
    ],
  },
  suggest: [
    'If you’re open to it, I’d be grateful for {what}.',
    'Could I suggest {what}, with thanks for your flexibility?',
  ],
  thank: ['Thank you so much {what}. It means a great deal to me.', 'I’m truly grateful to you, and thank you {what}.'],
  apologise: [
    'I’m sorry {what}, and grateful for your patience.',
    'Thank you for your understanding. I’m truly sorry {what}.',
  ],
  congratulate: ['Congratulations {what}! It’s so well deserved.', 'What wonderful news, congratulations {what}!'],
  want: ['I’d be grateful for the chance to {what}.', 'I’d really appreciate it if we could {what}.'],
  closing: {
    accept: [
      'Thank you again for everything.',
      'I’m grateful for your help, and I’m looking forward to what comes next.',
      'Thank you once more for your trust.',
    ],
    decline: [
      'Thank you again, I’m truly grateful that you thought of me.',
      'I appreciate your understanding more than I can say.',
      'With thanks for your kindness, I hope there will be another time.',
    ],
    wait: [
      'Thank you in advance for your help.',
      'I appreciate your time and look forward to your reply.',
      'Thank you for your patience and kindness.',
    ],
    open: [
      'Thank you again for getting in touch.',
      'I appreciate all that you do.',
      'Thank you once more for your time.',
    ],
  },
  signOff: ['With gratitude,', 'Many thanks,', 'With thanks,', 'Gratefully,'],
}
