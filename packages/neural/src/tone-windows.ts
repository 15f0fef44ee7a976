import { splitSentences } from '@limpid/prose'
import { END, type Pieces, START, type WordPieces } from './word-pieces.ts'

/** A stretch of a text that the tone model reads at once. */
export interface Window {
  ids: number[]
  cases: number[]
}

/** The model was trained on comments of at most this many pieces. */
const LONGEST_WINDOW = 54

/** A short text is read whole; a longer one sentence by sentence, as many together as fit, none cut unless it must be. */
export function readingWindows(text: string, pieces: WordPieces): Window[] {
  const whole = pieces.encode(text)
  if (whole.ids.length <= LONGEST_WINDOW) return [framed(whole)]
  const windows: Window[] = []
  let current: Pieces = { ids: [], cases: [] }
  const finish = () => {
    if (current.ids.length > 0) windows.push(framed(current))
    current = { ids: [], cases: [] }
  }
  for (const sentence of splitSentences(text)) {
    const read = pieces.encode(sentence.text)
    if (current.ids.length + read.ids.length > LONGEST_WINDOW) finish()
    for (const part of evenParts(read)) {
      if (current.ids.length + part.ids.length > LONGEST_WINDOW) finish()
      current.ids.push(...part.ids)
      current.cases.push(...part.cases)
    }
  }
  finish()
  return windows
}

/** A sentence too long for one window, in parts of about equal length. */
function evenParts({ ids, cases }: Pieces): Pieces[] {
  const count = Math.ceil(ids.length / LONGEST_WINDOW)
  const size = Math.ceil(ids.length / Math.max(1, count))
  return Array.from({ length: count }, (_, part) => ({
    ids: ids.slice(part * size, (part + 1) * size),
    cases: cases.slice(part * size, (part + 1) * size),
  }))
}

function framed({ ids, cases }: Pieces): Window {
  return { ids: [START, ...ids, END], cases: [0, ...cases, 0] }
}
