import { isOrdinary } from './case.ts'
import { FOREIGN_WORDS, STOP_WORDS } from './lexicon.ts'

/** Can we take this text for English? Short texts get the benefit of the doubt, names most of all. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return false
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  if (latin / letters.length < 0.75) return false
  const words = text.slice(0, 4000).match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
  const lower = words.map((word) => word.toLowerCase())
  const foreign = lower.filter((word) => FOREIGN_WORDS.has(word) && !STOP_WORDS.has(word)).length
  const english = lower.filter((word) => STOP_WORDS.has(word)).length
  const ordinary = lower.filter((word) => !FOREIGN_WORDS.has(word) && isOrdinary(word)).length
  if (words.length >= 12) return english > foreign || (foreign === 0 && ordinary / words.length > 0.3)
  const accented = lower.filter((word) => /[^\p{ASCII}’]/u.test(word)).length
  const looksForeign = foreign >= 2 || (foreign >= 1 && accented >= 1) || accented >= 3
  const allNames = words.every((word) => /^\p{Lu}/u.test(word) || FOREIGN_WORDS.has(word))
  return !(looksForeign && ordinary <= words.length / 4 && english <= foreign && (!allNames || words.length > 5))
}
