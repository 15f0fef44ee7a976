/**
 * How one tone of voice words everything a reply may need. Slots: {name}, {subject} what the email is about, {do} what we
 * are asked to do and {task} the same without its date, {event} what we are invited to do, {time} and {when} (with its
 * preposition) a proposed time, {times} several, {offer}, {help} what they would do for us, {problem}, {about} a question
 * as a clause, {quoted} the question itself, {gap} what only the visitor knows, {what} the words of the goal.
 */
export interface Voice {
  greeting: { named: string[]; unnamed: string[] }
  opening: {
    message: string[]
    invitation: string[]
    offer: string[]
    complaint: string[]
    loss: string[]
    gratitude: string[]
    apology: string[]
    praise: string[]
    news: string[]
  }
  request: { accept: string[]; decline: string[]; delay: string[]; ask: string[]; open: string[] }
  invitation: { accept: string[]; decline: string[]; delay: string[]; open: string[] }
  time: { accept: string[]; choose: string[]; decline: string[]; open: string[] }
  offer: { accept: string[]; decline: string[]; negotiate: string[]; delay: string[]; open: string[] }
  help: { accept: string[]; decline: string[]; open: string[] }
  complaint: { remedy: string[]; refuse: string[]; delay: string[] }
  answer: { clause: string[]; quoted: string[]; later: string[] }
  deadline: string[]
  ask: { to: string[]; for: string[]; clause: string[]; about: string[]; open: string[] }
  suggest: string[]
  thank: string[]
  apologise: string[]
  congratulate: string[]
  want: string[]
  closing: { accept: string[]; decline: string[]; wait: string[]; open: string[] }
  signOff: string[]
}

export type EmailTone =
  | 'professional'
  | 'friendly'
  | 'formal'
  | 'casual'
  | 'assertive'
  | 'empathetic'
  | 'appreciative'
  | 'direct'
  | 'diplomatic'
  | 'enthusiastic'
