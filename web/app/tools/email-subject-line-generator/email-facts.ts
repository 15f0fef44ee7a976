import {
  type Entities,
  isBareVerb,
  lowerFirst,
  naturalCase,
  readEntities,
  type Slots,
  topicOf,
  truncateAtWord,
} from '@limpid/compose'
import { headlinesOf, subjectOf } from './headline.ts'
import { mainPhrase, nounPhraseAt, spoken } from './noun-phrase.ts'
import { type Purpose, purposes } from './stock/purposes.ts'

export interface EmailFacts {
  purpose: Purpose
  /** The email’s own words, short enough to be the news themselves. */
  headlines: string[]
  slots: Slots
}

const EVENT =
  /((?:[\p{L}\d’'&-]+ ){0,3})(webinar|workshop|conference|meetup|open day|open house|gala|party|seminar|summit|concert|hackathon|demo|book launch|fair|retreat|festival|exhibition|masterclass|class|training|dinner|lunch|breakfast|picnic|reception|panel|tour|tasting|celebration|event)(?!\p{L})/iu
const MEETING =
  /((?:[\p{L}\d’'&-]+ ){0,2})(meeting|call|appointment|interview|check-in|review|session|chat|sync)(?!\p{L})/iu
const LAUNCH =
  /\b(?:launch(?:ing|ed|es)?|introduc(?:e|ing|es|ed)|announc(?:e|ing|es|ed)|releas(?:e|ing|es|ed)|unveil(?:ing|ed|s)?|rolling out|rolled out|opening|opened|open)\s+(?:of\s+)?/i
const SALE = /((?:[\p{L}’'&-]+ ){0,2})(sale|clearance|promotion|event)(?!\p{L})/iu
const FILLER =
  /^(?:a|an|the|our|your|their|my|this|that|to|for|in|of|at|on|and|or|us|we|is|are|by|with|it|free|big|huge|great|exclusive|special|next|upcoming|online|virtual|live|you|join|attend|invite|inviting|hosting|host|about|announce|announcing|clients|customers|people|everyone|subscribers|members|employees|staff|team|into|have|having|has|be|will|new|start|starting|run|running|promote|promoting|flash|all|register|schedule|scheduling|reschedule|rescheduling|confirm|confirming|remind|reminding|reminder|please|want|need|holding|send|sending|quick|short|brief|as|from|after|before|during|up|out|their|set|setting)$/i

const POINTERS =
  /\b(?:(?:feedback|survey|opinion|review|thoughts|increase|change|update|changes|updates|report|reminder)s? (?:on|about|of|to|for|in)|about|regarding|concerning|apologi[sz]e for|sorry for|thank(?:s|ing)?(?: \p{L}+){0,3} for|remind \p{L}+ (?:that|of|about))\s+/iu
const REQUESTED =
  /\b(?:please|need you to|could you|can you|would you|want you to|ask(?:ing)? (?:you|them|everyone|\p{L}+) to|remind(?:er|ing)?(?: \p{L}+){0,2} to|remember to|don['’]t forget to)\s+(?:also\s+|kindly\s+)?(\p{L}+ [^.,;!?\n]{3,44}?)(?=\s+(?:by|before|until|on|so|because|and|if|at|when|as)\b|[.,;!?\n]|$)/iu
const HELPED =
  /\bhelp (?:us |them )?(\p{L}+ (?:[^.,;!?\n]|(?<=\d),(?=\d)){4,40}?)(?=\s+(?:by|before|until|so|because|and|if)\b|[.,;!?\n]|$)/iu
const JOB =
  /\b(?:for|as|of|our|the|an?)\s+(?:the\s+|an?\s+|our\s+)?((?:[\p{L}-]+ ){1,3})(position|role|job|vacancy|opening)\b/iu

export function readEmail(content: string, company: string): EmailFacts {
  const purpose = purposes.find(({ sign }) => sign.test(content))!
  const entities = readEntities(content)
  const pointed = POINTERS.exec(content)
  const action = requestOf(content)
  const object =
    action && !pointed && !/^\p{L}+ \p{L}+ing\b/u.test(action)
      ? nounPhraseAt(action, action.indexOf(' ') + 1)
      : undefined
  const phrase =
    object ?? (pointed && nounPhraseAt(content, pointed.index + pointed[0].length)) ?? mainPhrase(content, company)
  const headlines = OWN_WORDS_FIT.has(purpose.name) ? headlinesOf(content) : []
  const subject = headlines[0] ? subjectOf(headlines[0]) : undefined
  const what = subject ? subject.replace(/^an? /, 'the ') : phrase && spoken(phrase)
  const helped = HELPED.exec(content)?.[1]?.trim()
  const job = JOB.exec(content)
  const hired = /\bhiring (?:an?|our|the) ((?:[\p{L}-]+ ?){1,3})/iu.exec(content)?.[1]?.trim()
  return {
    purpose,
    headlines,
    slots: {
      what,
      thing: what?.replace(/^(?:our|your|the|my|all|any|every) /, ''),
      short: what ? truncateAtWord(what, 30) : 'a short message for you',
      ...offerSlots(content, entities),
      event: named(content, EVENT),
      meeting: named(content, MEETING),
      launch: launchOf(content) ?? what,
      action,
      help: helped && `help ${/^us |^them /i.test(helped) ? '' : 'us '}${helped.replace(/^them /i, '')}`,
      job: hired
        ? `our ${lowerFirst(naturalCase(hired))} opening`
        : job
          ? `the ${lowerFirst(naturalCase(job[1]!.trim()))} ${job[2]!.toLowerCase()}`
          : undefined,
      home: company || what,
      cause: helped ? undefined : what,
      asks: ASKING.has(purpose.name) ? '' : undefined,
      meets: MEETING_UP.has(purpose.name) ? '' : undefined,
      offers: OFFERING.has(purpose.name) ? '' : undefined,
      count: entities.counts[0],
      ...dateSlots(entities, purpose.date),
    },
  }
}

/** Purposes whose news may be told in the email’s own words; the others have a form of their own. */
const OWN_WORDS_FIT = new Set([
  'sale',
  'renewal',
  'change',
  'reminder',
  'event',
  'meeting',
  'order',
  'job',
  'launch',
  'digest',
  'request',
  'update',
  'fundraising',
  'welcome',
])
const ASKING = new Set(['survey', 'renewal', 'reminder', 'meeting', 'fundraising', 'followup', 'request', 'cart'])
const MEETING_UP = new Set(['event', 'meeting'])
const OFFERING = new Set(['sale', 'event', 'launch', 'cart', 'newsletter', 'digest'])

/** What the email asks of its reader, in the reader’s own person: “send me the file” stays, “their forms” becomes “your forms”. */
function requestOf(content: string): string | undefined {
  const action = REQUESTED.exec(content)?.[1]
    ?.trim()
    .replace(/\b(?:their|his|her)\b/g, 'your')
  return action && isVerbFirst(action) ? lowerFirst(action) : undefined
}

function isVerbFirst(action: string): boolean {
  const topic = topicOf(action.toLowerCase())
  return (
    topic.form === 'verb' ||
    isBareVerb(action.split(' ')[0]!) ||
    /^(?:review|sign|confirm|complete|update|read|return|check|reply|respond|approve|submit|provide|send|bring|let|see|register|book|rsvp)\b/i.test(
      action,
    )
  )
}

function offerSlots(content: string, { percentages, amounts }: Entities): Slots {
  const percent = percentages[0]
  const amountOff = /([$€£]\d[\d,.]*) (?:off|discount)/i.exec(content)?.[1]
  const from = /\b(?:from|only|just|for) ([$€£]\d[\d,.]*)/i.exec(content)?.[1] ?? amounts[0]
  const shipping = /\bfree (?:shipping|delivery)\b/i.test(content)
  const off = /(?:%|percent|[$€£]\d[\d,.]*) (?:off|discount on)\s+(?:on\s+|of\s+)?/i.exec(content)
  const goods = off && nounPhraseAt(content, off.index + off[0].length, 4)
  const value = percent ?? amountOff
  const minimum = /\b(?:orders?|purchases?|spend) (?:over|above|of) ([$€£]\d[\d,.]*)/i.exec(content)?.[1]
  const over = minimum ? ` over ${minimum.replace(/[.,]$/, '')}` : ''
  const sale = named(content, SALE)
  return {
    offer: value
      ? `${value} off`
      : /\bbuy one\b/i.test(content)
        ? 'two for the price of one'
        : /\bhalf[- ]price\b/i.test(content)
          ? 'half-price days'
          : shipping
            ? `no shipping fee${over}`
            : (sale ?? (from ? `prices from ${from}` : undefined)),
    save: value ? `save ${value}` : shipping ? 'skip the shipping fee' : undefined,
    goods:
      goods && !/^(?:everything|orders?|purchases?|site|sitewide)$/i.test(goods.text)
        ? [goods.determiner === 'all' ? 'all' : '', goods.text].join(' ').trim()
        : undefined,
    sale,
  }
}

/** “a free webinar on tax planning” becomes “our webinar on tax planning”. */
function named(content: string, sign: RegExp): string | undefined {
  const found = sign.exec(content)
  if (!found) return undefined
  const words = found[1]!.trim().split(/\s+/).filter(Boolean)
  const start = words.findLastIndex((word) => FILLER.test(word)) + 1
  const modifiers = words.slice(start).join(' ')
  const rest = /^\s+(?:on|about|to discuss|regarding)\s+/i.exec(content.slice(found.index + found[0].length))
  const topic = rest && nounPhraseAt(content, found.index + found[0].length + rest[0].length, 4)
  const determiner = words.slice(0, start).some((word) => /^(?:your|their)$/i.test(word)) ? 'your' : 'our'
  const name = lowerFirst(naturalCase([modifiers, found[2]!.toLowerCase()].filter(Boolean).join(' ')))
  return `${determiner} ${name}${topic && !/^\d/.test(topic.text) ? ` on ${topic.determiner === 'our' || topic.determiner === 'your' || topic.determiner === 'the' ? `${topic.determiner} ` : ''}${topic.text}` : ''}`
}

function launchOf(content: string): string | undefined {
  const trigger = LAUNCH.exec(content)
  const phrase = trigger && nounPhraseAt(content, trigger.index + trigger[0].length, 5)
  if (!phrase) return undefined
  const name = phrase.text.replace(/^(?:brand[- ])?new\s+/i, '')
  const purpose = /\bway$/.test(name) && /\bway(?: to \p{L}+(?: \p{L}+){1,2})/iu.exec(content)?.[0].replace(/^way/, '')
  if (purpose) return `a ${name}${purpose}`
  const isName = /^\p{Lu}/u.test(name)
  if (isName) return name
  return /\bnew\b/i.test(content.slice(trigger.index, trigger.index + trigger[0].length + 24))
    ? `our new ${name}`
    : `our ${name}`
}

const FIXED_DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\p{L}+\.? \d|\d{1,2}(?:st|nd|rd|th)? |black friday|cyber monday|christmas|easter|thanksgiving|halloween|mother|father|valentine|new year|labor|memorial)/iu

function dateSlots({ deadline, dates }: Entities, kind: 'by' | 'on'): Slots {
  const date = (kind === 'by' ? (deadline ?? dates[0]) : (dates[0] ?? deadline))
    ?.replace(/^(?:this|this coming) (?=\p{L}+day)/iu, '')
    .replace(/,? \d{4}$/, '')
  if (!date) return {}
  const name = FIXED_DATE.test(date) ? date : naturalCase(date.toLowerCase())
  const relative = /^(?:today|tonight|tomorrow|this|next|midnight)/.test(name)
  const spokenDate = /^end of/.test(name) ? `the ${name}` : name
  const closes = deadline !== undefined || kind === 'by'
  return {
    date: FIXED_DATE.test(name) ? name : undefined,
    day: /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(name) ? name : undefined,
    by: closes ? (relative && !/^(?:tomorrow|midnight)/.test(name) ? name : `by ${spokenDate}`) : undefined,
    on:
      kind === 'on'
        ? relative
          ? name
          : /^the end/.test(spokenDate)
            ? `at ${spokenDate}`
            : `on ${spokenDate}`
        : undefined,
    onDate: kind === 'on' && FIXED_DATE.test(name) ? `on ${name}` : undefined,
    until: closes && FIXED_DATE.test(name) ? name : undefined,
  }
}
