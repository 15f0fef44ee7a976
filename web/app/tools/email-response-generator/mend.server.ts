import type { z } from 'zod'
import type { answer } from './prompt.server.ts'

const shortest = 40

/** A gap in square brackets is wanted here; braces, tags and talk about being a machine are not. */
const leftovers = /\{\{?[^}]*\}\}?|<\/?[a-z][^<>]{0,40}>|lorem ipsum|as an ai\b/i

/** Null when the text is no reply. */
export function mendResponse({ responseText }: z.infer<typeof answer>) {
  const text = responseText
    .replace(/\r\n?/g, '\n')
    .replace(/^subject:.*\n+/i, '')
    .trim()
  return text.length < shortest || leftovers.test(text) ? null : { responseText: text }
}
