import {
  CannotWriteError,
  capitalizeFirst,
  createRepetitionGuard,
  flawsIn,
  plainText,
  type Random,
  requireWritable,
  type Slots,
  withoutMachineOrders,
  writePattern,
} from '@limpid/compose'
import { type EmailFacts, readEmail } from './email-facts.ts'
import { SPAM_WORDS } from './stock/spam-words.ts'
import { type SubjectTone, tones } from './stock/tones.ts'

export interface SubjectLineRequest {
  emailContent: string
  companyName: string
  tone: SubjectTone
}

const HOW_MANY = 5
const LONGEST = 60
const ATTEMPTS = 240
/** From this attempt on, a shorter name for the news is used: the full one does not fit often enough. */
const PLAIN_AFTER = 110
/** One line too many with the sender’s name in it and the inbox, which shows the sender anyway, reads like a billboard. */
const MOST_WITH_COMPANY = 2

/** Five subject lines of at most sixty characters in the tone asked for, from what the email really says. */
export function generateSubjectLines(request: SubjectLineRequest, random: Random): string[] {
  const content = withoutMachineOrders(plainText(request.emailContent)).replace(/\s+/g, ' ').trim()
  requireWritable(content)
  const company = plainText(request.companyName)
    .replace(/\s+/g, ' ')
    .replace(/[{}[\]|<>]/g, '')
    .trim()
  const facts = readEmail(content, company)
  const guard = createRepetitionGuard({ openingWords: 2, overlap: 0.85 })
  const plain = {
    ...facts,
    slots: { ...facts.slots, offers: '', asks: '', meets: '' },
    purpose: {
      ...facts.purpose,
      news: ['{short}', 'news about {short}', 'a word on {short}'],
      ask: ['see {short}', 'read about {short}'],
    },
  }
  const frames = random.shuffle(tones[request.tone])
  const lines: string[] = []
  let withCompany = 0
  for (let attempt = 0; attempt < ATTEMPTS && lines.length < HOW_MANY; attempt++) {
    const wanted = company && withCompany === 0 && lines.length >= 1 && attempt < ATTEMPTS / 2
    const frame = frames[attempt % frames.length]!
    const namesCompany = frame.includes('{company}')
    if (wanted && !namesCompany && lines.length === HOW_MANY - 1) continue
    if (namesCompany && (!company || withCompany >= MOST_WITH_COMPANY)) continue
    const line = write(frame, attempt < PLAIN_AFTER ? facts : plain, company, random)
    if (!line || !isGood(line, company) || !guard.admit(line)) continue
    lines.push(line)
    if (namesCompany) withCompany++
  }
  if (lines.length < HOW_MANY) {
    throw new CannotWriteError('There is too little to go on yet. Please say what the email offers, asks or announces.')
  }
  return lines
}

/** Where the news stands by itself, after a colon or as a sentence, and so may be a whole clause. */
const TAKES_A_CLAUSE =
  /^(?:\{(?:offers|asks|meets)\})?\{News\}(?:$| \||, from)|[:!?.] \{[Nn]ews\}$|^(?:So|Hey|Oh), \{news\}/

function write(frame: string, facts: EmailFacts, company: string, random: Random): string | undefined {
  const first = (patterns: readonly string[], needed: boolean): string | undefined => {
    if (!needed) return ''
    for (const pattern of random.shuffle(patterns)) {
      const text = writePattern(pattern, facts.slots, random)
      if (text) return text
    }
  }
  const inOwnWords = facts.headlines.length > 0 && TAKES_A_CLAUSE.test(frame) && random.chance(0.8)
  const news = inOwnWords
    ? random.pick(facts.headlines)
    : (first(facts.purpose.news, /\{news\}/i.test(frame)) ?? facts.slots.short)
  const ask = first(facts.purpose.ask, /\{ask\}/i.test(frame)) ?? (facts.slots.short && `see ${facts.slots.short}`)
  if (news === undefined || ask === undefined) return undefined
  const slots: Slots = {
    ...facts.slots,
    news,
    News: capitalizeFirst(news),
    ask,
    Ask: capitalizeFirst(ask),
    company: company || undefined,
  }
  const text = writePattern(frame, slots, random)?.replace(NEWS_OF_NEWS, '$1 ')
  return text && capitalizeFirst(text)
}

/** “Details on news about boots” says twice that there is something to tell. */
const NEWS_OF_NEWS =
  /\b(on|concerning|regarding|regard to|about|explains|share|with|for|of) (?:news about|an update on|a word on|a request about|the latest on|a reminder about|a word about) /i

function isGood(line: string, company: string): boolean {
  if (line.length > LONGEST || line.length < 12 || flawsIn(line).length > 0) return false
  const ownWords = company ? line.replaceAll(company, '') : line
  if (SPAM_WORDS.test(ownWords)) return false
  const words: string[] = line.toLowerCase().match(/[\p{L}\d’']+/gu) ?? []
  const repeats = words.some((word, index) => word.length > 3 && words.indexOf(word) !== index)
  return !repeats && (line.match(/:/g) ?? []).length < 2
}
