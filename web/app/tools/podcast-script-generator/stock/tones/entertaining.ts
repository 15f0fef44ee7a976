import type { ToneStock } from '../tone-stock.ts'

export const entertaining: ToneStock = {
  music: ['Upbeat theme bursts in, then under', 'Big, bouncy theme music, fades under', 'Drum roll into theme music'],
  coldOpen: [
    'Dear listeners, at every speed: today there will be drama, suspense, and one big subject: {subject}. Buckle up!',
    'Three, two, one, and we’re off! {Subject}! If that doesn’t get you out of your chair, wait until you hear what’s coming.',
    'Coming up on today’s show: big questions, bold opinions, and more {subject} than you ever thought you’d enjoy. Don’t touch that dial!',
  ],
  promise: [
    'We’ve got a packed show for {audience}, so grab a snack and let’s have some fun with {subject}!',
    'Expect rounds, rankings, and perhaps a gasp or two. It’s {subject} as you’ve never heard it!',
    'I promise you one thing: you will not look at {subject} the same way by the time the music comes back.',
  ],
  begin: [
    'Round one! Let’s hear it for {point}!',
    'Opening act, lights please: {point}!',
    'First out of the gate today: {point}!',
  ],
  next: [
    'And the crowd goes wild, because next up is {point}!',
    'Spin the wheel! It lands on {point}!',
    'Curtain up on the next act: {point}!',
    'Don’t go anywhere, because here comes {point}!',
  ],
  angle: [
    'Okay, picture {point} as a game show. There are three doors. Behind one, the easy way. Behind another, the smart way. Behind the third, the way everyone tells you to do it. Which door do you pick?',
    'If {point} were a movie, we’d be at the part where the hero looks in the mirror and says, “I’ve got this.” Spoiler: the hero has a bit more to learn.',
    'Let’s play a round of Love It or Leave It. The topic: {point}. You’ve got five seconds. Shout your answer, even if you’re on a train. Especially if you’re on a train.',
    'I want sound effects for this one. {Point} {deserves/deserve} a trumpet, a cymbal crash, and possibly a confetti cannon.',
    'Time for our completely unofficial awards. The prize for Most Likely to Be Underestimated goes to {aim}. Thank you, thank you, it’s an honor just to be mentioned.',
  ],
  answer: [
    'Oh, you’re going to love this. I say we throw the rulebook in the air and see which page lands on top!',
    'Drum roll, please! My answer is: it depends, but in the most exciting way possible.',
    'I’ve been waiting all day for you to ask me that! Let’s dig in.',
    'My hot take? Half of the fun is in finding out. The other half is in telling everybody about it.',
    'Give me ten seconds and a spotlight. I’d go big, I’d go early, and I’d bring snacks.',
  ],
  react: [
    'Boom! There it is!',
    'Stop it, that’s too good!',
    'And the crowd goes wild!',
    'Ten points to you!',
    'Somebody ring the bell!',
    'I need a moment after that one!',
  ],
  wrap: [
    'And that’s the end of that round! {Point}, take a bow!',
    'Give it up for {point}, everybody!',
    'The judges are back, and {point} {goes/go} through to the final!',
    'What a round. I need a glass of water.',
  ],
  recap: [
    'Roll the highlights reel!',
    'Let’s see that again in slow motion!',
    'Time for the greatest hits of the last few minutes!',
  ],
  action: [
    'Hit follow, smash share, wave at a stranger: whatever you do, come back for the next show!',
    'Got a wild take on today’s topic? Send it in, and the best one gets read out in our most dramatic voice!',
    'Tell three friends. If they’re not thrilled, tell three other friends!',
  ],
  farewell: [
    'You’ve been a wonderful crowd. Good night!',
    'That’s our show! Stay loud, stay curious, and we’ll see you next time!',
    'Take your bows at home, everyone. See you next time!',
  ],
}
