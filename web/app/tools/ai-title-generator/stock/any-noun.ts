import type { TitleStock } from './title-stock.ts'

/**
 * Patterns that suit whatever a noun phrase names.
 * {np} is the keyword as a noun phrase (plural where it can be), {x} the bare keyword, {mod} the keyword before another noun.
 */
export const anyNoun: TitleStock = {
  guides: [
    '{A} [beginner’s|practical|plain-English|clear|friendly|short|thorough|straightforward] guide to {np}',
    '{X}: {a} [beginner’s|practical|plain-English|clear|short|complete] guide',
    '{X}, explained [simply|step by step|in plain English|from the ground up|for beginners]',
    'Everything [beginners|newcomers|curious readers] should know about {np}',
    '{A} [clear|gentle|brief|practical] introduction to {np}',
    'What to know about {np}: {a} [starter|beginner’s|plain-English|short] guide',
    '{X}: [where to begin|the essentials, explained|what to know first|a guide for the curious]',
    'How to [talk|think] about {np} [with confidence|without the jargon|more clearly]',
    'How to [explain|make sense of] {np} [in plain English|in five minutes|without the jargon]',
    'The [curious|busy|skeptical] person’s guide to {np}',
    'The {mod} [primer|handbook|field guide|starter guide]: [what to know first|a clear place to begin|from first steps to details]',
  ],
  listicles: [
    '{n} things [to know|worth knowing|everyone should know|most people get wrong|nobody tells you] about {np}',
    '{n} [common|popular|stubborn|persistent] myths about {np}[|, and what’s true instead|, corrected]',
    '{n} questions [people ask|beginners ask|worth asking|everyone should ask] about {np}[|, answered]',
    '{n} [surprising|useful|little-known|interesting|quick] facts about {np}',
    '{n} reasons to [look again at|rethink|learn more about|pay attention to] {np}',
    '{n} [misconceptions|misunderstandings] about {np} to [clear up|leave behind|let go of]',
    '{X}: {n} [points|facts|ideas|questions] [worth your time|to keep in mind|that clear things up]',
    'The {n} [questions|facts|ideas] that explain {np}',
    '{n} {mod} [facts|questions|myths] [worth knowing|worth a second look|, explained]',
  ],
  questions: [
    'What should you know about {np}?',
    'What do most people get wrong about {np}?',
    'How much do you [really|actually] know about {np}?',
    'Why {does/do} {np} matter[ now| so much|]?',
    'Is what you’ve heard about {np} [true|still true|outdated]?',
    'What makes {np} [so interesting|worth knowing about|worth a closer look]?',
    'Why are [people|so many people] talking about {np}?',
    'What [makes {np} different|sets {np} apart]?',
    'Where do you begin with {np}?',
    'What would you ask an expert about {np}?',
  ],
  others: [
    'The [honest truth|facts|real story|plain truth] about {np}',
    '{X}: [what matters and what doesn’t|myths and facts|the questions worth asking|beyond the obvious|past the hype]',
    '{X} [made simple|made clear|without the jargon|in plain English|in a nutshell]',
    'A [fresh|closer|second|calm] look at {np}',
    'What [we get wrong|people miss|beginners miss|to remember] about {np}',
    'Rethinking {np}: [what matters|what to keep and what to drop|a second look]',
    'Let’s talk about {np}',
    'The [short|inside|real] story of {np}',
    '{X}, [minus the noise|beyond the headlines|with fewer myths|one question at a time]',
  ],
}

/** For things one can learn or take up: skills, ideas, tools. */
export const learnable: TitleStock = {
  guides: [
    'How to get started with {np}[|: first steps that stick|, step by step|: a beginner’s roadmap]',
    'How to [learn|master|practice] the essentials of {np}',
    '{X} for beginners: [your first steps|where to start|what to learn first|a step-by-step start]',
    '{X} 101: [what beginners need to know|the essentials, explained|start here]',
    'From zero to confident: {a} [beginner’s|practical] path into {np}',
    '{mod} essentials: [a guide for beginners|what to learn first|a simple starting point]',
    'Your first week with {np}: {a} [day-by-day|simple|realistic] plan',
  ],
  listicles: [
    '{n} [practical|simple|useful|honest] tips for getting [started with|better at|more out of] {np}',
    '{n} [common|beginner|avoidable|costly] mistakes to avoid with {np}',
    '{n} {mod} tips [for beginners|you can use today|that save time|for a better start]',
    '{n} {mod} mistakes [to avoid|beginners make|that hold you back]',
    '{n} [simple|small|smart] ways to [improve at|get more from|learn] {np}',
    '{n} signs you’re [ready for|getting better at] {np}',
  ],
  questions: [
    'Is {np} [worth it|worth your time|worth learning|right for you]?',
    'How long does it take to [learn|get good at] {np}?',
    'Where should {a} [beginner|newcomer] start with {np}?',
    'Is {np} [harder|easier|simpler] than it looks?',
    'What can {np} do for you?',
  ],
  others: [
    'The [case|best case] for [learning|trying|taking up] {np}',
    'What [nobody tells you|I wish I’d known] about learning {np}',
    '{X}: [what works, what doesn’t, and why|small steps, real progress|start small, keep going]',
    '{X} for [busy people|the rest of us|complete beginners|people who hate jargon]',
    'How {np} [really works|can change your week]',
  ],
}
