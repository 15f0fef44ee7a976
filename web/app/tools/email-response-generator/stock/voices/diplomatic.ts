import type { Voice } from '../voice.ts'

export const diplomatic: Voice = {
  greeting: { named: ['Dear {name},', 'Hello {name},'], unnamed: ['Hello,', 'Good day,'] },
  opening: {
    message: [
      'Thank you for your [considered|thoughtful] [email|message][| about {subject}]. I can see the reasons behind it.',
      'Thank you for setting out your view[| on {subject}]. I’ve given it careful thought.',
      'I appreciate your [email|message][| about {subject}], and I hope we can find a way that suits us both.',
    ],
    invitation: [
      'Thank you for your invitation, which I value very much.',
      'I’m honored by the invitation and have given it careful thought.',
    ],
    offer: [
      'Thank you for your offer. There is much in it that I welcome.',
      'I appreciate the thought behind your offer and have considered it with care.',
    ],
    complaint: [
      'Thank you for raising this with me. I can see why it matters that {problem}.',
      'I appreciate your candor, and I’m sorry that things have not gone as either of us would wish.',
      'I understand your concern, and I’d like to find a fair solution.',
    ],
    loss: [
      'Please accept my heartfelt sympathy.',
      'I was very sorry to hear this, and I’m mindful of how hard it must be.',
    ],
    gratitude: ['Thank you for your gracious message.', 'I’m glad that it was of use, and thank you for saying so.'],
    apology: [
      'Thank you for your message. I think we can both put this behind us.',
      'I appreciate the gesture, and I see no need to dwell on it.',
    ],
    praise: [
      'Thank you for your kind words. The credit is not mine alone.',
      'You’re very generous, and I appreciate it.',
    ],
    news: [
      'Thank you for letting me know that {news}. I can see how that came about.',
      'I appreciate being told that {news}.',
    ],
  },
  request: {
    accept: [
      'I see the point of your request, and I’d be glad to {do}.',
      'I’m happy to {do}, and I hope it helps us both.',
      'I believe that I can {do}.',
    ],
    decline: [
      'While I understand the reasons for your request, I don’t think I can {do} as things stand.',
      'I’d like to help, though it would be difficult for me to {do} [at present|just now].',
      'With respect, I feel that I’m not the right person to {do} at the moment.',
    ],
    delay: [
      'I’d like to {task}, and a little more time would help me do it justice. Might {gap} be acceptable?',
      'Perhaps we could agree on {gap} as the date for me to {task}.',
    ],
    ask: [
      'I’m open to this. Before I {task}, it might help to clear up one point: {gap}',
      'Perhaps you could help me with one detail before I {task}: {gap}',
    ],
    open: ['On your request that I {task}, I see it this way: {gap}', 'As to whether I could {do}: {gap}'],
  },
  invitation: {
    accept: ['I’d be honored to {event}.', 'It would be a pleasure to {event}, if it still suits you.'],
    decline: [
      'Much as I’d value the chance to {event}, I don’t think it will be possible this time.',
      'With real regret, I don’t see a way to {event} this time.',
    ],
    delay: [
      'I’d very much like to {event}. Might I confirm by {gap}?',
      'I’d rather not give you half an answer, so may I say by {gap} whether I can {event}?',
    ],
    open: ['As to whether I could {event}: {gap}', 'On your suggestion that I {event}: {gap}'],
  },
  time: {
    accept: ['{Time} suits me well, if it still suits you.', 'I’d be available {when}.'],
    choose: [
      'Any of those could work in principle, and {gap} would be the most convenient for me.',
      'If it’s agreeable to you, {gap} would suit me best.',
    ],
    decline: [
      'I’m afraid that {time} would be difficult for me.',
      'I see why you propose {time}, though it isn’t ideal on my side.',
    ],
    open: ['On the suggestion of {time}: {gap}', 'As to {time}: {gap}'],
  },
  offer: {
    accept: [
      'I think the offer of {offer} is a fair basis, and I’m glad to accept it.',
      'I’m happy to accept the offer of {offer}, which I believe serves us both.',
    ],
    decline: [
      'While I see the merit in the offer of {offer}, I feel it isn’t the right fit at the moment.',
      'I’ve weighed the offer of {offer} with care, and on balance I think it best to decline.',
    ],
    negotiate: [
      'I see real merit in the offer of {offer}, and I wonder whether we could meet somewhere in the middle on the terms.',
      'I believe we are close on the offer of {offer}. Perhaps there is room for both of us to move a little.',
    ],
    delay: [
      'The offer of {offer} deserves careful thought. Might I come back to you by {gap}?',
      'I’d prefer not to answer on the offer of {offer} in haste, and hope that {gap} is acceptable.',
    ],
    open: ['On the offer of {offer}, I see it this way: {gap}', 'As to the offer of {offer}: {gap}'],
  },
  help: {
    accept: [
      'If it’s not inconvenient, I’d welcome it if you could {help}.',
      'I’d be glad to accept your offer to {help}.',
    ],
    decline: [
      'Your offer to {help} is kind, though perhaps it won’t be needed just yet.',
      'I appreciate your offer to {help}, and would keep it in reserve for now.',
    ],
    open: ['On your generous offer to {help}: {gap}', 'As to your offer to {help}: {gap}'],
  },
  complaint: {
    remedy: [
      'As a fair solution, I’d suggest the following: {gap}',
      'I hope that we can settle this to your satisfaction, and I propose this: {gap}',
    ],
    refuse: [
      'I’ve looked at it from both sides, and I don’t see a way to do what you ask. The reason is this: {gap}',
      'I understand your view, though I’ve come to a different one, for this reason: {gap}',
    ],
    delay: [
      'To be fair to everyone, I’d like to look into it properly and come back to you by {gap}.',
      'I’d prefer to understand the whole picture first, and I’ll write again by {gap}.',
    ],
  },
  answer: {
    clause: [
      'On {about}, I see it this way: {gap}',
      'As to {about}: {gap}',
      'You raise a fair question about {about}. {gap}',
    ],
    quoted: [
      'You ask, “{quoted}” It’s a fair question, and I’d put it this way: {gap}',
      'On your question, “{quoted}”, my view is this: {gap}',
    ],
    later: [
      'On {about}, I’d rather give you a considered answer, and will do so by {gap}.',
      'Might I come back to you on {about} by {gap}?',
    ],
  },
  deadline: ['I’m mindful of the date of {date}.', 'I’ll bear {date} in mind.'],
  ask: {
    to: ['Would it be possible for you to {what}?', 'Perhaps you might {what}?'],
    for: ['Might I ask for {what}?', 'It would be helpful to have {what}, if you can share it.'],
    clause: ['Might I ask {what}?', 'It would help me to know {what}, if you’re able to say.'],
    about: ['Might I ask a little more about {what}?', 'I’d welcome your thoughts on {what}.'],
    open: ['There is one point I’d like to understand better: {gap}', 'If I may ask: {gap}'],
  },
  suggest: ['Perhaps {what} would suit us both?', 'Might I suggest {what}?'],
  thank: ['I’d like to thank you {what}.', 'Thank you {what}, which I value.'],
  apologise: ['I regret any difficulty, and I apologize {what}.', 'I’d like to apologize {what}.'],
  congratulate: ['May I congratulate you {what}?', 'My warm congratulations {what}.'],
  want: ['If you agree, I’d like to {what}.', 'I’d welcome the chance to {what}.'],
  closing: {
    accept: [
      'I hope this works for everyone, and I’m open to any adjustments.',
      'I trust that this suits you.',
      'Please tell me if you see it differently.',
    ],
    decline: [
      'I hope you’ll understand, and that the door stays open.',
      'I value our good relationship and hope we can return to this another time.',
      'I’m grateful for your understanding, and open to other ideas.',
    ],
    wait: [
      'I’d welcome your thoughts.',
      'I’m confident that we can find something that works for both of us.',
      'I look forward to hearing how you see it.',
    ],
    open: [
      'I’m open to other views, so please say if you see it differently.',
      'I hope this is a helpful basis for us both.',
      'I’d be glad to talk it through.',
    ],
  },
  signOff: ['With kind regards,', 'With best wishes,', 'Kind regards,'],
}
