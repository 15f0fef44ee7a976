import { articleFor } from './article.ts'
import type { Random } from './random.ts'

/** What may stand in a pattern's gaps. An absent slot makes every pattern that needs it unusable. */
export type Slots = Readonly<Record<string, string | undefined>>

/**
 * Writes a pattern out, or answers undefined when a slot it needs is absent.
 *
 * `[one|two]` chooses a wording, `{name}` fills a slot, `{is/are}` agrees with the slots' `number`, and `{a}` becomes
 * “a” or “an” to suit the word that follows.
 */
export function writePattern(pattern: string, slots: Slots, random: Random): string | undefined {
  let text = pattern
  while (/\[[^[\]]*\]/.test(text)) {
    text = text.replace(/\[([^[\]]*)\]/g, (_, choices: string) => random.pick(choices.split('|')))
  }
  let complete = true
  text = text.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    if (/^[aA]$/.test(name)) return whole
    const [one, many] = name.split('/')
    if (many !== undefined) return slots.number === 'plural' ? many : one!
    const value = slots[name]
    if (value === undefined) complete = false
    return value ?? ''
  })
  if (!complete) return undefined
  return text
    .replace(/\{([aA])\}\s+(?=(.*))/g, (_, letter: string, rest: string) => {
      const article = articleFor(rest)
      return `${letter === 'A' ? article.charAt(0).toUpperCase() + article.slice(1) : article} `
    })
    .replace(/\s{2,}/g, ' ')
    .trim()
}
