import type { Voice } from '../voice.ts'

export const assertive: Voice = {
  greeting: { named: ['Hello {name},', '{name},', 'Dear {name},'], unnamed: ['Hello,', 'Good day,'] },
  opening: {
    message: [
      'I’ve read your [email|message][| about {subject}] and want to be clear about where I stand.',
      'Thank you for your [email|message][| about {subject}]. Here is my position.',
      'I’ve considered your [email|message][| about {subject}], and this is my answer.',
    ],
    invitation: [
      'Thank you for the invitation. Here is my answer.',
      'I’ve considered your invitation and can give you a clear answer.',
    ],
    offer: ['I’ve reviewed your offer, and I’ll be plain about it.', 'Thank you for the offer. Here is where I stand.'],
    complaint: [
      'I’m sorry that {problem}, and I take it seriously.',
      'You were right to raise this, and I’m taking responsibility for the reply.',
      'I take what you describe seriously.',
    ],
    loss: ['I’m deeply sorry for what you’re going through.', 'I’m very sorry. You have my full support.'],
    gratitude: [
      'Thank you for the message. I’m glad it made a difference.',
      'You’re welcome. I stand by the work and I’m glad it helped.',
    ],
    apology: [
      'I accept your apology. Let’s focus on what comes next.',
      'Thank you for owning that. I consider it settled.',
    ],
    praise: ['Thank you. I’m proud of that work.', 'Thank you for saying so. I value the recognition.'],
    news: ['I’ve taken note that {news}.', 'Thank you for telling me that {news}.'],
  },
  request: {
    accept: ['I will {do}.', 'You can count on me to {do}.', 'Consider it settled: I will {do}.'],
    decline: [
      'I won’t {do}.',
      'My answer is no: I’m not going to {do}.',
      'I’m not in a position to {do}, and that won’t change.',
    ],
    delay: [
      'I won’t {task} before {gap}. That is the date you can rely on.',
      'I need until {gap} to {task} properly, and I’d rather do it well than fast.',
    ],
    ask: ['I need a clear answer before I {task}: {gap}', 'I will {task} once I have one thing from you: {gap}'],
    open: ['On your request that I {task}, my answer is this: {gap}', 'On whether I will {do}: {gap}'],
  },
  invitation: {
    accept: ['Yes, I will {event}.', 'I accept. You can count on me to {event}.'],
    decline: ['I won’t {event} this time.', 'My answer is no: I can’t {event}.'],
    delay: [
      'I’ll decide whether to {event} by {gap}, not before.',
      'You’ll have a firm answer on whether I will {event} by {gap}.',
    ],
    open: ['On whether I will {event}: {gap}', 'As for whether I will {event}, my answer is this: {gap}'],
  },
  time: {
    accept: ['{Time} is confirmed.', 'I’ll be there {when}.', 'Put me down for {time}.'],
    choose: ['I’m choosing {gap}.', 'Let’s fix it for {gap}.'],
    decline: ['{Time} is not possible for me.', 'I’m not available {when}.'],
    open: ['On {time}: {gap}', 'As for {time}, my answer is this: {gap}'],
  },
  offer: {
    accept: ['I accept the offer of {offer}.', 'Yes to the offer of {offer}. Let’s move ahead.'],
    decline: [
      'I’m turning down the offer of {offer}.',
      'The offer of {offer} is not right for me, so my answer is no.',
    ],
    negotiate: [
      'The offer of {offer} falls short of what I need, and I expect us to revisit the terms.',
      'I’ll commit to the offer of {offer} only if the terms improve.',
    ],
    delay: [
      'I won’t be rushed on the offer of {offer}. You’ll have my decision by {gap}.',
      'My decision on the offer of {offer} will reach you by {gap}.',
    ],
    open: ['On the offer of {offer}, my answer is this: {gap}', 'As for the offer of {offer}: {gap}'],
  },
  help: {
    accept: ['Yes, please {help}.', 'I’d like you to {help}.'],
    decline: ['You don’t need to {help}.', 'I don’t need you to {help}, but I note the offer.'],
    open: ['On your offer to {help}: {gap}', 'As for your offer to {help}, my answer is this: {gap}'],
  },
  complaint: {
    remedy: [
      'This will be put right. Here is what happens now: {gap}',
      'I’m acting on it. The next step is this: {gap}',
    ],
    refuse: [
      'I’ve looked at the facts and my decision stands, for this reason: {gap}',
      'I will not grant what you ask, and here is why: {gap}',
    ],
    delay: [
      'I’m examining it now, and you’ll have a definite answer by {gap}.',
      'You’ll hear from me with the facts by {gap}.',
    ],
  },
  answer: {
    clause: ['On {about}, my answer is this: {gap}', 'To be clear about {about}: {gap}', 'As for {about}: {gap}'],
    quoted: ['You asked, “{quoted}” My answer: {gap}', 'To your question “{quoted}”, a clear answer: {gap}'],
    later: ['You’ll have my answer on {about} by {gap}.', 'I’ll settle {about} by {gap}.'],
  },
  deadline: ['I will keep to {date}.', 'I’m holding to {date}.'],
  ask: {
    to: ['I need you to {what}.', 'Please {what}.'],
    for: ['I’m asking for {what}.', 'Please send me {what}.'],
    clause: ['I need to know {what}.', 'Tell me {what}.'],
    about: ['I need more information about {what}.', 'Please give me the facts about {what}.'],
    open: ['I need a clear answer to one question: {gap}', 'One point has to be settled first: {gap}'],
  },
  suggest: ['My proposal is {what}.', 'I propose {what}.'],
  thank: ['Thank you {what}. I value it.', 'I want to thank you {what}.'],
  apologise: ['I apologize {what}, without excuses.', 'I take responsibility and apologize {what}.'],
  congratulate: ['Congratulations {what}. You earned it.', 'Well done, and congratulations {what}.'],
  want: ['I intend to {what}.', 'I want to {what}.'],
  closing: {
    accept: ['Let’s move forward.', 'You have my commitment.', 'I expect this to go smoothly.'],
    decline: [
      'My decision is final, and I trust you’ll respect it.',
      'I’d rather be clear now than leave you waiting.',
      'That is my answer, and I wish you well.',
    ],
    wait: [
      'I expect your answer soon.',
      'Please reply so that we can settle this.',
      'I look forward to a clear answer.',
    ],
    open: [
      'If anything is unclear, ask me directly.',
      'Let’s settle this and move forward.',
      'I trust that makes my position clear.',
    ],
  },
  signOff: ['Regards,', 'Sincerely,', 'With regards,'],
}
