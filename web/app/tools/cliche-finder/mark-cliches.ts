import type { FoundCliche } from './schema.ts'

export interface TextPart {
  start: number
  text: string
  /** Where the cliché stands in the list; plain text has none. */
  index?: number
}

/** Cuts a text at its clichés. They come in the text's order, so each is looked for after the one before. */
export function markCliches(text: string, cliches: readonly FoundCliche[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const [index, { original }] of cliches.entries()) {
    const start = text.indexOf(original, at)
    if (start < 0) continue
    if (start > at) parts.push({ start: at, text: text.slice(at, start) })
    parts.push({ start, text: original, index })
    at = start + original.length
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at) })
  return parts
}
