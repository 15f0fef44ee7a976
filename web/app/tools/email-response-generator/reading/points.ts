import { readEntities, withoutDanglingEnd } from '@limpid/compose'
import { indirectQuestion } from './indirect-question.ts'
import {
  APOLOGY,
  COMPLAINT,
  FORMULA,
  GRATITUDE,
  HELP,
  INVITATION,
  JOINT,
  LEAVE,
  LET_KNOW,
  LET_KNOW_THING,
  LOSS,
  MIND,
  NEWS,
  OFFER,
  PRAISE,
  REQUESTS,
} from './patterns.ts'
import type { Point } from './point.ts'
import { swapPerson } from './swap-person.ts'
import { proposedTimes, timesIn } from './times.ts'
import { actionOf, actionOfGerund, withoutDate } from './verb-phrase.ts'

/** More than this and a reply turns into a form. */
const MOST_POINTS = 7

/** Everything in the email that a good reply takes up, in the order it comes. */
export function readPoints(sentences: readonly string[]): Point[] {
  const points: Point[] = []
  let before = ''
  for (const numbered of sentences) {
    const sentence = numbered.replace(/^\(?\d{1,2}[.)]\s+/, '')
    const point = ANAPHORIC.test(sentence) ? pointOfSuggestion(sentence, before) : pointIn(sentence)
    before = sentence
    const earlier = point && points.find((known) => isSame(known, point))
    if (point && !earlier) points.push(point)
    if (earlier?.kind === 'complaint' && point?.kind === 'complaint') earlier.problem ??= point.problem
  }
  const deadline = readEntities(sentences.join('\n')).deadline
  const isDue = sentences.some(
    (sentence) => sentence.includes(deadline ?? '\n') && DUE.test(sentence) && !/\bextension\b/i.test(sentence),
  )
  const mentions = !isDue || points.some((point) => point.source.includes(deadline ?? '\n'))
  if (deadline && !mentions) points.push({ kind: 'deadline', date: deadline, source: deadline })
  return points.slice(0, MOST_POINTS)
}

const DUE = /\b(?:by|before|due|deadline|no later|valid|expires?|closes?|ends?|last day)\b/i
/** “Is that OK?” asks about the sentence before. */
const ANAPHORIC =
  /^(?:is|would|will|does|do) (?:that|this|it|those|these|either|any of (?:those|these))(?: times?| dates?| days?)? (?:be |still )?(?:ok|okay|alright|all right|work|works|suit|possible|fine|good|convenient|acceptable)(?: (?:for|with|by) (?:you|your team|everyone)| then| too)?\?$/i

function pointOfSuggestion(sentence: string, before: string): Point {
  const times = timesIn(before)
  if (times.length > 0) return { kind: 'time', times, source: `${before} ${sentence}` }
  return {
    kind: 'question',
    about: 'your suggestion',
    quoted: sentence,
    gap: '[your answer]',
    source: `${before} ${sentence}`,
  }
}

function pointIn(sentence: string): Point | undefined {
  if (LOSS.test(sentence)) return { kind: 'loss', source: sentence }
  const asked =
    offer(sentence) ??
    invitation(sentence) ??
    time(sentence) ??
    help(sentence) ??
    indirect(sentence) ??
    leave(sentence) ??
    requestIn(sentence)
  if (asked) return isReplyItself(asked) ? undefined : asked
  if (/\?["”’)]*$/.test(sentence) && !FORMULA.test(sentence)) return question(sentence)
  if (APOLOGY.test(sentence)) return { kind: 'apology', source: sentence }
  if (COMPLAINT.test(sentence) && !GRATITUDE.test(sentence)) {
    const clauses = sentence.split(/,? (?:and|but) /)
    const problem = statement(clauses.find((clause) => COMPLAINT.test(clause) && statement(clause)) ?? sentence)
    return { kind: 'complaint', problem, source: sentence }
  }
  if (PRAISE.test(sentence)) return { kind: 'praise', source: sentence }
  if (FORMULA.test(sentence)) return undefined
  if (GRATITUDE.test(sentence)) return { kind: 'gratitude', source: sentence }
  const news = NEWS.exec(sentence)?.[1]
  const told = news && statement(news)
  return told ? { kind: 'news', news: told, source: sentence } : undefined
}

function invitation(sentence: string): Point | undefined {
  const found = INVITATION.exec(sentence)
  const phrase = found?.slice(1).find(Boolean)
  if (!phrase) return undefined
  const verb = phrase
    .replace(/^to (?=(?:a|an|the|our|my|this|your|\d|\p{Lu}))/u, 'come to ')
    .replace(/^to /, '')
    .replace(/^(?:as|at|on|for|over)\b/, (word) => (word === 'as' ? 'come on board as' : `be with me ${word}`))
    .replace(/^(joining|attending|speaking|coming|participating|taking part)/, (word) =>
      word === 'taking part'
        ? 'take part'
        : word
            .replace('coming', 'come')
            .replace(/ing$/, '')
            .replace(/^participat$/, 'participate'),
    )
  const action = actionOf(verb)
  return action ? { kind: 'invitation', action, task: withoutDate(action), source: sentence } : undefined
}

/** “Let me know by Friday” is done by replying. */
function isReplyItself(point: Point): boolean {
  return (
    point.kind === 'request' &&
    /^(?:let you know(?: (?:my|of my) (?:decision|answer|response|choice))?|reply|respond|rsvp|get back to you|write back|answer|email you back|be in touch|help(?: me| us| you)?)(?: (?:by|before|asap|soon|as|to this|with|at)\b.*)?$/i.test(
      point.action,
    )
  )
}

function offer(sentence: string): Point | undefined {
  const offered = OFFER.exec(sentence)?.[1]
  const thing = offered && nounPhrase(offered)
  return thing ? { kind: 'offer', thing, source: sentence } : undefined
}

function leave(sentence: string): Point | undefined {
  const found = LEAVE.exec(sentence)
  const wish = found && actionOf(found[1]!)
  if (!wish) return undefined
  const action = JOINT.test(wish) ? wish : `let you ${wish}`
  return { kind: 'request', action, task: withoutDate(action), source: sentence }
}

function time(sentence: string): Point | undefined {
  const times = proposedTimes(sentence)
  const asksForWork = REQUESTS.slice(0, 1).some((request) =>
    /\b(?:send|review|finish|deliver|submit|sign|complete|provide|share|fix|pay|bring|prepare)\b/i.test(
      request.exec(sentence)?.[1] ?? '',
    ),
  )
  const asksWhen =
    /\b(?:what time|when|where|which (?:day|time))\b/i.test(sentence) &&
    !/\bwhen(?:ever)? (?:you|we) (?:can|are)\b/i.test(sentence)
  return times.length > 0 && !asksForWork && !asksWhen && !/\bby\b/.test(sentence)
    ? { kind: 'time', times, source: sentence }
    : undefined
}

function help(sentence: string): Point | undefined {
  const found = HELP.exec(sentence)
  const phrase = / or /.test(sentence) ? undefined : (found?.[1] ?? found?.[2])
  const action = phrase && actionOf(phrase)
  if (
    !action ||
    (FORMULA.test(sentence) && /questions/.test(sentence)) ||
    /^(?:answer|have|get|ask|expect|know|see|be|hear|count|assume|do)\b/.test(action)
  )
    return undefined
  return { kind: 'help', action, source: sentence }
}

function indirect(sentence: string): Point | undefined {
  if (FORMULA.test(sentence)) return undefined
  const clause = LET_KNOW.exec(sentence)?.[1]?.replace(/[?.!\s]+$/, '')
  if (
    clause &&
    clause.split(' ').length <= 20 &&
    !/^(?:if|whether) (?:you )?(?:could|would|can|will|might) (?!be\b)/i.test(
      clause.replace(/^(if|whether) you /i, '$1 '),
    )
  ) {
    const about = swapPerson(
      withoutDanglingEnd(clause.replace(/^if\b/i, 'whether').replace(/;.*|, (?:and|so|as|or|please) .*/, '')),
    )
    return { kind: 'question', about, quoted: sentence, gap: gapFor(clause), source: sentence }
  }
  const thing = LET_KNOW_THING.exec(sentence)?.[1]
  const named = thing && nounPhrase(thing)
  return named && !/^any\b|^my (?:decision|answer|response|reply|choice)\b/.test(named)
    ? { kind: 'question', about: named, quoted: sentence, gap: gapFor(named), source: sentence }
    : undefined
}

function requestIn(sentence: string): Point | undefined {
  if (
    FORMULA.test(sentence) ||
    /^if .*\bplease (?:contact|call|reply|email|write|reach|let|visit|click|do not|ignore|disregard)\b/i.test(sentence)
  )
    return undefined
  const mind = MIND.exec(sentence)
  const phrases = [...REQUESTS.map((request) => request.exec(sentence)?.[1]), undefined]
  const action = mind
    ? actionOfGerund(mind[1]!, mind[2]!)
    : phrases
        .filter(Boolean)
        .map((phrase) => actionOf(phrase!))
        .find(Boolean)
  if (action) return { kind: 'request', action, task: withoutDate(action), source: sentence }
  const need = /\b(?:I|we)(?:’ll| will)?(?: still| also| really)? need ((?:your|the|a|an|all|this|these) .+)$/i.exec(
    sentence,
  )?.[1]
  const thing =
    need && /\bby\b|\bbefore\b|\btoday\b|\btomorrow\b|\basap\b/i.test(need) ? actionOf(`get ${need}`) : undefined
  const given = thing?.replace(
    /^get /,
    /^(?:your|the) (?:help|support|input|feedback|answer|decision|response|advice|opinion|approval)\b/i.test(need!)
      ? 'give you '
      : 'get you ',
  )
  return given ? { kind: 'request', action: given, task: withoutDate(given), source: sentence } : undefined
}

function question(sentence: string): Point {
  const asked = sentence.split(/(?<=[.!:;])\s+/).at(-1)!
  const quoted = asked.charAt(0).toUpperCase() + asked.slice(1)
  return { kind: 'question', about: indirectQuestion(asked), quoted, gap: gapFor(asked), source: sentence }
}

function gapFor(question: string): string {
  if (/\bhow many\b/i.test(question)) return '[number]'
  if (/\b(?:how much|price|cost|rate|fee|budget|salary|quote)\b/i.test(question)) return '[amount]'
  if (/\bhow long\b/i.test(question)) return '[length of time]'
  if (/^(?:\W|\w+ ){0,4}?when\b|\b(?:what time|what date|which day|what day|how soon|availability)\b/i.test(question))
    return '[date and time]'
  if (/\bwhere\b|\baddress\b|\blocation\b/i.test(question)) return '[place]'
  if (/^(?:\W|\w+ ){0,3}?who\b/i.test(question)) return '[name]'
  if (/\bwhy\b/i.test(question)) return '[your reason]'
  if (/\b(?:think|thoughts|feedback|opinion|view)\b/i.test(question)) return '[your view]'
  return '[your answer]'
}

/** A noun phrase of theirs in our words, cut before it turns into a clause. */
function nounPhrase(text: string): string | undefined {
  const cut = text
    .replace(/[?!.\s]+$/, '')
    .replace(
      /(?:[;–—(]|:(?=\s|$)|,? (?:which|so|because|if|as|since|and (?:we|I|you|it|please)|but|when|where|that (?:I|we|you|will|can|is|are))\b|, |\. ).*$/i,
      '',
    )
  const phrase = withoutDanglingEnd(swapPerson(cut))
  return phrase && phrase.split(' ').length <= 14 ? phrase : undefined
}

/** A statement of theirs in our words, if it is short and plain enough to be repeated. */
function statement(sentence: string): string | undefined {
  const plain = sentence
    .replace(
      /^(?:(?:unfortunately|however|also|sadly|but|and|so|now|well|just|honestly|first|second|actually|again|as you know|to be honest)[, ]+)+/i,
      '',
    )
    .replace(/[.!\s]+$/, '')
    .replace(/(?:[;–—(]|:(?=\s|$)|, (?:and|but|so|which|as|because)\b|,? so (?:please|I|we|the|you)\b).*$/i, '')
  const words = plain.split(/\s+/)
  if (words.length < 3 || words.length > 18 || /[?“”"]/.test(plain)) return undefined
  if (
    !/^(?:the|my|our|your|this|that|these|those|it|he|she|they|we|I|there|we’ve|I’ve|we’re|I’m|it’s|\p{Lu}\p{L}+ (?:is|has|will|was|are))\b/iu.test(
      plain,
    )
  )
    return undefined
  if (
    /^(?:I|we)(?:’m|’re| am| are| was| were)? (?:very |so |really |extremely |deeply )*(?:writing|disappointed|unhappy|frustrated|want|contacting|would|expect|demand|hope|think|feel|looking)/i.test(
      plain,
    )
  )
    return undefined
  const lowered =
    /^(?:I\b|I’|\p{Lu}\p{L}+ (?:is|has|will|was|are))/u.test(plain) &&
    !/^(?:The|My|Our|Your|This|That|These|Those|It|He|She|They|We|There) /.test(plain)
      ? plain
      : plain.charAt(0).toLowerCase() + plain.slice(1)
  const swapped = swapPerson(lowered)
  return withoutDanglingEnd(swapped) === swapped ? swapped : undefined
}

function isSame(one: Point, other: Point): boolean {
  if (one.kind !== other.kind) return false
  if ('action' in one && 'action' in other) return one.action === other.action
  return one.source === other.source || ['gratitude', 'apology', 'loss', 'praise', 'complaint'].includes(one.kind)
}
