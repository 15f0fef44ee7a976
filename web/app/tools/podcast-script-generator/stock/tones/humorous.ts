import type { ToneStock } from '../tone-stock.ts'

export const humorous: ToneStock = {
  music: [
    'Silly ukulele theme, then under',
    'Theme music, slightly too proud of itself, fades under',
    'Kazoo fanfare, then theme',
  ],
  coldOpen: [
    'I told my plant that today’s episode was about {subject}. It leaned away. I’ve chosen to take that as nerves.',
    'Welcome, brave listener. We’re about to discuss {subject} with all the dignity of a cat falling off a windowsill.',
    'I wrote myself a note about {subject}. It says, “Be clever.” That’s the whole note. Here we go.',
  ],
  promise: [
    'It’s an episode for {audience}, by people who once got lost in a supermarket with one aisle.',
    'You’ll get some useful thoughts on {subject}, wrapped in jokes, like hiding a vitamin in cheese.',
    'We’ve prepared very seriously for this. There was a whiteboard. There were even pens that worked.',
  ],
  begin: [
    'Let’s begin with {point}, also known as the reason I own so many sticky notes.',
    'First on the list, right above “buy milk,” is {point}.',
    'Let’s tiptoe up to {aim} and hope that it doesn’t notice us.',
  ],
  next: [
    'And now, like a sock behind the dryer, up pops {point}.',
    'Moving on, mostly because I’ve run out of jokes about the last bit, to {aim}.',
    'Next on our tour, please keep your arms inside the podcast, is {point}.',
    'Speaking of things that I pretend to understand at parties: {point}.',
  ],
  angle: [
    'My relationship with {point} is like my relationship with the gym. I think about it often, I speak of it warmly, and I have the card somewhere.',
    'There are two stages of {point}. Stage one: “How hard can it be?” Stage two: lying on the carpet. I recommend a soft carpet.',
    'If {point} came with instructions, they’d be in twelve languages and still not in the one that you need.',
    'Experts say that you should approach {point} calmly. I don’t know which experts. I assume they wear linen.',
    'I made a pie chart about {point}. One slice is knowledge, one slice is luck, and the rest is pie. I got hungry.',
  ],
  answer: [
    'I’ve got a very wise answer to that. Give me a second, I left it in my other jacket.',
    'My method has three steps. Panic, snack, begin. The snack is not optional.',
    'Look, I’m not saying that I’ve got it figured out. I’m saying that I nodded the entire time, and that counts.',
    'I tried doing it properly once. My neighbors still talk about it.',
    'Deep down I believe in patience, planning, and perseverance. On the surface I believe in biscuits.',
  ],
  react: [
    'I’m writing that on my fridge.',
    'My lawyer has asked me not to comment.',
    'I laughed, and then I felt seen.',
    'That’s either genius or a cry for help.',
    'My mother would agree with you, and that worries me.',
    'Somebody put that on a mug.',
  ],
  wrap: [
    'And that’s {point}, folks. Please tip your podcaster.',
    'We’ve said enough about {point} to be dangerous. Let’s leave quietly.',
    'If you learned anything about {point}, blame the editing.',
    'That’s {point} done. I’d high-five you, but I can’t reach.',
  ],
  recap: [
    'For those of you who were chewing loudly, here’s what we covered.',
    'Time for the recap, or as I call it, the part I should have said in the first place.',
    'Let’s pretend that there was a plan and go over it.',
  ],
  action: [
    'Please subscribe. It costs nothing, and it makes my mother think that I have a job.',
    'Send us your best story about today’s topic. The funniest one wins our respect, which has no cash value.',
    'Share this with a friend. If they don’t laugh, you’ll at least know something about your friend.',
  ],
  farewell: [
    'Drive safely, even if you’re on a sofa. Bye!',
    'That’s all, folks. I’m off to water that plant.',
    'Until next time, may your socks always match.',
  ],
}
