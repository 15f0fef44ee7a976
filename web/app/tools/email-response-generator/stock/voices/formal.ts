import type { Voice } from '../voice.ts'

export const formal: Voice = {
  greeting: { named: ['Dear {name},'], unnamed: ['Dear Sir or Madam,', 'To whom it may concern,'] },
  opening: {
    message: [
      'Thank you for your [email|letter|correspondence][| concerning {subject}].',
      'I am writing in reply to your [email|message][| concerning {subject}].',
      'I acknowledge with thanks your [email|message][| regarding {subject}].',
      'I write with reference to your [recent email|message][| regarding {subject}].',
    ],
    invitation: [
      'Thank you for your kind invitation.',
      'I am honored to have received your invitation.',
      'I am most grateful for your invitation.',
    ],
    offer: [
      'Thank you for your offer, which I have read with care.',
      'I acknowledge receipt of your offer, for which I am grateful.',
      'I am writing in reply to your offer.',
    ],
    complaint: [
      'Thank you for your letter. I regret to learn that {problem}.',
      'I was sorry to read of your experience, and I am grateful that you have raised the matter.',
      'I regret the inconvenience that you describe.',
    ],
    loss: ['Please accept my sincere condolences.', 'I was deeply sorry to receive your news.'],
    gratitude: ['I am grateful for your kind letter[| concerning {subject}].', 'Thank you for your gracious message.'],
    apology: [
      'I acknowledge your apology, which I am glad to accept.',
      'Thank you for your message and for the explanation that it contains.',
    ],
    praise: ['I am most grateful for your kind remarks.', 'Thank you for your generous comments.'],
    news: ['I note with thanks that {news}.', 'I am grateful to you for informing me that {news}.'],
  },
  request: {
    accept: ['I confirm that I shall {do}.', 'I would be pleased to {do}.', 'I am able to {do}, as you requested.'],
    decline: [
      'I regret that I am unable to {do}.',
      'I regret to inform you that I cannot {do}.',
      'It is with regret that I must decline to {do}.',
    ],
    delay: [
      'I respectfully request additional time in which to {task}. I expect to be in a position to do so by {gap}.',
      'I am not yet able to {task}; I shall do so by {gap}.',
    ],
    ask: [
      'Before I {task}, I should be grateful for clarification of the following point: {gap}',
      'In order to {task}, I require some further information: {gap}',
    ],
    open: ['With regard to your request that I {task}: {gap}', 'As to whether I am able to {do}: {gap}'],
  },
  invitation: {
    accept: [
      'It would be my pleasure to {event}.',
      'I am pleased to accept and shall {event}.',
      'I should be honored to {event}.',
    ],
    decline: [
      'I regret that I am unable to {event}.',
      'It is with regret that I must decline, as I am not able to {event}.',
    ],
    delay: [
      'I am not yet able to confirm whether I can {event}. I shall inform you by {gap}.',
      'I should be glad to {event} and shall confirm my attendance by {gap}.',
    ],
    open: ['As to whether I am able to {event}: {gap}', 'With regard to your invitation to {event}: {gap}'],
  },
  time: {
    accept: [
      '{Time} is convenient for me.',
      'I confirm that I am available {when}.',
      'I am pleased to confirm {time}.',
    ],
    choose: [
      'Of the times you propose, {gap} would be the most convenient.',
      'I would be available at the following time: {gap}.',
    ],
    decline: ['I regret that I am not available {when}.', 'Regrettably, {time} is not convenient for me.'],
    open: ['With regard to {time}: {gap}', 'Concerning your proposal of {time}: {gap}'],
  },
  offer: {
    accept: [
      'I am pleased to accept the offer of {offer}.',
      'I hereby accept the offer of {offer} on the terms stated.',
    ],
    decline: [
      'After careful consideration, I must respectfully decline the offer of {offer}.',
      'I regret that I am not in a position to accept the offer of {offer}.',
    ],
    negotiate: [
      'While I am interested in the offer of {offer}, I should like to discuss its terms before proceeding.',
      'I would respectfully ask you to reconsider the terms of the offer of {offer}.',
    ],
    delay: [
      'I should be grateful for further time in which to consider the offer of {offer}, and I shall reply by {gap}.',
      'The offer of {offer} remains under consideration. I shall respond by {gap}.',
    ],
    open: ['With regard to the offer of {offer}: {gap}', 'Concerning the offer of {offer}: {gap}'],
  },
  help: {
    accept: ['I should be grateful if you would {help}.', 'I gladly accept your offer to {help}.'],
    decline: [
      'While I am grateful for your offer to {help}, it will not be necessary on this occasion.',
      'I thank you for offering to {help}, although I must decline.',
    ],
    open: ['With regard to your offer to {help}: {gap}', 'Concerning your offer to {help}: {gap}'],
  },
  complaint: {
    remedy: [
      'The following steps will be taken to resolve the matter: {gap}',
      'In order to resolve the matter, I propose the following: {gap}',
    ],
    refuse: [
      'Having considered the matter carefully, I regret that I am unable to grant your request, for the following reason: {gap}',
      'I regret that the decision must stand, for the following reason: {gap}',
    ],
    delay: [
      'The matter requires further examination, and I shall write to you again by {gap}.',
      'I shall examine the matter and report to you by {gap}.',
    ],
  },
  answer: {
    clause: ['With regard to {about}: {gap}', 'As to {about}: {gap}', 'Concerning {about}: {gap}'],
    quoted: [
      'In answer to your question, “{quoted}”, I can state the following: {gap}',
      'You ask, “{quoted}” My reply is as follows: {gap}',
    ],
    later: [
      'As to {about}, I shall provide an answer by {gap}.',
      'I am not yet able to advise you on {about}, and I shall do so by {gap}.',
    ],
  },
  deadline: ['I have duly noted the date of {date}.', 'I have taken note of the date of {date}.'],
  ask: {
    to: ['I should be grateful if you would {what}.', 'May I ask you to {what}?'],
    for: ['I should be grateful to receive {what}.', 'May I respectfully request {what}?'],
    clause: ['I should be grateful if you would inform me {what}.', 'Would you kindly let me know {what}?'],
    about: ['I should be grateful for further information about {what}.', 'May I also inquire about {what}?'],
    open: ['I should be grateful for clarification of the following point: {gap}', 'May I ask the following? {gap}'],
  },
  suggest: ['I would respectfully propose {what}.', 'May I propose {what}?'],
  thank: ['I wish to express my gratitude to you {what}.', 'Please accept my sincere thanks {what}.'],
  apologise: ['Please accept my sincere apologies {what}.', 'I wish to apologize {what}.'],
  congratulate: ['Please accept my congratulations {what}.', 'I wish to congratulate you {what}.'],
  want: ['I should like to {what}.', 'It is my intention to {what}.'],
  closing: {
    accept: [
      'Should you require anything further, please do not hesitate to contact me.',
      'I remain at your disposal should you require further information.',
      'I look forward to our further correspondence.',
    ],
    decline: [
      'I am grateful for your understanding in this matter.',
      'I trust that you will understand, and I wish you every success.',
      'Thank you for your consideration and understanding.',
    ],
    wait: [
      'I look forward to your reply.',
      'I await your response with interest.',
      'I thank you for your patience in this matter.',
    ],
    open: [
      'Should you have any further questions, please do not hesitate to contact me.',
      'I remain at your disposal for any further information.',
      'I trust that this is of assistance.',
    ],
  },
  signOff: ['Yours sincerely,', 'Sincerely,', 'Respectfully,', 'Yours truly,'],
}
