/** Wordings that belong to no one voice; the formal voice spells out their contractions. */
export const anyVoice = {
  also: {
    accept: ['I’ll also {do}.', 'And I can {do}, too.', 'I’m happy to {do} as well.'],
    decline: ['I can’t {do} either.', 'I’m also unable to {do}.', 'The same goes for your request that I {task}.'],
    delay: ['The same goes for the rest: I need until {gap} to {task}.', 'I’ll also need until {gap} to {task}.'],
  },
  askBefore: [
    'Before I {task}, I’d like to [check something|clear up one point].',
    'I’d like to know a little more before I {task}.',
  ],
  termsBefore: [
    'Before I {task}, I’d like to [talk about|agree on] the terms.',
    'I’d like us to agree on the terms before I {task}.',
  ],
  proposal: ['What I have in mind is {gap}.', 'Here is what would work for me: {gap}.'],
  terms: [
    'Before we go ahead, I’d like to discuss {terms}. What I have in mind is {gap}.',
    'I’d like us to look again at {terms}. Here is what would work for me: {gap}.',
  ],
  otherTime: ['Would {gap} work instead?', 'Could we do {gap} instead?'],
  news: ['I’ve noted that {news}.', 'Thank you for telling me that {news}.'],
  noted: ['I’ve [also |]noted your request that I {task}.', 'I’ve [also |]taken note that you’d like me to {task}.'],
  deadline: ['I’ve noted the date of {date}.', 'I have {date} in mind.'],
  confirm: ['I’m happy to confirm {what}.', 'I can confirm {what}.', 'I confirm {what}.'],
  favor: ['I’d like to ask for {what}.', 'Would {what} be possible?', 'Could we agree on {what}?'],
  offer: ['I can offer you {what}.', 'I’m happy to offer you {what}.', 'I’d like to offer you {what}.'],
  reschedule: [
    'Could we move it to {what}?',
    'Would it be possible to move it to {what}?',
    'I’d like to move it to {what}, if that works for you.',
  ],
  console: ['Please accept my condolences.', 'You have my sympathy.'],
  answers: [
    'Here are my answers to your questions:',
    'To your questions, one by one:',
    'You asked a few things, so I’ll take them in turn:',
  ],
  give: ['Here {is} {what}: {gap}.', 'Below {is} {what}: {gap}.'],
  explain: ['Let me explain {what}: {gap}.', 'I’d like to explain {what}: {gap}.'],
  want: ['I’d like to {what}.', 'I’m asking to {what}.'],
  will: ['I can {what}.', 'I’m willing to {what}.', 'I’ll {what}.'],
  yes: ['Yes, {answer}.', '{Answer}, yes.'],
  no: ['No, {answer}.', 'I’m sorry to say that {answer}.', 'I’m sorry, but {answer}.'],
  acceptedThing: ['I’m glad to say yes to {object}.', 'My answer to {object} is yes.'],
  declinedThing: ['I’m sorry, but I can’t agree to {object}.', 'I’m sorry that I have to refuse {object}.'],
  accepted: ['I’m glad to say yes.', 'My answer is yes.', 'I’m happy to confirm.'],
  declined: [
    'I’m sorry, but my answer is no this time.',
    'I’m sorry to say no this time.',
    'I’m not able to say yes this time.',
  ],
  delayed: [
    'I need a little more time, and I’ll come back to you by {gap}.',
    'I can’t give you an answer yet, and I’ll write again by {gap}.',
  ],
  received: ['I’ve read it carefully. {gap}.', 'Here is my reply: {gap}.', 'My thoughts on it: {gap}.'],
  sorrowClosing: [
    'Please let me know if there is anything I can do.',
    'Take all the time you need.',
    'I’m thinking of you and your family.',
  ],
  complaintClosing: [
    'Please tell me if there is anything else I can do.',
    'Thank you for your patience.',
    'Thank you for giving me the chance to answer.',
  ],
  socialClosing: ['I wish you all the best.', 'It was good to hear from you.', 'I hope to hear from you again soon.'],
} as const
