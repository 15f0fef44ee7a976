import type { ToneStock } from '../tone-stock.ts'

export const educational: ToneStock = {
  music: [
    'Light, curious theme music, then under',
    'Soft marimba theme fades under',
    'Gentle theme with a rising melody, fades out',
  ],
  coldOpen: [
    'Here is a small test. Could you explain {subject} to a ten-year-old, right now, in two sentences? By the end of this episode, I think you could.',
    'Today’s lesson has one title and many doors: {subject}. We’ll open them one at a time.',
    'Let’s learn something together. The topic is {subject}, and you need no background at all to follow along.',
  ],
  promise: [
    'We’ll go step by step: first the ideas, then the parts, then how they fit together. It’s all designed with {audience} in mind.',
    'By the end you should be able to do three things: name the main parts of {subject}, say why they matter, and try one of them yourself.',
    'If you like to take notes, this is a good moment to find a pen. I’ll pause after each part so that you can put it into your own words.',
  ],
  begin: [
    'Part one. Let’s define our starting point: {point}.',
    'Every lesson needs a first brick, and ours is {point}.',
    'Let’s begin at the beginning, with {point}.',
  ],
  next: [
    'Now that we have that, we can build on it with {point}.',
    'On to the next part of the lesson: {point}.',
    'The next idea follows from the last one. It’s {point}.',
    'Here’s the next question on the board: {point}.',
  ],
  angle: [
    'A good way to learn about {point} is to ask three questions. What is it? What is it not? And where have I already met it without knowing?',
    'Think of {point} as a set of stairs. You don’t need to see the top. You need to know which step you’re on and which one comes next.',
    'Try this. Pause the episode, take a sheet of paper, and write down everything you already know about {point}. Then circle the one thing you’re least sure of. That’s where learning starts.',
    'Teachers have a trick for {point}: compare it with something familiar, then ask where the comparison breaks down. The breaking point is usually the lesson.',
    'If you remember a single thing about {point}, make it this: understanding comes from doing it once, slowly, and saying out loud what you notice.',
  ],
  answer: [
    'Let me break that down. First, what the words mean. Second, what they look like in daily life. Third, what to try.',
    'The simplest explanation I know starts with a picture. Imagine the whole thing as a map, and ask where you are on it.',
    'People often start with the steps. I like to settle the reason first, because the steps are easier to remember afterward.',
    'That’s a very common question, and the fact that you ask it means you’re already halfway there.',
    'I’d teach it backward. Start from the result you want and walk back until you reach something you can do today.',
  ],
  react: [
    'That puts it clearly.',
    'So, in other words, one step at a time.',
    'Let’s write that one down.',
    'Good, that makes the next step easier.',
    'That’s a helpful comparison.',
    'I can picture that.',
  ],
  wrap: [
    'Let’s check our understanding of {point}: could you explain it to someone at dinner tonight?',
    'That’s the core of {point}. Say it back in your own words before we go on.',
    'Good. That’s {point} on the page, and we can use it.',
    'If {point} still {feels/feel} foggy, that’s normal. Listen to this part again tomorrow.',
  ],
  recap: [
    'Let’s review what we’ve learned.',
    'Time for a short revision of today’s lesson.',
    'Before the bell rings, let’s look at our notes.',
  ],
  action: [
    'Here’s your homework: teach one thing from this episode to another person before the week is out, and tell us what they asked.',
    'If a question came up while you listened, send it in. Good questions are how we choose the next lesson.',
    'Subscribe so that you don’t miss the next lesson, and share this one with a fellow learner.',
  ],
  farewell: [
    'Class dismissed. Stay curious.',
    'Thank you for learning with us. See you in the next lesson.',
    'Keep asking questions, and we’ll see you next time.',
  ],
}
