import type { z } from 'zod'
import { hasLeftovers } from '../frame/model-answers.ts'
import type { answer } from './prompt.server.ts'

const fewestWords = 500

/** Null when the text is no whole episode. */
export function mendScript({ scriptText }: z.infer<typeof answer>) {
  const text = scriptText.replace(/\r\n?/g, '\n').trim()
  const words = text.split(/\s+/).length
  return words < fewestWords || hasLeftovers(text) ? null : { scriptText: text }
}
