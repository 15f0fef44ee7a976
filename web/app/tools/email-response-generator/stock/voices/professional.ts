import type { Voice } from '../voice.ts'

export const professional: Voice = {
  greeting: {
    named: ['Hello {name},', 'Dear {name},', 'Hi {name},'],
    unnamed: ['Hello,', 'Good day,', 'Hello there,'],
  },
  opening: {
    message: [
      'Thank you for your email[| about {subject}].',
      'Thanks for [getting in touch|your message][| about {subject}].',
      'Thank you for [writing|your note][| about {subject}].',
      'I appreciate you [getting in touch|writing][| about {subject}].',
    ],
    invitation: [
      'Thank you for the invitation.',
      'Thank you for [including me|thinking of me].',
      'I appreciate the invitation.',
    ],
    offer: [
      'Thank you for your offer.',
      'Thank you for [setting out your offer|sending over your offer].',
      'I appreciate the offer and the details you shared.',
    ],
    complaint: [
      'Thank you for [letting me know|bringing this to my attention], and I’m sorry that {problem}.',
      'Thank you for [raising this|reporting this]. I’m sorry for the trouble it has caused.',
      'I’m sorry that {problem}, and I appreciate you telling me.',
    ],
    loss: ['I’m very sorry to hear this.', 'Thank you for telling me. I’m very sorry to hear it.'],
    gratitude: [
      'Thank you for your warm message[| about {subject}].',
      'You’re welcome, and thank you for writing.',
      'Thank you for the kind words.',
    ],
    apology: [
      'Thank you for your message. I appreciate the apology.',
      'Thank you for explaining what happened.',
      'Thank you for your note, and for the apology.',
    ],
    praise: ['Thank you for the kind words.', 'Thank you, I appreciate the feedback.'],
    news: ['Thank you for letting me know that {news}.', 'Thank you for the update. I’ve noted that {news}.'],
  },
  request: {
    accept: ['I’ll {do}.', 'I [can confirm|confirm] that I’ll {do}.', 'I’m happy to {do}.', 'Yes, I can {do}.'],
    decline: [
      '[Unfortunately|Regrettably], I’m not able to {do}.',
      'I’m unable to {do} [at this time|on this occasion].',
      'I’m sorry to say that I can’t {do}.',
    ],
    delay: [
      'I’ll need [more|some additional] time to {task}. I expect to be able to do so by {gap}.',
      'I’m not yet in a position to {task}, and I aim to do so by {gap}.',
      'I can {task}, but not before {gap}.',
    ],
    ask: [
      'Before I {task}, I’d like to clarify one point: {gap}',
      'To {task}, I’ll need a little more information: {gap}',
    ],
    open: ['Regarding your request that I {task}: {gap}', 'As for whether I can {do}: {gap}'],
  },
  invitation: {
    accept: ['I’d be glad to {event}.', 'I’m pleased to accept and will {event}.', 'Yes, I’d like to {event}.'],
    decline: [
      '[Unfortunately|Regrettably], I won’t be able to {event}.',
      'I’m sorry that I can’t {event} [this time|on this occasion].',
    ],
    delay: [
      'I can’t yet confirm whether I can {event}. I’ll let you know by {gap}.',
      'I’d like to {event}, and I’ll confirm by {gap}.',
    ],
    open: ['As for whether I can {event}: {gap}', 'On whether I’ll be able to {event}: {gap}'],
  },
  time: {
    accept: ['{Time} works for me.', 'I’m available {when}.', 'I can confirm {time}.'],
    choose: ['Of the times you suggested, {gap} works best for me.', 'I can do {gap}.'],
    decline: ['[Unfortunately|Regrettably], I’m not available {when}.', 'I’m afraid {time} doesn’t work for me.'],
    open: ['As for {time}: {gap}', 'On your suggestion of {time}: {gap}'],
  },
  offer: {
    accept: ['I’m pleased to accept the offer of {offer}.', 'I’d like to accept {offer} on the terms you set out.'],
    decline: [
      'After consideration, I’ve decided not to take up the offer of {offer}.',
      'I won’t be taking up the offer of {offer} [at this time|on this occasion].',
    ],
    negotiate: [
      'I’m interested in the offer of {offer}, but the current terms don’t quite work for me.',
      'Before I commit to the offer of {offer}, I’d like to revisit the terms.',
    ],
    delay: [
      'I’d like a little more time to consider the offer of {offer}, and I’ll reply by {gap}.',
      'I’m still reviewing the offer of {offer} and will come back to you by {gap}.',
    ],
    open: ['On the offer of {offer}: {gap}', 'As for the offer of {offer}: {gap}'],
  },
  help: {
    accept: ['Yes, please {help}. That would be helpful.', 'It would be helpful if you could {help}.'],
    decline: [
      'There’s no need to {help} [at this stage|for now], but thank you for offering.',
      'Thank you for offering to {help}; I won’t need it this time.',
    ],
    open: ['On your offer to {help}: {gap}', 'As for your offer to {help}: {gap}'],
  },
  complaint: {
    remedy: [
      'To put this right, here is what will happen next: {gap}',
      'I’m looking into it, and the next step is this: {gap}',
    ],
    refuse: [
      'I’ve considered it carefully, and I’m not able to offer what you’ve asked for. The reason is this: {gap}',
      'I’m unable to change the outcome here, for this reason: {gap}',
    ],
    delay: [
      'I need a little time to look into it properly, and I’ll update you by {gap}.',
      'I’m looking into what happened and will write again by {gap}.',
    ],
  },
  answer: {
    clause: ['On {about}: {gap}', 'Regarding {about}: {gap}', 'As for {about}: {gap}'],
    quoted: ['You asked: “{quoted}” My answer: {gap}', 'To your question “{quoted}”: {gap}'],
    later: [
      'I’ll come back to you on {about} by {gap}.',
      'I don’t have an answer yet on {about}, and I’ll confirm it by {gap}.',
    ],
  },
  deadline: ['I’ve noted the date of {date}.', 'I have {date} in my calendar.'],
  ask: {
    to: ['Could you please {what}?', 'Would you be able to {what}?'],
    for: ['Could you please send me {what}?', 'I’d like to ask for {what}.'],
    clause: ['Could you let me know {what}?', 'Please let me know {what}.'],
    about: ['Could you tell me more about {what}?', 'I’d also like to ask about {what}.'],
    open: ['I have one question before we go further: {gap}', 'Could you clarify the following? {gap}'],
  },
  suggest: ['I’d suggest {what}.', 'May I suggest {what}?', 'Could I propose {what}?'],
  thank: ['Thank you {what}.', 'I appreciate your help, and thank you {what}.'],
  apologise: ['I apologize {what}.', 'Please accept my apologies {what}.'],
  congratulate: ['Congratulations {what}.', 'My congratulations {what}.'],
  want: ['I’d like to {what}.', 'My preference would be to {what}.'],
  closing: {
    accept: [
      'Please let me know if you need anything else [from me|in the meantime].',
      'If anything changes, just let me know.',
      'I look forward to the next steps.',
    ],
    decline: [
      'Thank you for your understanding.',
      'I hope we can find another opportunity to work together.',
      'I appreciate your understanding, and I wish you well with it.',
    ],
    wait: [
      'I look forward to hearing from you.',
      'Please let me know your thoughts.',
      'Thank you for your patience in the meantime.',
    ],
    open: [
      'Please let me know if you need anything else.',
      'I’m happy to discuss any of this further.',
      'Do get in touch if you have further questions.',
    ],
  },
  signOff: ['Best regards,', 'Kind regards,', 'Regards,'],
}
