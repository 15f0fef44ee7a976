import { FIRST_NAMES } from './lexicon.ts'
import { splitSentences } from './sentences.ts'

export interface Entities {
  /** As written: “Friday”, “June 30”, “next week”. */
  dates: string[]
  times: string[]
  amounts: string[]
  percentages: string[]
  /** Counted things: “12 new recipes”. */
  counts: string[]
  /** The date phrase of the first thing that ends or is due. */
  deadline?: string
  names: string[]
  questions: string[]
  requests: string[]
}

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)'
const MONTH_NAME = new RegExp(`^${MONTH}$`, 'i')
const WEEKDAY = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)'
const DATE_SOURCE = [
  `(?:${WEEKDAY},? (?:the )?)?${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:[–-]\\d{1,2})?(?!\\d)(?:,? \\d{4})?`,
  `(?:${WEEKDAY},? (?:the )?)?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?!\\p{L})(?:,? \\d{4})?`,
  `(?:this |next |this coming )?${WEEKDAY}(?: (?:morning|afternoon|evening|night))?`,
  '(?:this|next) (?:week|weekend|month|quarter|summer|winter|spring|autumn|fall|year)',
  '(?:the )?end of (?:the |this |next )?(?:day|week|month|quarter|year)',
  'tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|today|midnight',
  "(?:Black Friday|Cyber Monday|Christmas(?: Eve| Day)?|Easter|Thanksgiving|Halloween|Mother[’']s Day|Father[’']s Day|Valentine[’']s Day|New Year[’']s (?:Eve|Day)|Labor Day|Memorial Day)",
  '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?',
].join('|')
const DATE = new RegExp(`(?<![\\p{L}\\d])(?:${DATE_SOURCE})(?![\\p{L}\\d])`, 'giu')
const DEADLINE = new RegExp(
  `(?:\\b(?:by|until|till|before|through|no later than|ends?|ending|closes?|closing|expires?|expiring|due|deadline(?: is)?|last day is|valid (?:until|through))\\b[^.!?\\n]{0,24}?)(${DATE_SOURCE})(?![\\p{L}\\d])`,
  'iu',
)
const TIME = /\b\d{1,2}(?::\d{2})?\s?(?:a\.?m\.?|p\.?m\.?)(?=\W|$)|\b(?:[01]?\d|2[0-3]):[0-5]\d\b|\bnoon\b/gi
const AMOUNT =
  /(?:[$€£]|USD\s?|EUR\s?|GBP\s?)\d[\d,]*(?:\.\d{1,2})?(?:\s?(?:k|m|million|billion))?\b|\b\d[\d,]*(?:\.\d{2})?\s?(?:dollars|euros|pounds)\b/gi
const PERCENTAGE = /\b\d{1,3}(?:\.\d+)?\s?(?:%|percent\b)/gi
const COUNT =
  /\b(?:\d{1,3}(?:,\d{3})*|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: (?:new|free|simple|easy|short|quick|fresh|limited|extra|different|practical|proven|small|big|live|online))?[ -]\p{Ll}{3,}s\b/gu
const REQUEST =
  /\b(?:please|could you|can you|would you|would you mind|will you|let (?:me|us) know|we need you to|i need you to|we ask|make sure|kindly|don[’']t forget|remember to)\b/i

export function readEntities(text: string): Entities {
  const sentences = splitSentences(text)
  return {
    dates: unique(text.match(DATE) ?? []),
    times: unique(text.match(TIME) ?? []),
    amounts: unique(text.match(AMOUNT) ?? []),
    percentages: unique((text.match(PERCENTAGE) ?? []).map((value) => value.replace(/\s?percent|\s%/i, '%'))),
    counts: unique(text.match(COUNT) ?? []).filter(
      (count) => !/(?:^| )(?:this|was|has|his|its|plus|as|hours|minutes|days|weeks|months|years|times|is)$/.test(count),
    ),
    deadline: DEADLINE.exec(text)?.[1],
    names: readNames(text),
    questions: sentences.filter((sentence) => /\?["”’)]*$/.test(sentence)),
    requests: sentences.filter((sentence) => REQUEST.test(sentence) && sentence.length < 300),
  }
}

/** Runs of capitalised words that are not merely the first word of a sentence, and known first names anywhere. */
function readNames(text: string): string[] {
  const names: string[] = []
  for (const sentence of splitSentences(text)) {
    for (const match of sentence.matchAll(
      /\p{Lu}[\p{L}’'&-]+(?: (?:of|de|van|von|the)(?= \p{Lu}))?(?: \p{Lu}[\p{L}’'&-]+)*/gu,
    )) {
      const name = match[0].replace(/^(?:Hi|Hello|Hey|Dear|Thanks|Thank) (?=\p{Lu})/u, '').replace(/[’']s$/, '')
      const first = name.split(' ')[0]!
      if ((match.index > 0 || name.includes(' ') || FIRST_NAMES.has(first)) && !/^I[’']/.test(name)) names.push(name)
    }
  }
  return unique(names).filter((name) => !new RegExp(`^(?:${DATE_SOURCE})$`, 'iu').test(name) && !MONTH_NAME.test(name))
}

function unique(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values
    .map((value) => value.trim())
    .filter((value) => !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase()))
}
