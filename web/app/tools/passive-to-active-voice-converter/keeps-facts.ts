const numbersIn = (text: string) => text.match(/\d[\d.,:/]*\d|\d/g) ?? []

/** Words with a capital inside a sentence: names, places, abbreviations. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?<=[\p{L}\p{N},;:]\s)\p{Lu}[\p{L}\p{N}’'-]*/gu)].map(([name]) => name.replace(/[’']s$/, ''))

/** A rewriting may move words about, but every number and every name of the text must still be there. */
export function keepsFacts(before: string, after: string) {
  const left = [...numbersIn(after)]
  for (const number of numbersIn(before)) {
    const at = left.indexOf(number)
    if (at < 0) return false
    left.splice(at, 1)
  }
  const lower = after.toLowerCase()
  return left.length === 0 && namesIn(before).every((name) => lower.includes(name.toLowerCase()))
}
