import type { ToneStock } from '../tone-stock.ts'

export const conversational: ToneStock = {
  music: [
    'Easygoing intro music, then under',
    'Warm guitar loop fades in and out',
    'Theme music, relaxed, fades under',
  ],
  coldOpen: [
    'So, I’ve been thinking about this all week. {Subject}. It sounds simple when you say it out loud, and then you sit down with it and, well, it isn’t. If you’ve felt that too, stay with me.',
    'Okay, quick question before we start. When somebody mentions {subject}, what’s the first thing that comes to mind? Hold on to that thought, because we’re coming back to it.',
    'You know those conversations that start in the kitchen and go on for two hours? Today’s topic is one of them: {subject}. Pull up a chair.',
  ],
  promise: [
    'We’re going to take it slowly, talk it through the way you would with a friend, and leave you with something you can use.',
    'No lecture today. Just an honest conversation about {subject}, made with {audience} in mind.',
    'Nothing fancy on the menu: we’ll talk about {subject}, we’ll wander a little, and we’ll come back with a few things worth keeping.',
  ],
  begin: [
    'Let’s start with the bit everybody asks about: {point}.',
    'Okay, where to begin? I’d say with {point}.',
    'Right, first things first. Let’s talk about {point}.',
  ],
  next: [
    'Which brings me, in a roundabout way, to {aim}.',
    'Okay, let’s change the subject slightly. {Point}.',
    'There’s another thing I keep coming back to, and that’s {point}.',
    'While we’re at it, let’s talk about {point}.',
  ],
  angle: [
    'I’ll be honest, I used to skip right past {point}. It felt like a detail. The more I talk to people, though, the more it feels like the thing itself.',
    'You know what I find funny about {point}? We all have an opinion on it, and hardly any of us have ever said it out loud.',
    'If a friend asked me about {point} over coffee, I wouldn’t hand them a list. I’d ask them what their ordinary Tuesday looks like, and we’d go from there.',
    'I think there are two kinds of people when it comes to {aim}: the ones who plan, and the ones who jump. And most of us are a bit of both.',
    'Let me think out loud for a second about {point}. What do I know for sure, what am I guessing, and what have I simply heard so often that I believe it?',
  ],
  answer: [
    'Yeah, I’ve thought about that one a lot. For me it comes down to starting where you are, not where you think you should be.',
    'Honestly? I go back and forth. Some days I want a plan, and some days I just want to try something and see.',
    'I’d say, be kind to yourself first. Nobody gets this right straight away, and that’s fine.',
    'It’s a good one. I think we make it harder than it needs to be, and I include myself in that.',
    'I like to keep it small. One thing, this week, and then we’ll talk again.',
  ],
  react: [
    'Oh, I like that.',
    'Yeah, that rings true.',
    'Ha, fair enough.',
    'See, I hadn’t thought of it like that.',
    'Mm, say more about that.',
    'That’s so relatable.',
  ],
  wrap: [
    'So, that’s how I’d think about {point}. Not perfect, but a start.',
    'Let’s leave {point} there for now, because I could go on all day.',
    'Okay, I think we’ve given {point} a fair hearing.',
    'Put a pin in that one. It’ll come up again, I’m sure.',
  ],
  recap: [
    'So, what did we talk about today?',
    'Before you go, let’s gather up the threads.',
    'Okay, quick look back at where we’ve been.',
  ],
  action: [
    'If this felt like a conversation you wanted to be part of, then join in: send us a message and tell us how it looks from where you are.',
    'If you know someone who’d enjoy this chat, send it their way. That’s how the show finds its people.',
    'Follow along wherever you’re listening, and tell us what you’d like to talk about next.',
  ],
  farewell: [
    'Thanks for hanging out with us. Talk soon.',
    'That’s it from here. Take it easy, and see you next time.',
    'It was good to have you here. Until next time.',
  ],
}
