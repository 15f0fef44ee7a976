import type { Voice } from '../voice.ts'

export const empathetic: Voice = {
  greeting: {
    named: ['Dear {name},', 'Hi {name},', 'Hello {name},'],
    unnamed: ['Hello,', 'Hi there,', 'Hello there,'],
  },
  opening: {
    message: [
      'Thank you for [writing|sharing this][| about {subject}]. I can see how much it matters to you.',
      'I’ve read your [email|message][| about {subject}] carefully, and I understand where you’re coming from.',
      'Thank you for [your message|reaching out][| about {subject}]. I know it takes time to put these things into words.',
    ],
    invitation: ['Thank you for including me. It means a lot.', 'I’m touched that you thought of me.'],
    offer: [
      'Thank you for the offer and for the care you’ve put into it.',
      'I know it takes thought to put an offer together, and I’m grateful.',
    ],
    complaint: [
      'I’m so sorry that {problem}. I understand how upsetting that must be.',
      'I can hear how frustrating this has been, and I’m truly sorry.',
      'I’m really sorry. You shouldn’t have had to deal with this.',
    ],
    loss: ['I’m so very sorry. My heart goes out to you.', 'I’m deeply sorry, and I’m holding you in my thoughts.'],
    gratitude: [
      'Thank you for such a thoughtful message. It means a great deal to me.',
      'I’m so glad I could help, and your kind words touched me.',
    ],
    apology: [
      'Thank you for saying that. I understand, and there are no hard feelings.',
      'I know it isn’t easy to say sorry, and I appreciate it.',
    ],
    praise: [
      'Your words mean a great deal to me, thank you.',
      'Thank you for taking the time to say that. I was touched.',
    ],
    news: [
      'Thank you for telling me that {news}.',
      'I appreciate you letting me know that {news}. I imagine there is a lot behind it.',
    ],
  },
  request: {
    accept: [
      'I understand why you ask, and I’ll gladly {do}.',
      'Of course I’ll {do}. I want this to be easy for you.',
      'I’d like to take that worry off your mind: I’ll {do}.',
    ],
    decline: [
      'I know this isn’t what you were hoping for, but I’m not able to {do}.',
      'I understand how much you’d like me to {do}, and I’m sorry that I can’t.',
      'I’m sorry, because I know it matters to you: I can’t {do}.',
    ],
    delay: [
      'I know you’re waiting, and I’m sorry that I need more time to {task}. Would {gap} be all right for you?',
      'I want to {task} with the care it deserves, and I need until {gap} for that.',
    ],
    ask: [
      'I want to get this right for you. Before I {task}, may I ask: {gap}',
      'To {task} in the way that helps you most, I need to understand one thing: {gap}',
    ],
    open: ['I understand that you’d like me to {task}. {gap}', 'On whether I can {do}: {gap}'],
  },
  invitation: {
    accept: ['It would mean a lot to me to {event}.', 'I’d be so glad to {event}.'],
    decline: [
      'I’m truly sorry that I can’t {event}, because I know how much it means to you.',
      'I wish I could {event}. I’m sorry to miss it.',
    ],
    delay: [
      'I’d dearly like to {event}, and I hope you’ll understand that I can only say for certain by {gap}.',
      'I don’t want to let you down, so I’ll tell you by {gap} whether I can {event}.',
    ],
    open: ['I know you’d like me to {event}. {gap}', 'On whether I can {event}: {gap}'],
  },
  time: {
    accept: [
      '{Time} works for me, and I’m glad if it’s easy for you too.',
      'I’m free {when}, so please don’t worry about the timing.',
    ],
    choose: ['I hope {gap} suits you, too.', 'If it’s easy for you, {gap} would be best for me.'],
    decline: [
      'I’m sorry that {time} is difficult for me. I hope that doesn’t make things harder for you.',
      'I know how hard it is to find a time, and I’m sorry that {time} doesn’t work for me.',
    ],
    open: ['I know it’s hard to find a time. On {time}: {gap}', 'As for {time}: {gap}'],
  },
  offer: {
    accept: [
      'I’m moved by the offer of {offer}, and I’d be glad to accept it.',
      'I gratefully accept the offer of {offer}. I know the thought that went into it.',
    ],
    decline: [
      'I know the offer of {offer} was made with care, and I’m sorry to decline it.',
      'It isn’t easy to turn down the offer of {offer}, but I have to this time.',
    ],
    negotiate: [
      'I understand that you have limits of your own, and I hope we can find terms for {offer} that feel fair to both of us.',
      'I can see the offer of {offer} was made in good faith, and I’d like to talk about what would make it work for us both.',
    ],
    delay: [
      'I hope you’ll understand that I need time to think about the offer of {offer}. I’ll tell you by {gap}.',
      'I don’t want to keep you waiting, so I’ll answer on the offer of {offer} by {gap}.',
    ],
    open: ['I can see the thought behind the offer of {offer}. {gap}', 'On the offer of {offer}: {gap}'],
  },
  help: {
    accept: [
      'It would be a real help if you could {help}. Thank you for offering.',
      'Thank you for seeing that. Please do {help}.',
    ],
    decline: [
      'It’s thoughtful of you to offer to {help}. I’ll be all right, but I won’t forget it.',
      'Thank you for offering to {help}; you have enough on your plate.',
    ],
    open: ['It’s thoughtful of you to offer to {help}. {gap}', 'On your offer to {help}: {gap}'],
  },
  complaint: {
    remedy: [
      'I want to make this right for you. Here is what I’ll do: {gap}',
      'You deserve better, so this is what happens next: {gap}',
    ],
    refuse: [
      'I know this won’t be easy to read, but I can’t do what you’ve asked. I owe you the reason: {gap}',
      'I’ve thought about it from your side, and I’m sorry that I can’t change it. The reason is this: {gap}',
    ],
    delay: [
      'I know waiting is hard. I’ll find out what happened and write to you by {gap}.',
      'I want to understand what went wrong before I answer you fully, and I’ll do so by {gap}.',
    ],
  },
  answer: {
    clause: [
      'I understand why you ask about {about}. {gap}',
      'You wanted to know about {about}, so let me be open with you: {gap}',
      'On {about}: {gap}',
    ],
    quoted: [
      'You asked, “{quoted}” I understand why, and here is my answer: {gap}',
      'To your question, “{quoted}”, let me be open with you: {gap}',
    ],
    later: [
      'I know you’d like certainty about {about}. I’ll be able to tell you by {gap}.',
      'I don’t want to guess about {about}, so I’ll answer you by {gap}.',
    ],
  },
  deadline: ['I know that {date} matters to you, and I’ll keep it in mind.', 'I haven’t lost sight of {date}.'],
  ask: {
    to: ['If it isn’t too much to ask, could you {what}?', 'When you feel able to, could you {what}?'],
    for: ['If it isn’t too much trouble, could you send me {what}?', 'It would help me to have {what}.'],
    clause: ['If you don’t mind my asking, could you tell me {what}?', 'It would help me to know {what}.'],
    about: [
      'I’d like to understand more about {what}, if you’re happy to share it.',
      'Would you feel able to tell me more about {what}?',
    ],
    open: ['To understand you properly, may I ask: {gap}', 'I’d like to be sure I’ve understood. {gap}'],
  },
  suggest: ['If it would make things easier, how about {what}?', 'How would you feel about {what}?'],
  thank: ['Thank you from the heart {what}.', 'I know it took effort, so thank you {what}.'],
  apologise: ['I’m truly sorry {what}. I understand how that must feel.', 'I’m so sorry {what}.'],
  congratulate: [
    'I’m so happy for you. Congratulations {what}.',
    'Congratulations {what}. I know how much work is behind it.',
  ],
  want: ['If you feel the same, I’d like to {what}.', 'I hope we can {what}.'],
  closing: {
    accept: [
      'Please tell me if there’s anything that would make this easier for you.',
      'I’m here if you need anything at all.',
      'Take good care in the meantime.',
    ],
    decline: [
      'I hope you understand, and I’m sorry to disappoint you.',
      'I know this may be disappointing, and I’m grateful for your understanding.',
      'Please know that this was not an easy answer to give.',
    ],
    wait: [
      'Please take the time you need, I’m here.',
      'Thank you for being so patient with me.',
      'There’s no pressure at all, so write whenever it suits you.',
    ],
    open: [
      'I’m here if you’d like to talk any of it through.',
      'Please be in touch whenever you need to.',
      'If anything weighs on you, please tell me.',
    ],
  },
  signOff: ['Warmly,', 'With care,', 'Take care,', 'With warm wishes,'],
}
