import type { Span } from '../types.ts'
import { isLowerCase } from './characters.ts'

const NEWLINE = 0x0a
const CARRIAGE_RETURN = 0x0d
/** A carriage return alone, or Unicode's own breaks; the pair with a newline needs no care. */
const RARE_BREAK = /\r(?!\n)|[\u2028\u2029]/
const LIST_MARKER = /^[ \t]*(?:[-*+•◦▪‣·–—]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)])[ \t]+\S/
/** Hard-wrapped text (e-mail, Project Gutenberg) breaks its lines somewhere between these widths. */
const NARROWEST_WRAP = 45
const WIDEST_WRAP = 100
/** Some wrap early, to keep “Mr. Darcy” on one line. */
const RAGGED_EDGE = 15
/** Shorter lines in lower case are messages, not a sentence that goes on. */
const SHORTEST_VERSE = 25

/**
 * The stretches of a text that stand on their own: paragraphs, headings, list items, messages. A line break ends one, unless
 * the line was only wrapped: then the next line's first word would not have fitted, or it goes on in lower case.
 */
export function splitSegments(text: string): Span[] {
  const segments: Span[] = []
  const hasRareBreaks = RARE_BREAK.test(text)
  let current: Span | undefined
  let line: Span = { start: 0, end: 0 }
  let widest = 0
  for (let from = 0; from <= text.length; ) {
    const to = hasRareBreaks ? anyBreak(text, from) : newline(text, from)
    const next = trim(text, from, to)
    from = to + 1
    if (next.start === next.end || current === undefined || !goesOn(text, line, next, widest)) {
      current = undefined
      widest = 0
    }
    if (next.start === next.end) continue
    if (current === undefined) {
      current = { start: next.start, end: next.end }
      segments.push(current)
    }
    current.end = next.end
    line = next
    widest = Math.max(widest, next.end - next.start)
  }
  return segments
}

function newline(text: string, from: number): number {
  const found = text.indexOf('\n', from)
  return found < 0 ? text.length : found
}

function anyBreak(text: string, from: number): number {
  let at = from
  while (at < text.length && !isBreak(text.charCodeAt(at))) at++
  return at
}

function trim(text: string, from: number, to: number): Span {
  let start = from
  let end = to
  while (start < end && isBlank(text.charCodeAt(start))) start++
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  return { start, end }
}

function isBreak(code: number): boolean {
  return code === NEWLINE || code === CARRIAGE_RETURN || code === 0x2028 || code === 0x2029
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0xa0 || code === 0x0b || code === 0x0c || code === CARRIAGE_RETURN
}

function goesOn(text: string, before: Span, after: Span, widest: number): boolean {
  if (LIST_MARKER.test(text.slice(after.start, after.start + 12))) return false
  const width = before.end - before.start
  if (width >= SHORTEST_VERSE && isLowerCase(text.charCodeAt(after.start)) && !endsSentence(text, before.end))
    return true
  if (width < NARROWEST_WRAP || Math.max(widest, width) > WIDEST_WRAP) return false
  let firstWord = after.start
  while (firstWord < after.end && !isBlank(text.charCodeAt(firstWord))) firstWord++
  const needed = width + 1 + (firstWord - after.start)
  const room = Math.max(widest, NARROWEST_WRAP + 15)
  return needed > room || (needed + RAGGED_EDGE > room && !endsSentence(text, before.end))
}

function endsSentence(text: string, end: number): boolean {
  return '.!?…:”"'.includes(text[end - 1] ?? ' ')
}
