import * as z from 'zod/mini'
import type { FieldFacts } from '../define-tool.ts'

const tooLong = (limit: number) => `Please keep it within ${limit.toLocaleString('en-US')} characters.`

/** Lone surrogates and the line ends of form posts would trip engines and counters. */
const tidy = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n').trim()

/** A text field as its facts describe it: trimmed, within its limit, with its own message when blank. */
export function textField({ limit, required }: FieldFacts) {
  const text = z.string(required ?? 'This must be a text.').check(z.overwrite(tidy))
  if (required === undefined) return z._default(text.check(z.maxLength(limit, tooLong(limit))), '')
  return text.check(z.minLength(1, required), z.maxLength(limit, tooLong(limit)))
}

/** One of a fixed list of values. */
export function choice<const Value extends string>(values: readonly Value[], fallback: NoInfer<Value>) {
  return z._default(z.enum(values, `Please choose one of: ${values.join(', ')}.`), fallback as never)
}

/** One of a fixed list of numbers. */
export function numberChoice<const Value extends number>(values: readonly Value[], fallback: NoInfer<Value>) {
  return z._default(z.literal(values, `Please choose one of: ${values.join(', ')}.`), fallback as never)
}
