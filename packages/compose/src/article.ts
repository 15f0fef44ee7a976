/** Begin with a vowel letter but a consonant sound, as in “a university” or “a one-off”. */
const CONSONANT_SOUND =
  /^(?:u(?:ni(?:t(?!en|im)|[cfoqv]|on|x)|r[aiou]|s[aeu]|t[ei]|k|s\b|x\b|bi)|eu|ew|one(?![a-z])|once|ouija|ubiqu|usu|utop)/i
/** Begin with a silent h. */
const SILENT_H = /^(?:hour|hono(?:u)?r|honest|heir|herb(?!al-life))/i
/** Letters whose spoken name begins with a vowel: an F, an M, an X. */
const VOWEL_LETTERS = /^[AEFHILMNORSX]/
/** Acronyms spoken as a word rather than spelled out. */
const SPOKEN =
  /^(?:NASA|NATO|FIFA|FEMA|HIPAA|LASER|SAT|STEM|RAM|ROM|MIDI|SIM|SaaS|SCUBA|LEGO|NIKE|RADAR|LED(?=\b)x|HIIT|FOMO|NAFTA|SQL(?=x)|MOMA|LASIK|MENSA|SWAT|SWOT|FICO|RICE|LIDAR|LAMP)\b/

export type Article = 'a' | 'an'

/** The indefinite article that English speakers put before this word or phrase: an hour, a university, an SEO plan. */
export function articleFor(phrase: string): Article {
  const word = /^[“"'‘(*]*([\p{L}\p{N}'’.-]+)/u.exec(phrase.trim())?.[1] ?? ''
  if (/^\d/.test(word)) return /^(?:8|11(?!\d)|18(?!\d)|11,|18,|80|8\d*)/.test(word) ? 'an' : 'a'
  if (isSpelledOut(word)) return VOWEL_LETTERS.test(word) ? 'an' : 'a'
  if (SILENT_H.test(word)) return 'an'
  if (CONSONANT_SOUND.test(word)) return 'a'
  return /^[aeiouáéíóúàèäëïöü]/i.test(word) ? 'an' : 'a'
}

export function withArticle(phrase: string): string {
  return `${articleFor(phrase)} ${phrase}`
}

function isSpelledOut(word: string): boolean {
  if (SPOKEN.test(word)) return false
  const stem = word.split('-')[0]!.replace(/[’']s$|s$/, '')
  return /^[A-Z](?:[-.]|$)/.test(word) || /^(?:[A-Z]\.?){2,5}\d*$/.test(stem) || /^(?:IoT|LLaMA|MP\d|IPTV)$/.test(stem)
}
