import { baseOfPast, isKnownName, isPlural, isVerb, singularOf, withoutDanglingEnd } from '@limpid/compose'

export interface Asked {
  question: string
  /** What the answer begins with: “Yes.”, “No.” or nothing. */
  lead: string
}

const MODAL = /^(?:can|could|may|must|should|will|would|is|are|was|were|has|have)$/i
const NEGATIVE =
  /\b(?:not|never|no|cannot|can(?:’|')t|won(?:’|')t|don(?:’|')t|doesn(?:’|')t|isn(?:’|')t|aren(?:’|')t|shouldn(?:’|')t|mustn(?:’|')t|neither|nor|without|unless|hardly|rarely)\b/i
const CONDITION =
  /\b(?:only|unless|if|except|but|although|though|however|depending|sometimes|usually|often|may|might|could|some|most|many|more than|less than|rather)\b/i
/** Where a question may stop: what comes after is the detail that the answer supplies. */
const DETAIL =
  /,\s|;\s|\s(?=(?:within|until|unless|if|when|whenever|because|so that|as long as|provided|which|who|where|while|after|before|up to|for up to|and|but|or|since|although|between|during|through|including|such as|at least|at no|free of)\s)|\s[–—]\s/
const QUESTION_VERBS: Record<string, string> = {
  include: 'What',
  offer: 'What',
  provide: 'What',
  cover: 'What',
  contain: 'What',
  require: 'What',
  need: 'What',
  use: 'What',
  cause: 'What',
  mean: 'What',
  produce: 'What',
  involve: 'What',
  eat: 'What',
  make: 'What',
  do: 'What',
  live: 'Where',
  grow: 'Where',
  work: 'How',
  help: 'How',
  happen: 'When',
  begin: 'When',
  start: 'When',
  end: 'When',
  open: 'When',
  close: 'When',
  arrive: 'When',
}
const WHEN =
  /^(.*?)\s?\b(?:in (?:(?:early|late|the) )?(?:\d{3,4}\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)|on (?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/
const PASSIVE_FACT =
  /^(was|were) (?:first |originally |officially )?(founded|built|created|established|launched|invented|discovered|born|published|released|opened|introduced|written|designed|developed|named|completed|formed|signed|elected|awarded|painted|composed)\b/i

/** The question that a sentence answers, formed from the sentence itself; undefined where that would sound forced. */
export function askSentence(sentence: string, isName: (word: string) => boolean): Asked | undefined {
  const bare = sentence.replace(/[.!]+$/, '')
  const words = bare.split(' ')
  const ours = askOurs(words, sentence)
  if (ours) return ours
  const past = askPast(words, isName)
  if (past) return past
  const at = words.findIndex(
    (word, index) => index > 0 && index <= 7 && (MODAL.test(word) || isQuestionVerb(word, words[index - 1]!)),
  )
  if (at < 1) return undefined
  const subject = words.slice(0, at).join(' ')
  const verb = words[at]!
  const rest = words.slice(at + 1).join(' ')
  if (!isSubject(subject) || !rest) return undefined
  const who = toReader(subject, isName)
  const passive = PASSIVE_FACT.exec(`${verb} ${rest}`)
  if (passive) return askPassive(who, passive[1]!, passive[2]!, rest)
  const done =
    /^(?:was|were)$/i.test(verb) && /^\p{L}+(?:ed|en|wn|ught|lt|nt)\b/u.test(rest)
      ? WHEN.exec(rest)?.[1]?.trim()
      : undefined
  if (done) return { question: `When ${verb.toLowerCase()} ${who} ${toReader(done)}?`, lead: '' }
  if (!MODAL.test(verb)) return askVerb(who, verb, rest)
  if (/^(?:is|are)$/i.test(verb) && isNaming(rest)) return { question: `What ${verb} ${who}?`, lead: '' }
  if (/^(?:has|have)$/i.test(verb) && !/^(?:been|not)\b|^\p{L}+ed\b/iu.test(rest)) return undefined
  return askWhy(who, verb, rest) ?? askYesOrNo(who, verb, rest, sentence)
}

/** “We rent bikes from April” answers “Do you rent bikes?” */
function askOurs(words: readonly string[], sentence: string): Asked | undefined {
  const [first = '', second = '', third = ''] = words
  if (!/^we$/i.test(first)) return undefined
  const denied = /^(?:don(?:’|')t|cannot)$/i.test(second) || (/^do$/i.test(second) && /^not$/i.test(third))
  const rest = words
    .slice(denied ? (/^do$/i.test(second) ? 3 : 2) : 1)
    .join(' ')
    .replace(/^(?:also|always|only|now|currently) /i, '')
  const verb = rest.split(' ')[0]!
  if (!isVerb(verb) || (!denied && NEGATIVE.test(rest))) return undefined
  const asked = toReader(rest.split(DETAIL)[0]!)
  if (asked.split(' ').length < 2 || asked.split(' ').length > 11) return undefined
  return {
    question: `${/^cannot$/i.test(second) ? 'Can' : 'Do'} you ${asked}?`,
    lead: denied ? 'No.' : CONDITION.test(sentence) ? '' : 'Yes.',
  }
}

/** “X took power in 1799” answers “When did X take power?” */
function askPast(words: readonly string[], isName: (word: string) => boolean): Asked | undefined {
  const at = words.findIndex((word, index) => index > 0 && index <= 6 && baseOfPast(word) !== undefined)
  const auxiliary = words.findIndex((word) => MODAL.test(word) || /^had$/i.test(word))
  if (at < 1 || (auxiliary !== -1 && auxiliary <= at)) return undefined
  const subject = words.slice(0, at).join(' ')
  const rest = words.slice(at + 1).join(' ')
  if (!isSubject(subject)) return undefined
  const who = toReader(subject, isName)
  const base = baseOfPast(words[at]!)!
  if (base === 'last' && /^(?:from|for|about|until)\b/.test(rest))
    return { question: `How long did ${who} last?`, lead: '' }
  const what = WHEN.exec(rest)?.[1]?.trim()
  return what === undefined || what.split(' ').length > 7
    ? undefined
    : { question: `When did ${[who, base, toReader(what)].filter(Boolean).join(' ')}?`, lead: '' }
}

/** “X must be kept dry because …” answers “Why must X be kept dry?” */
function askWhy(who: string, verb: string, rest: string): Asked | undefined {
  const before = /^(.{3,60}?),? because\b/i.exec(rest)?.[1]
  if (!before || NEGATIVE.test(before)) return undefined
  return { question: `Why ${verb.toLowerCase()} ${who} ${toReader(before)}?`, lead: '' }
}

/** “is a sweet liquid”, “are social insects that …”: the sentence says what its subject is. */
function isNaming(rest: string): boolean {
  if (NEGATIVE.test(rest) || /^(?:an?|the) (?:few|lot|number|good|great|best|same|only|first|most)\b/i.test(rest))
    return false
  if (/^(?:an?|the) \p{L}/u.test(rest)) return true
  const name = rest.split(/ (?:that|which|who|of|with|for|in|found|used|known|native|from|on|by|and) /)[0]!
  return name.split(' ').length <= 4 && isPlural(name) && !/ed$/.test(name.split(' ')[0]!)
}

function askYesOrNo(who: string, verb: string, rest: string, sentence: string): Asked | undefined {
  const positive = rest.replace(
    /^(?:not|never|also|always|now|only|still|usually|often|already|generally|typically|simply) /i,
    '',
  )
  const cut = withoutDanglingEnd(positive.split(DETAIL)[0]!.trim())
  const bare = cut.split(' ').length === 1 && (cut === 'made' || !/ed$|^(?:is|are|was|were)$/i.test(`${verb} ${cut}`))
  const asked = toReader(bare && /^(?:can|could|may|must|should|will|would)$/i.test(verb) ? positive : cut)
  if (asked.split(' ').length > 11 || /^(?:that|what|how|why|because)\b/.test(asked) || asked === '') return undefined
  const auxiliary = verb.toLowerCase() === 'are' && who === 'I' ? 'am' : verb.toLowerCase()
  const lead = NEGATIVE.test(rest)
    ? /^(?:not|never)\b/i.test(rest)
      ? 'No.'
      : ''
    : CONDITION.test(sentence)
      ? ''
      : 'Yes.'
  return { question: `${capital(auxiliary)} ${who} ${asked}?`, lead }
}

function askPassive(who: string, be: string, participle: string, rest: string): Asked | undefined {
  const verb = participle.toLowerCase()
  if (/\bin (?:\p{L}+ )?\d{3,4}\b|\bon \p{Lu}\p{L}+ \d/u.test(rest))
    return { question: `When ${be} ${who} ${verb}?`, lead: '' }
  if (/\bby \p{Lu}/u.test(rest)) return { question: `Who ${verb === 'written' ? 'wrote' : verb} ${who}?`, lead: '' }
  return undefined
}

function askVerb(who: string, verb: string, rest: string): Asked | undefined {
  const base = baseOf(verb)
  const auxiliary = /s$/.test(verb) && base !== verb.toLowerCase() ? 'does' : 'do'
  if (base === 'cost') return { question: `How much ${auxiliary} ${who} cost?`, lead: '' }
  if (/^(?:take|last)$/.test(base) && /^(?:\S+ ){0,3}(?:minutes?|hours?|days?|weeks?|months?|years?)/.test(`${rest} `))
    return { question: `How long ${auxiliary} ${who} ${base}?`, lead: '' }
  const word = QUESTION_VERBS[base]
  if (!word) return undefined
  if (
    word !== 'What' &&
    !(
      word === 'Where'
        ? /^(?:in|on|near|along|under|across|at)\b/
        : word === 'When'
          ? /\b(?:at|on|in|every|from) \S*(?:\d|day|month|morning|night|spring|summer|autumn|winter)/
          : /^(?:by|like|with|to|you|people)\b/
    ).test(rest)
  )
    return undefined
  return { question: `${word} ${auxiliary} ${who} ${base}?`, lead: '' }
}

function isQuestionVerb(word: string, before: string): boolean {
  const base = baseOf(word)
  if (!(base in QUESTION_VERBS) && !/^(?:cost|take|last)$/.test(base)) return false
  return /s$/.test(word)
    ? !isPlural(before) || /^(?:who|which|that)$/.test(before)
    : isPlural(before) || /^(?:we|you|they|people)$/i.test(before)
}

function baseOf(word: string): string {
  const lower = word.toLowerCase()
  return lower === 'does' ? 'do' : lower.endsWith('s') ? singularOf(lower) : lower
}

function isSubject(subject: string): boolean {
  const words = subject.split(' ')
  if (words.length > 6 || /[,;:()]/.test(subject)) return false
  if (
    /^(?:it|its|they|this|that|these|those|he|she|there|here|what|who|how|when|where|why|if|while|although|as|because|in|on|at|by|for|from|with|after|before|during|to|one|another|each|all|some|most|many|few|both|then|also|or|and|but|once|until|since|please|i|not|no|maybe|perhaps|just|even|only|so|yet|still|indeed|today|now|nothing|everything|everyone|something|someone|anyone|nobody|such|according|despite|instead|like|unlike|together|over|under|about|than)$/i.test(
      words[0]!,
    )
  )
    return false
  return !words.slice(1).some((word) => /^(?:that|which|who|to|if|when|because|and|or|where)$/i.test(word))
}

/** The sentence speaks as the business; the question is put by the reader. Without `isName` the text is no subject. */
function toReader(text: string, isName?: (word: string) => boolean): string {
  const persons: Record<string, string> = {
    we: 'you',
    us: 'you',
    our: 'your',
    ours: 'yours',
    you: isName ? 'I' : 'me',
    your: 'my',
    yours: 'mine',
    yourself: 'myself',
  }
  const swapped = text.replace(
    /\b(?:we|us|our|ours|you|your|yours|yourself)\b/gi,
    (word) => persons[word.toLowerCase()]!,
  )
  if (!isName || /^I\b/.test(swapped)) return swapped
  const [first = '', second = ''] = swapped.split(' ')
  const named =
    isKnownName(first) ||
    isName(first) ||
    (/^\p{Lu}/u.test(second) && !/^(?:the|an?|our|your|my|new|every|each)$/i.test(first))
  return named ? swapped : swapped.charAt(0).toLowerCase() + swapped.slice(1)
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
