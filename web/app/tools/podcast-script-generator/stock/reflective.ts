import type { WayOfTalking } from './way-of-talking.ts'

/** For stories, issues and ideas: what to think about, not what to do. */
export const reflective: WayOfTalking = {
  ask: [
    '{to}when you hear “{bare}”, where does your mind go first?',
    '{to}what do you wish more people would ask about {point}?',
    '{to}how would you explain {point} to somebody who has never given it a thought?',
    '{to}what do people miss when they talk about {point}?',
    '{to}what made you care about {point} in the first place?',
    '{to}what has changed in the way that you think about {point}?',
    '{to}if you could only say one thing about {point}, what would it be?',
  ],
  wonder: [
    'When you think of {point}, what do you picture? Keep that picture in mind for the next minute.',
    'What’s the first thing that you ever heard about {point}? And do you still believe it?',
    'Ask yourself this about {point}: what do I know, and what do I only assume?',
    'Who would you most like to ask about {point}? And what would you ask them?',
    'If {point} came up at dinner tonight, what would you say? And what would you keep to yourself?',
    'Why {does/do} {point} hold our attention? I suspect that there’s something in it that we rarely put into words.',
  ],
  contrast: [
    'There’s the version of {point} that we tell quickly, and there’s the version with the details left in. The details are where it gets interesting.',
    'On the one hand, {point} can look like a small thing. On the other, small things have a way of adding up.',
    'It’s tempting to look for one simple answer on {point}. I’d rather hold two answers for a while and see which one lasts.',
    'Some people will hear this and nod. Others will shake their heads. I’d love to have both of them at this table.',
    'From a distance, {point} can look tidy. Up close there are edges, and the edges are worth a look.',
    'We could talk about {point} in general, or we could ask what it means to one person on one day. I prefer the second.',
  ],
  follow: [
    'Can you give us an example{comma}? Something that you saw or heard yourself?',
    'What would you say to somebody who doubts that{comma}?',
    'What do you remember most clearly{comma}?',
    'What’s the part of that which people tend to overlook{comma}?',
    'Was there a moment when you saw it differently{comma}?',
    'What still surprises you about it{comma}?',
  ],
  apply: [
    'So what’s in this for {audience}? Perhaps a new question to ask, and perhaps a better way to ask an old one.',
    'I made a note for {audience} here: where does this touch your own life? It may be closer than you think.',
    'To {audience} I’d say: you don’t have to agree with any of it. Just notice where you stopped nodding.',
    'Think of {audience} for a moment. What would they add here that we’ve missed?',
    'For {audience}, there’s a simple thing to try: talk about {point} with somebody in your own words, and listen to what they ask.',
  ],
  askAdvice: [
    '{to}what would you like {audience} to take from this?',
    '{to}this show is made for {audience}. What would you like them to know?',
    '{to}if {audience} could take away one thing here, what should it be?',
    '{to}where should {audience} look if they want to hear more about {point}?',
  ],
  advice: [
    'I’d like them to stay curious. (Add one thing that you would point them to.)',
    'Talk about it with somebody who sees it differently. (Say whom you would ask.)',
    'Start with a question of your own, and follow it. (Name the question that you would start with.)',
    'Read, listen, and then make up your own mind. (Recommend one thing to read or hear.)',
    'Take it personally, in the best sense of the word. (Say what it means to you.)',
  ],
  lastAnswer: [
    'Just this: stay curious about it. The rest follows. (Add where people can find you, if you like.)',
    'Keep asking. The good questions don’t run out. (Add where listeners can follow your work.)',
    'Only that I learned something today as well. Thank you.',
    'Talk about it with somebody tonight. That’s all from me.',
  ],
  recapEnd: [
    'If you keep only one of these, keep the one that made you stop for a moment.',
    'There’s more to say about each of them, and we’ll leave the door open.',
    'Take the one that speaks to you and leave the rest for another day.',
  ],
}
