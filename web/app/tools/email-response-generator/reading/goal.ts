import { capitalizeFirst, naturalCase } from '@limpid/compose'
import { wordsOf } from './content-words.ts'

/** How we meet what the email asks or offers. */
export type Stance = 'accept' | 'decline' | 'delay' | 'ask' | 'negotiate' | 'open'

/** What the goal wants said beside the stance; `text` is ready to stand in a sentence. */
export interface GoalMove {
  kind:
    | 'say'
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

const STANCE_VERBS: readonly (readonly [StanceClause['stance'], RegExp])[] = [
  [
    'negotiate',
    /^(?:negotiat\w*|bargain\w*|haggl\w*|push back\b|pushing back\b|counter(?:ing)?(?:[- ]?offer)?\b|ask(?:ing)? for (?:a )?(?:discount|lower price|better price|better deal|better rate)$|get(?:ting)? (?:a )?(?:discount|lower price|better (?:price|deal|rate)))/i,
  ],
  [
    'decline',
    /^(?:declin\w*|refus\w*|reject\w*|turn(?:ing)? (?:it|this|that|them|him|her|the .{1,40}?|down)(?: down)?\b|say(?:ing)? no\b|no\b|pass(?:ing)? on|cancel(?:ling|ing)?(?! (?:my|our) (?:subscription|order|account|membership|booking|reservation|plan|contract|policy|service|card))|not interested|disagree\w*|deny\w*|denying|opt(?:ing)? out|withdraw\w*|resign\w*|back(?:ing)? out)/i,
  ],
  [
    'delay',
    /^(?:delay\w*|buy(?:ing)? (?:some |more )?time|stall\w*|ask(?:ing)? for (?:some |a little |a bit )?(?:more )?time|get(?:ting)? more time|put(?:ting)? (?:it|this|them) off|defer\w*|request(?:ing)? (?:an extension|more time)|ask(?:ing)? for an extension|hold(?:ing)? off)/i,
  ],
  [
    'accept',
    /^(?:accept\w*|agree\w*|approv\w*|confirm\w*|say(?:ing)? yes\b|yes\b|go ahead|commit\w*|acknowledg\w*|ok(?:ay)?\b|sign(?:ing)? up|rsvp yes|take (?:them|him|her|it) up|show(?:ing)? interest|express(?:ing)? interest|interested\b|positive\b|welcom\w*)/i,
  ],
  [
    'ask',
    /^(?:ask(?:ing)? (?:for )?(?:clarification|clarifying questions?|questions?|more (?:details|information|info)|for (?:clarification|(?:some |more )?(?:details|information|info)))|clarif\w*|inquir\w*$|find(?:ing)? out more|get(?:ting)? more (?:details|information|info)|request(?:ing)? (?:more |further |additional )?(?:details|information|info|clarification))/i,
  ],
]

const PREAMBLE =
  /^(?:(?:please|kindly|politely|firmly|gently|briefly|professionally|respectfully|also|just|then|and|but|so|warmly|quickly|clearly|simply|nicely|graciously|formally|sincerely|gratefully|tactfully|first|finally|enthusiastically|happily)[, ]+|(?:write|draft|send|compose|create|generate|give)(?: me)? (?:an? |the )?(?:[\p{L}-]+ )?(?:reply|response|email|answer|message|note)(?: back)?(?: (?:that|which|to|saying|where I|in which I))? ?|(?:my|the) (?:goal|aim|purpose) is to |(?:I|we)(?:’d| would) like to |(?:I|we) (?:want|need|have|wish|would love|plan|intend) to (?!know\b)|(?:I|we)(?:’m| am|’re| are) (?:going|trying|looking) to |to (?=\p{L}+)|reply (?:that|saying|to say|by saying|and|with) |respond (?:that|saying|by|with|and) |answer (?:that|with) |let’s )+/iu
const TELL =
  /^(?:(?:tell|inform|remind|assure|reassure|notify|let|advise|warn)(?:ing)?(?: (?:them|him|her|everyone|the (?:client|customer|team|sender|candidate|supplier|vendor|boss|landlord|recruiter|manager|teacher|parents?)|my (?:boss|client|manager|landlord|colleague|friend)|\p{Lu}\p{L}+))?(?: know)?|say(?:ing)?|stat(?:e|ing)|mention(?:ing)?|not(?:e|ing)|add(?:ing)?|point(?:ing)? out|repl(?:y|ying)|ma(?:ke|king) (?:it )?clear)(?: to (?:them|him|her))?[,:]? (?!(?:about|of|to|if|whether|when|what|why|how|where|who|thanks?|hello|goodbye|sorry|more)\b)(?:that )?/u
/** These take a thing as well as a sentence, so the sentence must show itself. */
const TELL_THAT =
  /^(?:explain|express|confirm|acknowledge|agree|promise|insist|emphasi[sz]e|indicate|communicate|suggest|apologi[sz]e)(?:ing)?(?: to (?:them|him|her))? (?:that |(?=(?:I|we|it|they|there|he|she)(?:’\p{L}+)? (?!\p{L}+ing\b)))/u
const ASK_WHOM =
  '(?: (?:them|him|her|the (?:client|customer|team|sender|candidate|supplier|vendor|landlord|recruiter|manager|company)|my (?:boss|manager|landlord|client)|\\p{Lu}\\p{L}+))?'
const GOAL_VERB =
  '(?:politely |also |kindly |then |please |maybe |perhaps |gently |briefly |firmly )*(?:accept|agree|approve|confirm|decline|refuse|reject|turn down|cancel|delay|postpone|reschedule|negotiate|ask|request|tell|say|mention|explain|inform|remind|let (?:them|him|her)|thank|apologi[sz]e|suggest|propose|offer|congratulate|promise|express|acknowledge|send|give|provide|share|schedule|set up|arrange|invite|wish|follow up|reassure|assure|clarify|recommend|state|note|emphasi[sz]e|show|keep|accepting|declining|asking|thanking|apologi[sz]ing|suggesting|proposing|offering|telling|saying|explaining|confirming|requesting|mentioning|agreeing)'
const SPLIT = new RegExp(
  `(?:\\s*[.;\\n]+\\s*|,?\\s+(?:and|but|then|plus|while|or)(?: (?:also|then|instead))?\\s+(?=${GOAL_VERB}\\b)|,\\s+(?=${GOAL_VERB}\\b))`,
  'iu',
)

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

function readStance(stance: StanceClause['stance'], text: string, goal: Goal): void {
  const [main = '', reason] = text.split(
    /,?\s+(?=(?:because|since|as (?:I|we|it|they|the|my|our)|due to|but (?:I|we|only|not))\b)|,\s+(?=(?:I|we|my|our|it|the|they|there)(?:’\p{L}+)?\s)/iu,
  )
  const object =
    /^\p{L}+(?: (?:down|to|on|with))?(?: (?:politely|firmly|kindly|gladly))? ((?:the|their|his|her|this|that|any|a|an) [\p{L}\d’ -]{2,50})$/iu.exec(
      main,
    )?.[1]
  goal.stances.push({ stance, words: wordsOf(main), object: object && phraseOf(object) })
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

const MOVES: readonly (readonly [GoalMove['kind'], RegExp])[] = [
  [
    'ask-clause',
    new RegExp(
      `^(?:ask(?:ing)?|inquire|find out|check|request to know|(?:I|we) (?:want|need) to know)${ASK_WHOM}(?: about)? ((?:if|whether|when|what|where|who|how|why|which)\\b.+)$`,
      'iu',
    ),
  ],
  [
    'ask-to',
    new RegExp(`^(?:ask(?:ing)?|request(?:ing)?|tell|remind|urge|encourage|invite|want|get)${ASK_WHOM} to (.+)$`, 'iu'),
  ],
  ['ask-about', new RegExp(`^(?:ask(?:ing)?|inquire|enquire|inquiring)${ASK_WHOM} (?:about|regarding) (.+)$`, 'iu')],
  ['ask-for', new RegExp(`^(?:(?:ask(?:ing)?)${ASK_WHOM} for|request(?:ing)?|demand(?:ing)?) (.+)$`, 'iu')],
  [
    'console',
    /^(?:express(?:ing)?|offer(?:ing)?|send(?:ing)?|give|giving) (?:my |our |them |him |her )?(?:sincere |deepest |heartfelt )?(?:condolences?|sympath(?:y|ies))\b()/i,
  ],
  ['ask-to', /^(cancel(?:ling|ing)? (?:my|our) .+)$/i],
  [
    'offer',
    /^offer(?:ing)?(?: (?:them|him|her))? ((?:a|an|the|our|my|some|\d|free|full|half|another|to-go|[$€£])(?![\p{L}]).+|(?:free|full|partial|extra|store) .+)$/iu,
  ],
  ['suggest', /^(?:suggest(?:ing)?|propos(?:e|ing)|recommend(?:ing)?)(?: that)? (.+)$/i],
  [
    'thank',
    /^(?:thank(?:ing)?|express(?:ing)? (?:my |our )?(?:thanks|gratitude|appreciation)|show(?:ing)? (?:my )?(?:appreciation|gratitude)|give thanks|appreciate)\b(?: (?:them|him|her|you|everyone|\p{Lu}\p{L}+))?(?: (?:so much|again|warmly|sincerely))?((?: for .+)?)/iu,
  ],
  [
    'apologise',
    /^(?:apologi[sz](?:e|ing)|say(?:ing)? sorry|express regret)\b(?: to (?:them|him|her))?((?: (?:for|that) .+)?)/i,
  ],
  ['congratulate', /^(?:congratulat(?:e|ing))\b(?: (?:them|him|her|\p{Lu}\p{L}+))?((?: (?:on|for) .+)?)/iu],
  [
    'will',
    /^(?:promis(?:e|ing) to|offer(?:ing)? to|agree(?:ing)? to|commit to|assure them (?:that )?(?:I|we)(?:’ll| will)) (.+)$/i,
  ],
  [
    'explain',
    /^(?:explain(?:ing)?|clarify(?:ing)?|describe|describing|address|justify)(?: to (?:them|him|her))? ((?:my|our|the|a|his|her|their|why|how|what|that)\b.*)$/i,
  ],
  [
    'give',
    /^(?:provide|share|give|send|giving|providing|sharing|sending|list|answer)(?: (?:them|him|her))?(?: with)? ((?:my|our|the|a|an|all|some|his|her|their|why|how|what|information|details|feedback|updates?|pricing|prices|directions|instructions)\b.*)$/i,
  ],
]

/** What can be sent by email, unlike a discount or an extension. */
const SENDABLE =
  /\b(?:details?|information|info|copy|copies|list|quotes?|address|invoice|receipt|report|files?|documents?|links?|photos?|pictures?|numbers?|figures|examples?|data|schedule|agenda|contract|proposal|price list|prices|pricing|brochure|samples?|dates?|directions|instructions|feedback|updates?|timeline|references?|contact|breakdown|specifications?|portfolio|résumé|resume|CV|draft|tracking|confirmation|clarification|explanation|answers?)\b/i

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

/** The goal speaks of the reader in the third person; the reply speaks to them. */
export function toReader(text: string): string {
  const plural = /\b(?:the|my|our|these|those|some|all) (?!terms)\p{L}+s\b.*\bthey\b/iu.test(text)
  if (plural) return text
  return text
    .replace(/\bthey’re\b/gi, 'you’re')
    .replace(/\bthey’(ve|ll|d)\b/gi, 'you’$1')
    .replace(/\bthey\b/gi, 'you')
    .replace(/\bthemselves\b/gi, 'yourselves')
    .replace(/\bthem\b/gi, 'you')
    .replace(/\btheirs\b/gi, 'yours')
    .replace(/\btheir\b/gi, 'your')
    .replace(
      /\b(?:he|she) (is|was|has|does)\b/gi,
      (_, verb: string) => `you ${{ is: 'are', was: 'were', has: 'have', does: 'do' }[verb.toLowerCase()]}`,
    )
    .replace(/\b(?:he|she) (can|could|will|would|should|may|might|sent|wrote|said|did|had|gave|made)\b/gi, 'you $1')
    .replace(
      /\b(?:he|she) (\p{L}{3,}?)(ies|(?<=sh|ch|ss|x)es|s)\b/giu,
      (_, verb: string, ending: string) => `you ${verb}${ending === 'ies' ? 'y' : ''}`,
    )
    .replace(/\bhim\b/gi, 'you')
    .replace(/\bhis\b/gi, 'your')
    .replace(/\bher (?=\p{L}+)(?!(?:to|for|in|on|at|about|and|that|if|when|by)\b)/giu, 'your ')
    .replace(/\bher\b/gi, 'you')
}

function phraseOf(text: string): string {
  return toReader(naturalCase(text.trim().replace(/[.!?,\s]+$/, '')))
    .replace(/\bim\b/g, 'I’m')
    .replace(/\bdont\b/g, 'don’t')
    .replace(/\bcant\b/g, 'can’t')
}

function sentenceOf(text: string): string {
  const phrase = phraseOf(text)
    .replace(/ but (?=not\b)/, ', but ')
    .replace(/,,/g, ',')
  return `${capitalizeFirst(phrase)}${/^(?:can|could|would|will|do|does|is|are|how|what|when|where|why) (?:you|we|I|it|the)\b/i.test(phrase) ? '?' : '.'}`
}
