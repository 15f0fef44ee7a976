import {
  IRREGULAR_PLURALS,
  IRREGULAR_SINGULARS,
  NOUNS,
  PLURAL_ONLY,
  SINGULARS_IN_S,
  UNCHANGING_NOUNS,
} from './lexicon.ts'

/** The plural of a singular noun or noun phrase; only the last word changes and its case is kept. */
export function pluralOf(phrase: string): string {
  return changeLastWord(phrase, (word) => {
    const lower = word.toLowerCase()
    const irregular = IRREGULAR_PLURALS.get(lower)
    if (irregular) return keepCase(word, irregular)
    if (UNCHANGING_NOUNS.has(lower)) return word
    if (/^[A-Z\d]{2,}$/.test(word)) return `${word}s`
    if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
    if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`
    if (/(?:[^aeiou])man$/.test(word) && !/(?:human|german|roman)$/.test(lower)) return `${word.slice(0, -2)}en`
    return `${word}s`
  })
}

export function singularOf(phrase: string): string {
  return changeLastWord(phrase, (word) => {
    const lower = word.toLowerCase()
    const irregular = IRREGULAR_SINGULARS.get(lower)
    if (irregular) return keepCase(word, irregular)
    if (/(?:[^aeiou]|wo)men$/.test(lower)) return `${word.slice(0, -2)}an`
    if (!isPlural(lower) || UNCHANGING_NOUNS.has(lower)) return word
    if (
      /[^aeiou]ies$/i.test(word) &&
      !/^(?:m?ovies|cookies|brownies|selfies|smoothies|hoodies|calories|zombies|rookies|pixies|ties|pies|lies)$/.test(
        lower,
      )
    ) {
      return `${word.slice(0, -3)}y`
    }
    if (/(?:ss|x|zz|ch|sh)es$/i.test(word) && !/(?:aches|axes)$/.test(lower)) return word.slice(0, -2)
    return word.slice(0, -1)
  })
}

/** Is the last word of this phrase a plural? */
export function isPlural(phrase: string): boolean {
  const word = phrase.trim().split(/\s+/).at(-1) ?? ''
  const lower = word.toLowerCase().replace(/[^\p{L}\d-]/gu, '')
  if (PLURAL_ONLY.has(lower) || IRREGULAR_SINGULARS.has(lower) || /[^aeiou]men$/.test(lower)) return true
  if (SINGULARS_IN_S.has(lower) || UNCHANGING_NOUNS.has(lower) || lower.length < 3) return false
  if (/^[A-Z\d]{2,}$/.test(word)) return false
  if (NOUNS.get(lower)) return false
  return (
    /[^su]s$|(?:menu|guru|tofu|gnu|emu)s$/.test(lower) && !/(?:ics|itis|osis|asis|ness|less|ous|sis|xis)$/.test(lower)
  )
}

export type Countability = 'count' | 'mass' | 'unknown'

const MASS_ENDING =
  /(?:ness|ism|ity|ics|ware|hood|age|ance|ence|ogy|graphy|phobia|ation|ing|ment|ship|dom|itis|osis|emia|aemia|algia)$/
const COUNT_ENDING =
  /(?:er|or|ist|eer|let|ette|book|board|phone|room|house|shop|store|pack|plan|guide|station|vacation|location|application|presentation|invitation|foundation|organi[sz]ation|corporation|apartment|document|instrument|department|appointment|statement|investment|payment|ambulance|university|city|facility|charity|celebrity|package|page|village|image|message|garage|cottage|conference)$|^(?:building|wedding|meeting|painting|ring|king|evening|listing|ceiling|string|spring|thing)$/
/** Look like agents in -er and -or but name a stuff, a field or a state. */
const NOT_COUNTED =
  /^(?:water|paper|power|weather|butter|leather|labor|humor|behavior|honor|silver|copper|rubber|timber|order|gender|powder|cancer|danger|summer|winter|software|flavor|color|odor|decor|outdoor|indoor|outdoors|career|anger|hunger|laughter|literature)$/

/** Whether a singular noun takes “a” (a desk) or not (coffee). Unknown is an honest answer. */
export function countabilityOf(phrase: string): Countability {
  const words = phrase.toLowerCase().split(/\s+/)
  for (let length = Math.min(3, words.length); length >= 1; length--) {
    const entry = NOUNS.get(words.slice(-length).join(' '))
    if (entry) return entry.countable ? 'count' : 'mass'
  }
  const head = words.at(-1) ?? ''
  const tail = NOUNS.get(head.split('-').at(-1)!)
  if (tail && head.includes('-')) return tail.countable ? 'count' : 'mass'
  if (NOT_COUNTED.test(head)) return 'unknown'
  if (COUNT_ENDING.test(head)) return 'count'
  if (MASS_ENDING.test(head) && head.length > 5) return 'mass'
  return 'unknown'
}

function changeLastWord(phrase: string, change: (word: string) => string): string {
  return phrase.replace(/([\p{L}\d]+)(?=[^\p{L}\d]*$)/u, (word) => change(word))
}

function keepCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
