import type { TitleStock } from './title-stock.ts'

/** “learn to cook”: {x} is the verb phrase. */
export const verb: TitleStock = {
  guides: [
    'How to {x}: {a} [step-by-step|beginner’s|practical|realistic|plain-English] guide',
    'How to {x} [without the stress|step by step|when you’re just starting out|the simple way|with confidence|at your own pace]',
    'The [simple|practical|patient|honest] way to {x}',
    '{A} [beginner’s|realistic|simple] plan to {x}',
    '{X}: [where to begin|your first steps|a guide for beginners]',
    'Everything you need to know to {x}',
    'How to {x}, even if you’ve never tried before',
  ],
  listicles: [
    '{n} [simple|practical|realistic|smart|sensible|low-stress] ways to {x}',
    '{n} [clear|small|simple|manageable] steps to {x}',
    '{n} things to know before you {x}',
    '{n} habits that help you {x}',
    '{n} mistakes people make when they {x}',
    '{n} good reasons to {x}[| this year]',
    '{n} signs you’re ready to {x}',
    '{n} tips to help you {x}',
  ],
  questions: [
    'What does it [really|actually] take to {x}?',
    'How long does it take to {x}?',
    'What’s the best way to {x}?',
    'Is it ever too late to {x}?',
    'Why is it so hard to {x}?',
    'How do you {x} [on a budget|without giving up|when time is short]?',
    'Ready to {x}?',
    'Should you {x} [now or wait|this year|on your own]?',
  ],
  others: [
    'What it [really|actually] takes to {x}',
    'Before you {x}, read this',
    'So you want to {x}',
    'What nobody tells you when you {x}',
    'Small steps, big change: {x}',
    'The best time to {x} is [now|sooner than you think]',
    'Your plan to {x}, one step at a time',
    'Yes, you can {x}',
  ],
}

/** “baking bread”: {x} is the gerund phrase. */
export const gerund: TitleStock = {
  guides: [
    '{A} [beginner’s|practical|step-by-step|plain-English|realistic] guide to {x}',
    '{X}: {a} [beginner’s|step-by-step|practical] guide',
    '{X} for beginners: [your first steps|where to start|what to know first]',
    'How to get [started with|better at] {x}',
    'The essentials of {x}, explained',
    '{X}, step by step',
  ],
  listicles: [
    '{n} [tips|rules|lessons|ideas] for {x}',
    '{n} mistakes to avoid when {x}',
    '{n} ways to make {x} [easier|less stressful|more enjoyable]',
    '{n} things to know before {x}',
    '{n} questions to ask before {x}',
    '{X}: {n} [tips for beginners|things to know|lessons worth learning]',
  ],
  questions: [
    'Is {x} [worth it|right for you|worth the effort]?',
    'How hard is {x}, really?',
    'What should you know before {x}?',
    'Thinking about {x}?',
    'Where do you start with {x}?',
    'Why does {x} feel so hard?',
    'What’s the best way to start {x}?',
  ],
  others: [
    '{X} made [simple|easier]',
    'The [art|craft|joy] of {x}',
    '{X}: what works and what doesn’t',
    'The [honest|plain] truth about {x}',
    '{X} without the [stress|guesswork|fuss]',
    'What {x} can teach you',
    '{X}, one step at a time',
  ],
}

/** “how to cook rice”, “what to wear”: {x} keeps its question word. */
export const howTo: TitleStock = {
  guides: [
    '{X}: {a} [step-by-step|beginner’s|practical|plain-English|quick] guide',
    '{X}, step by step',
    '{X}: [start here|the essentials|where to begin|a walkthrough for beginners]',
    '{X} [with confidence|without the stress|for the first time]',
    'Learn {x}[| in an afternoon| at your own pace| today]',
    '{X}: the [simple|short|practical] version',
  ],
  listicles: [
    '{X}: {n} [simple steps|practical tips|ideas to try|rules of thumb|things to remember|mistakes to avoid]',
    '{n} [tips|ideas|lessons] on {x}',
    '{n} things to know about {x}',
    '{X} in {n} [steps|easy steps|small steps]',
    '{n} simple answers on {x}',
  ],
  questions: [
    'Want to know {x}?',
    'Still wondering {x}?',
    'Not sure {x}?',
    'Do you [really|actually] know {x}?',
    'Ever wondered {x}?',
    'Who can show you {x}?',
    'Did anyone ever teach you {x}?',
  ],
  others: [
    '{X} (and what to avoid)',
    '{X}, explained [simply|in plain English|without jargon]',
    '{X} when you have no idea where to start',
    'Nobody taught you {x}: start here',
    'Finally, a clear answer on {x}',
    '{X}: what works and what doesn’t',
  ],
}

/** A full question: {x} ends in its question mark. */
export const question: TitleStock = {
  guides: [
    '{X} {A} [step-by-step|plain-English|short|clear|practical|beginner’s] guide',
    '{X} [Start here|Here’s where to begin|The essentials, explained|A guide for beginners|A clear explanation]',
    '{A} [simple|practical|clear|short] guide for anyone asking “{X}”',
    '“{X}” explained [step by step|from the beginning|for beginners]',
    'How to answer “{X}” [with confidence|for yourself|step by step]',
  ],
  listicles: [
    '{X} {n} [things to know|points to consider|facts to weigh|answers worth knowing|ideas that help]',
    '{n} [ways to answer|answers to|things to know about] “{X}”',
    '{n} things to know if you’re asking “{X}”',
    '{X} {n} [common misunderstandings|quick answers|clues]',
    '{n} follow-up questions to “{X}”',
  ],
  questions: [
    '{X}',
    '{X} What’s the short answer?',
    '{X} And why does it matter?',
    'Have you ever asked “{X}”?',
    'Why do so many people ask “{X}”?',
    'Asking yourself “{X}”?',
    '{X} What do most people get wrong?',
  ],
  others: [
    '“{X}” answered [in plain English|without jargon|honestly|once and for all]',
    'The [short|honest|complete|careful] answer to “{X}”',
    '{X} It depends, and here’s on what',
    'What to do when you’re asking “{X}”',
    '{X} [The facts, plainly put|Let’s settle it|An honest look]',
    'If you’ve ever asked “{X}”',
  ],
}

/** “why cats purr”: a question that has become part of a sentence. */
export const clause: TitleStock = {
  guides: [
    '{X}: {a} [clear|short|plain-English|beginner’s] explanation',
    '{X}, explained [simply|step by step|in plain English|for beginners]',
    '{A} [clear|simple|short] guide to {x}',
    'Understanding {x}',
    '{X}: [the essentials|start here|what to know first]',
  ],
  listicles: [
    '{n} things to know about {x}',
    '{X}: {n} [facts|points|clues|ideas] worth knowing',
    '{n} [ideas|facts|clues] that explain {x}',
    '{X} in {n} points',
    '{n} myths about {x}',
  ],
  questions: [
    'Do you know {x}?',
    'Ever wondered {x}?',
    'Can anyone say {x}?',
    'Curious about {x}?',
    'Have you ever asked yourself {x}?',
    'Who knows {x}?',
  ],
  others: [
    '{X} (and why it matters)',
    'What we know about {x}',
    '{X}: [what to know|the honest answer|myths and facts]',
    'The [real|short] story of {x}',
    'Let’s talk about {x}',
  ],
}

/** A whole statement, quoted as such. */
export const statement: TitleStock = {
  guides: [
    '“{X}”: {a} [plain-English|short|clear|practical] guide',
    '{X}: {a} [clear|practical|plain-English] guide',
    'How to make sense of “{X}”',
    '“{X}”: where to begin',
    '{X}: what to know first',
  ],
  listicles: [
    '“{X}”: {n} things to know',
    '{X}: {n} [points to consider|things to keep in mind|questions worth asking]',
    '{n} ways to look at “{X}”',
    '{n} thoughts on “{X}”',
    '{X}: {n} takeaways',
  ],
  questions: [
    '“{X}”: is it [true|that simple|the whole story]?',
    '“{X}”: what’s behind it?',
    '{X}: what should you know?',
    '{X}: where do you start?',
    'What does “{X}” really mean?',
  ],
  others: [
    '“{X}”: the [whole|short|honest] story',
    '{X}: [a closer look|an honest look|the details that matter]',
    'Thinking out loud: “{X}”',
    '“{X}” and what comes next',
    '{X}: what it means in practice',
  ],
}

/** Keywords that begin with a number of their own, as in “10 tips for better sleep”. */
export const numbered: TitleStock = {
  guides: [
    '{X}: {a} [practical|plain-English|step-by-step|short|clear] guide',
    '{X}, explained [simply|step by step|in plain English|one by one]',
    'How to make the most of {x}',
    '{X}: [where to begin|start here|what to know first]',
    '{A} [practical|clear|short] guide to {x}',
  ],
  listicles: [
    '{X}[| worth your time| that make sense| to start with| worth sharing]',
    'The list: {x}',
    '{X} (and how to use them)',
    '{X}, from easy to bold',
    '{X}: the short list',
    'Our pick: {x}',
  ],
  questions: [
    '{X}: which comes first?',
    '{X}: what’s worth your time?',
    'Looking for {x}?',
    '{X}: are you ready?',
    'Why {x}?',
    '{X}: where do you start?',
  ],
  others: [
    '{X} without the [fluff|stress|guesswork]',
    '{X}: what works and what doesn’t',
    'Bookmark this: {x}',
    '{X}, no jargon included',
    '{X}: our honest notes',
  ],
}

/** “best coffee shops in Austin”: {np} carries “the”, {many} is the bare plural. */
export const superlative: TitleStock = {
  guides: [
    '{X}: {a} [practical|short|clear|no-nonsense|plain-English] guide',
    '{A} [practical|short|clear|careful] guide to {np}',
    'How to [find|choose|recognize] {np}',
    '{X}: how to choose [well|with confidence|for yourself]',
    '{X}, explained [step by step|in plain English|simply]',
    '{X}: what to look for',
  ],
  listicles: [
    'The {n} {many}[|, in plain words| worth knowing|, compared]',
    '{n} of {manyThe}',
    '{X}: {n} [worth knowing|things to check|points to compare|questions to ask first]',
    '{n} things to know about {np}',
    '{n} ways to find {np}',
    '{X} in {n} points',
  ],
  questions: [
    'What {is/are} {np}?',
    'Looking for {np}?',
    'How do you choose {np}?',
    'What makes {np} stand out?',
    '{X}: what should you look for?',
    '{X}: which is right for you?',
  ],
  others: [
    '{X}: [our honest picks|what to look for and what to skip|the short list|tested by what matters]',
    '{X}, compared',
    '{X} (and how to choose)',
    'In search of {np}',
    'The truth about {np}',
    '{X} without the hype',
  ],
}
