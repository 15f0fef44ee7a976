import type { Span } from '../types.ts'
import { isLowerCase } from './characters.ts'

const NEWLINE = 0x0a
const CARRIAGE_RETURN = 0x0d
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
  let start = -1
  let end = 0
  let widest = 0
  for (const line of lines(text)) {
    if (line.start === line.end) {
      if (start >= 0) segments.push({ start, end })
      start = -1
      widest = 0
      continue
    }
    if (start >= 0 && !goesOn(text, { start: lineStart(text, end), end }, line, widest)) {
      segments.push({ start, end })
      start = -1
      widest = 0
    }
    if (start < 0) start = line.start
    end = line.end
    widest = Math.max(widest, line.end - line.start)
  }
  if (start >= 0) segments.push({ start, end })
  return segments
}

/** Each line without its surrounding blanks; an empty one for a blank line. */
function* lines(text: string): Generator<Span> {
  let from = 0
  while (from <= text.length) {
    let to = from
    while (to < text.length && !isBreak(text.charCodeAt(to))) to++
    let start = from
    let end = to
    while (start < end && isBlank(text.charCodeAt(start))) start++
    while (end > start && isBlank(text.charCodeAt(end - 1))) end--
    yield { start, end }
    from = text.charCodeAt(to) === CARRIAGE_RETURN && text.charCodeAt(to + 1) === NEWLINE ? to + 2 : to + 1
  }
}

function isBreak(code: number): boolean {
  return code === NEWLINE || code === CARRIAGE_RETURN || code === 0x2028 || code === 0x2029
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0xa0 || code === 0x0b || code === 0x0c
}

function lineStart(text: string, end: number): number {
  let start = end
  while (start > 0 && !isBreak(text.charCodeAt(start - 1)) && end - start <= WIDEST_WRAP) start--
  return start
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
