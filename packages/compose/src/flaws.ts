import { articleFor } from './article.ts'

const DOUBLED_WORD = /(?<![\p{L}\d-])(\p{L}{2,}) \1(?![\p{L}\d’'-])/iu
const MAY_DOUBLE = new Set(['had', 'that', 'bora', 'duran', 'walla', 'knock', 'yo', 'cha'])
const PLACEHOLDER = /[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object|\[(?:your|insert|name|company|topic)\b|lorem ipsum/i
const PUNCTUATION = /\s[,.;:!?](?!\w)|[,;:]{2}|[.!?],|,\.|\.\.(?!\.)|[?!]\.|\?!|:\s*[.?!]|\(\s*\)/

/** What an editor would strike out at once: doubled words, gaps left open, wrong articles, colliding punctuation. */
export function flawsIn(text: string): string[] {
  const flaws: string[] = []
  const doubled = DOUBLED_WORD.exec(text)?.[1]
  if (doubled && !MAY_DOUBLE.has(doubled.toLowerCase())) flaws.push(`doubled word “${doubled}”`)
  if (PLACEHOLDER.test(text)) flaws.push('unfilled gap')
  if (PUNCTUATION.test(text)) flaws.push('colliding punctuation')
  for (const [, article, next] of text.matchAll(/(?<![\p{L}\d’'.-])(a|an) (?=([\p{L}\d][^\s]*))/gu)) {
    if (articleFor(next!) !== article) flaws.push(`“${article} ${next}”`)
  }
  return flaws
}
