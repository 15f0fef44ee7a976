/**
 * Text to word pieces, as `training/word_pieces.py` does it: the two must agree to the token. Beside the uncased pieces
 * it keeps the case of each word as a class of its own, and emoji, which take the vocabulary's unused places.
 */
export const START = 101
export const END = 102
const UNKNOWN = 100
const LONGEST_WORD = 100

export const CASES = { lower: 0, capitalised: 1, upper: 2, mixed: 3 } as const

export interface Pieces {
  ids: number[]
  cases: number[]
}

const SPELLINGS: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '--',
  '…': '...',
}
const SPELLED_OTHERWISE = /[’‘‛“”„–—…]/g
const DROPPED = /[\u200b-\u200f\u2060\ufeff\ufffd]|\ufe0e|\ufe0f|[\u{1F3FB}-\u{1F3FF}]/gu
const ALONE = /^(?:[!-/:-@[-`{-~]|\p{P}|[\u4e00-\u9fff\u2600-\u27bf\u2b50\u2b55\u{1F000}-\u{1FAFF}])$/u
const PLAIN_ASCII = /^\p{ASCII}*$/u

/** Whitespace-free stretches of letters and digits, and single marks, in order. */
function* runs(text: string): Generator<string> {
  const spelled = text.replace(SPELLED_OTHERWISE, (mark) => SPELLINGS[mark] as string).replace(DROPPED, '')
  for (const chunk of spelled.split(/[\s\p{Cc}]+/u)) {
    let word = ''
    for (const character of chunk) {
      if (!ALONE.test(character)) {
        word += character
        continue
      }
      if (word) yield word
      yield character
      word = ''
    }
    if (word) yield word
  }
}

export function caseOf(run: string): number {
  const letters = Array.from(run).filter((character) => character.toLowerCase() !== character.toUpperCase())
  const capitals = letters.map((character) => character !== character.toLowerCase())
  if (!capitals.includes(true)) return CASES.lower
  if (capitals.length > 1 && !capitals.includes(false)) return CASES.upper
  return capitals[0] && !capitals.includes(true, 1) ? CASES.capitalised : CASES.mixed
}

function plain(run: string): string {
  const lower = run.toLowerCase()
  return PLAIN_ASCII.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Mn}/gu, '')
}

export class WordPieces {
  private readonly idOf: Map<string, number>

  constructor(vocabulary: readonly string[]) {
    this.idOf = new Map(vocabulary.map((piece, id) => [piece, id]))
  }

  /** Ids and case classes of a text, without the start and end marks. */
  encode(text: string): Pieces {
    const ids: number[] = []
    const cases: number[] = []
    for (const run of runs(text)) {
      const found = this.piecesOf(plain(run))
      const classOfRun = caseOf(run)
      for (const id of found) {
        ids.push(id)
        cases.push(classOfRun)
      }
    }
    return { ids, cases }
  }

  private piecesOf(word: string): number[] {
    const characters = Array.from(word)
    if (characters.length > LONGEST_WORD || characters.length === 0) return [UNKNOWN]
    const found: number[] = []
    let start = 0
    while (start < characters.length) {
      let end = characters.length
      let id: number | undefined
      while (end > start) {
        id = this.idOf.get((start > 0 ? '##' : '') + characters.slice(start, end).join(''))
        if (id !== undefined) break
        end -= 1
      }
      if (id === undefined) return [UNKNOWN]
      found.push(id)
      start = end
    }
    return found
  }
}
