import type { ToneStock } from '../tone-stock.ts'

export const interview: ToneStock = {
  music: ['Clean theme music, then under', 'Quiet studio theme fades under', 'Theme music, brief, fades out'],
  coldOpen: [
    'The best thing you can bring to a subject like {subject} is a good question. Today I’ve brought a page of them.',
    'I have a list of questions about {subject}. Some are simple, and some have kept me up at night. Let’s ask them.',
    'What would you ask if you had twenty minutes and one topic, {subject}? Here’s what I’m asking.',
  ],
  promise: [
    'I’ll ask what I think {audience} would ask, and I’ll follow up where the answer gets interesting.',
    'We’ll go from the simple questions to the hard ones, and I’ll try not to let any of them slip by.',
    'No speeches, just questions and answers about {subject}, asked on behalf of {audience}.',
  ],
  begin: [
    'My first question is about {point}.',
    'Let’s open the notebook at {point}.',
    'I want to start with something basic: {point}.',
  ],
  next: [
    'My next question concerns {point}.',
    'I’d like to ask about {point}.',
    'Let me move on to {aim}.',
    'There’s something else I’ve been wanting to ask about, and that’s {point}.',
  ],
  angle: [
    'When I prepared for this, I wrote the same question about {point} in three different ways. What is it like at the start? What is it like at its hardest? And what does nobody ask?',
    'I’m curious about the moment of decision with {point}. What did somebody know then, and what did they only understand later?',
    'Let me put the listener’s question on {point}: if I have an hour this week, and only an hour, where should it go?',
    'The follow-up I always want to ask about {point} is this: how do you know? Not to catch anyone out, but because the answer is usually the most interesting part.',
    'I’d like to hear about {point} from the beginning, in order, without skipping the part that went badly.',
  ],
  answer: [
    'That’s a question I get less often than you’d think. Let me answer it in two parts.',
    'I’ll give you the honest version, not the polished one. I tried things, and some of them failed.',
    'If I had to answer in one sentence, I’d say that it takes longer than you expect and matters more than you expect.',
    'I’m glad that you asked it that way. Most people ask what to do, and I think that the better question is when.',
    'Let me separate what I know from what I believe, because the two get mixed up easily here.',
  ],
  react: [
    'Let me stay with that for a moment.',
    'Can I follow up on that?',
    'That’s a striking answer.',
    'I want to be sure that I’ve understood.',
    'That’s not the answer I expected.',
    'Thank you for being so frank.',
  ],
  wrap: [
    'Thank you. I think that answers the question about {point}, and raises a better one.',
    'I’ll underline that answer on {point} in my notes.',
    'Let’s turn the page on {point}.',
    'That’s a good place to leave {point}.',
  ],
  recap: [
    'Let me read back my notes.',
    'Here’s what I’ll take away from the answers today.',
    'Looking over my questions, this is what we covered.',
  ],
  action: [
    'If there’s a question I should have asked, send it to me. I’ll put it to the next person who sits in this chair.',
    'Subscribe to hear the next conversation, and tell us who you’d like to hear from.',
    'Share this with somebody who has been asking the same questions.',
  ],
  farewell: [
    'Thank you for listening. More questions next time.',
    'That’s all my questions for today. Until next time.',
    'Thanks for being part of the conversation.',
  ],
}
