import { wordsOf } from './content-words.ts'
import { MOVES, PREAMBLE, SENDABLE, SPLIT, STANCE_VERBS, TELL, TELL_THAT } from './goal-patterns.ts'
import { phraseOf, sentenceOf } from './to-reader.ts'

/** How we meet what the email asks or offers. */
export type Stance = 'accept' | 'decline' | 'delay' | 'ask' | 'negotiate' | 'open'

/** What the goal wants said beside the stance; `text` is ready to stand in a sentence. */
export interface GoalMove {
  kind:
    | 'say'
    | 'choose'
    | 'ask-to'
    | 'ask-for'
    | 'ask-favor'
    | 'ask-clause'
    | 'ask-about'
    | 'suggest'
    | 'reschedule'
    | 'thank'
    | 'apologise'
    | 'congratulate'
    | 'console'
    | 'want'
    | 'will'
    | 'offer'
    | 'give'
    | 'explain'
  text: string
}

export interface StanceClause {
  stance: Exclude<Stance, 'open'>
  /** The words it speaks of: “accept the meeting”. */
  words: ReadonlySet<string>
  /** What it accepts or declines, as a phrase: “the refund”. */
  object?: string
}

export interface Goal {
  stances: StanceClause[]
  moves: GoalMove[]
  /** Whole sentences that tell why, told right after the stance. */
  reasons: string[]
  /** No to the whole of it, not merely to the day. */
  flatRefusal: boolean
  /** Whether what is to be said is itself a yes or a no. */
  polarity?: 'accept' | 'decline' | 'delay' | 'negotiate'
}

export function readGoal(text: string): Goal {
  const goal: Goal = {
    stances: [],
    moves: [],
    reasons: [],
    flatRefusal:
      /\b(?:not interested|no interest|never|unsubscribe|stop (?:contacting|emailing)|remove me|no thanks)\b/i.test(
        text,
      ),
  }
  for (const part of text.split(SPLIT).filter((piece) => /\p{L}{2}/u.test(piece))) readPart(part.trim(), goal)
  const said = goal.moves
    .filter(({ kind }) => kind === 'say')
    .map((move) => move.text)
    .join(' ')
  if (said) goal.polarity = polarityOf(said)
  return goal
}

function readPart(part: string, goal: Goal): void {
  const bare = part
    .replace(PREAMBLE, '')
    .replace(/[.!\s]+$/, '')
    .trim()
  if (
    !bare ||
    /^(?:keep it|be|sound|make it|stay|use|short|brief|polite|professional|friendly|reply|respond)\b/i.test(bare)
  )
    return
  const lowered = bare.charAt(0).toLowerCase() + bare.slice(1)
  const told = TELL.exec(lowered) ?? TELL_THAT.exec(lowered)
  if (told) {
    sayOrStance(bare.slice(told[0].length), goal)
    return
  }
  const plain = /^(yes|no)\b[,!:]? +(.+)$/i.exec(bare)
  if (plain) {
    readPlainAnswer(/^yes/i.test(plain[1]!) ? 'accept' : 'decline', plain[2]!, goal)
    return
  }
  const moved = /^(?:reschedul|postpon|mov|push)(?:e|ing)?\b.*?(?:\b(?:to|until|till|for) (.+))?$/i.exec(bare)
  if (moved) {
    goal.moves.push({ kind: 'reschedule', text: moved[1] ? phraseOf(moved[1]) : '[another time]' })
    return
  }
  const stance = STANCE_VERBS.find(([, verb]) => verb.test(bare))
  if (stance) {
    readStance(stance[0], bare, goal)
    return
  }
  const move = readMove(bare)
  if (move) goal.moves.push(move)
}

function sayOrStance(text: string, goal: Goal): void {
  if (/^(?:yes|no)$/i.test(text))
    goal.stances.push({ stance: /^yes/i.test(text) ? 'accept' : 'decline', words: new Set() })
  else goal.moves.push({ kind: 'say', text: sentenceOf(text) })
}

/** “yes Friday, and I have the drill” */
function readPlainAnswer(stance: StanceClause['stance'], text: string, goal: Goal): void {
  const [first = '', ...rest] = text.split(/,? (?:and|but) (?=(?:I|we|it|my|our|the)(?:’\p{L}+)?\s)/iu)
  const isSentence = /^(?:I|we|it|that|this|they|there|my|our|the)\b/i.test(first)
  goal.stances.push({ stance, words: isSentence ? new Set() : wordsOf(first) })
  for (const said of isSentence ? [first, ...rest] : rest) goal.moves.push({ kind: 'say', text: sentenceOf(said) })
}

function readStance(stance: StanceClause['stance'], text: string, goal: Goal): void {
  const [main = '', reason] = text.split(
    /,?\s+(?=(?:because|since|as (?:I|we|it|they|the|my|our)|due to|but (?:I|we|only|not))\b)|,\s+(?=(?:I|we|my|our|it|the|they|there)(?:’\p{L}+)?\s)/iu,
  )
  const object =
    /^\p{L}+(?: (?:down|to|on|with))?(?: (?:politely|firmly|kindly|gladly))? ((?:the|their|his|her|this|that|any|a|an) [\p{L}\d’ -]{2,50})$/iu.exec(
      main,
    )?.[1]
  goal.stances.push({ stance, words: wordsOf(main), object: object && phraseOf(object) })
  const choice = /^\p{L}+, ((?:the )?[\p{L}\d’ -]{3,40})$/u.exec(main)?.[1]
  if (choice && !/^(?:but|and|I|we)\b/i.test(choice)) goal.moves.push({ kind: 'choose', text: phraseOf(choice) })
  const rest = reason?.replace(/^(?:because|since|as) (?!of\b)|^but /i, '')
  if (rest && /^(?:because of|due to)/i.test(rest)) goal.reasons.push(sentenceOf(`this is ${rest}`))
  else if (rest && /^(?:I|we|it|they|the|my|our|there|he|she|this|that)\b/i.test(rest))
    goal.reasons.push(sentenceOf(rest))
  else if (rest && /^only\b/i.test(rest)) goal.reasons.push(sentenceOf(`it would be ${rest}`))
  const date =
    /\b(?:until|till|to|for) ((?:the )?(?:end of .+|next .+|(?:mon|tues|wednes|thurs|fri|satur|sun)day.*|tomorrow.*|\p{Lu}\p{L}+ \d.*|\d.*))$/iu.exec(
      main,
    )?.[1]
  if (stance === 'delay' && date) goal.moves.push({ kind: 'suggest', text: phraseOf(date) })
  const asked = /^(?:ask(?:ing)? for|request(?:ing)?) (.+)$/i.exec(main)?.[1]
  if (stance === 'ask' && asked && wordsOf(asked).size > 1)
    goal.moves.push({ kind: SENDABLE.test(asked) ? 'ask-for' : 'ask-favor', text: phraseOf(asked) })
  const price = /(?:[$€£]\d[\d,.]*k?|\d+ ?%)/.exec(main)?.[0]
  if (stance === 'negotiate' && price) {
    goal.moves.push({
      kind: 'say',
      text: /%/.test(price) ? `Would a reduction of ${price} be possible?` : `Would ${price} be possible?`,
    })
  }
}

function readMove(text: string): GoalMove | undefined {
  for (const [kind, pattern] of MOVES) {
    const found = pattern.exec(text)
    if (found)
      return {
        kind: kind === 'ask-for' && !SENDABLE.test(found[1]!) ? 'ask-favor' : kind,
        text: phraseOf(found[1] ?? ''),
      }
  }
  if (
    /^(?:I|I’\p{L}+|we|we’\p{L}+|it|it’s|there|yes|no|not|our|my|the|that|this|they|you|your|unfortunately|sorry|thanks|tuesday|monday|wednesday|thursday|friday)\b/iu.test(
      text,
    )
  ) {
    return { kind: 'say', text: sentenceOf(text) }
  }
  if (
    /^(?:schedule|set up|arrange|meet|book|discuss|find|continue|keep|stay|talk|move|reach|resolve|fix|close|build|get|invite|learn|join|follow up|explore|review|start|return|extend|change|update|organi[sz]e|plan|hire|buy|order|sell|work|go|help|wish|offer|see|speak|receive|upgrade|renew|end|terminate|complain|report|make)\b/i.test(
      text,
    )
  ) {
    return { kind: 'want', text: phraseOf(text) }
  }
  return undefined
}

function polarityOf(said: string): Goal['polarity'] {
  if (/\b(?:but|only|unless|if)\b/i.test(said)) return 'negotiate'
  if (
    /\b(?:more time|not ready|later|get back to you|still (?:working|deciding|thinking)|next (?:month|quarter) instead|let you know)\b/i.test(
      said,
    )
  )
    return 'delay'
  if (
    /\b(?:can’t|cannot|can not|won’t|will not|unable|not (?:able|available|interested|possible|going|free)|don’t (?:want|have|need|think)|no longer|sorry|unfortunately|too (?:busy|expensive|late)|no\b)/i.test(
      said,
    )
  )
    return 'decline'
  if (
    /\b(?:yes|happy|glad|sure|works?|fine|can|will|’ll|agree|accept|interested|looking forward|love|approved?)\b/i.test(
      said,
    )
  )
    return 'accept'
  return undefined
}
