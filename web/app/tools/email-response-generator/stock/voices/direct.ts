import type { Voice } from '../voice.ts'

export const direct: Voice = {
  greeting: { named: ['{name},', 'Hi {name},', 'Hello {name},'], unnamed: ['Hello,', 'Hi,'] },
  opening: {
    message: [
      'Thanks for your [email|message][| about {subject}].',
      'Here’s my answer.',
      'In reply to your [email|message][| about {subject}]:',
    ],
    invitation: ['Thanks for the invitation.', 'Thanks for asking.'],
    offer: ['Thanks for the offer.', 'I’ve read your offer.'],
    complaint: ['I’m sorry that {problem}.', 'Sorry about this.', 'Thanks for reporting this. I’m sorry it happened.'],
    loss: ['I’m very sorry.', 'I’m sorry to hear this.'],
    gratitude: ['You’re welcome.', 'Glad it helped.'],
    apology: ['Apology accepted.', 'No harm done.'],
    praise: ['Thank you.', 'Thanks, good to hear.'],
    news: ['Noted: {news}.', 'Understood, {news}.'],
  },
  request: {
    accept: ['I’ll {do}.', 'Yes, I can {do}.', 'Yes: I’ll {do}.'],
    decline: ['I can’t {do}.', 'No, I can’t {do}.', 'I’m not able to {do}.'],
    delay: ['I can’t {task} yet. New date: {gap}.', 'I’ll {task} by {gap}, not sooner.'],
    ask: ['Before I {task}: {gap}', 'I need one thing to {task}: {gap}'],
    open: ['On whether I can {do}: {gap}', 'You want me to {task}. {gap}'],
  },
  invitation: {
    accept: ['Yes, I’ll {event}.', 'I’m coming: I’ll {event}.'],
    decline: ['I can’t {event}.', 'No, I won’t be able to {event}.'],
    delay: ['I don’t know yet if I can {event}. Answer by {gap}.', 'I’ll tell you by {gap} if I can {event}.'],
    open: ['On whether I can {event}: {gap}', 'Can I {event}? {gap}'],
  },
  time: {
    accept: ['{Time} works.', '{Time} is fine.', 'Confirmed: {time}.'],
    choose: ['{Gap} is best.', 'I’ll take {gap}.'],
    decline: ['{Time} doesn’t work.', 'I’m not free {when}.'],
    open: ['{Time}: {gap}', 'On {time}: {gap}'],
  },
  offer: {
    accept: ['I accept the offer of {offer}.', 'Yes to the offer of {offer}.'],
    decline: ['I’m declining the offer of {offer}.', 'I won’t take the offer of {offer}.'],
    negotiate: ['The offer of {offer} doesn’t work on these terms.', 'I need better terms on the offer of {offer}.'],
    delay: [
      'I need more time on the offer of {offer}. Answer by {gap}.',
      'You’ll have my answer on the offer of {offer} by {gap}.',
    ],
    open: ['On the offer of {offer}: {gap}', 'The offer of {offer}: {gap}'],
  },
  help: {
    accept: ['Yes, please {help}.', 'Please {help}.'],
    decline: ['No need to {help}.', 'You don’t have to {help}.'],
    open: ['On your offer to {help}: {gap}', 'Your offer to {help}: {gap}'],
  },
  complaint: {
    remedy: ['Next step: {gap}', 'Here’s what I’ll do: {gap}'],
    refuse: ['I can’t do what you ask. Reason: {gap}', 'The decision stands. Reason: {gap}'],
    delay: ['I’m checking. Update by {gap}.', 'You’ll have an answer by {gap}.'],
  },
  answer: {
    clause: ['On {about}: {gap}', 'As for {about}: {gap}'],
    quoted: ['“{quoted}” {gap}', 'Your question: “{quoted}” Answer: {gap}'],
    later: ['On {about}: I’ll answer by {gap}.', 'I don’t know yet on {about}. Answer by {gap}.'],
  },
  deadline: ['Date noted: {date}.', 'I have {date} down.'],
  ask: {
    to: ['Please {what}.', 'Can you {what}?'],
    for: ['Please send me {what}.', 'I need {what}.'],
    clause: ['Please tell me {what}.', 'I need to know {what}.'],
    about: ['Please tell me more about {what}.', 'I need details about {what}.'],
    open: ['One question: {gap}', 'I need to know: {gap}'],
  },
  suggest: ['I suggest {what}.', 'Alternative: {what}.'],
  thank: ['Thank you {what}.', 'Thanks {what}.'],
  apologise: ['I’m sorry {what}.', 'Sorry {what}.'],
  congratulate: ['Congratulations {what}.', 'Well done, and congratulations {what}.'],
  want: ['I want to {what}.', 'I’d like to {what}.'],
  closing: {
    accept: ['That’s all from my side.', 'Tell me if anything changes.', 'Let’s go ahead.'],
    decline: ['Thanks for understanding.', 'I wanted to tell you straight away.', 'Good luck with it.'],
    wait: ['Please reply when you can.', 'I’ll wait for your answer.', 'Let me know.'],
    open: ['Questions? Ask me.', 'That’s everything from me.', 'Tell me if anything is missing.'],
  },
  signOff: ['Regards,', 'Thanks,', 'Best,'],
}
