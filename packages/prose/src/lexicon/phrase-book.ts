import type { Token } from '../types.ts'

/** Phrases by their words, so that one walk over the tokens tries them all at once. */
export interface PhraseNode<Value> {
  value: Value | undefined
  next: Map<string, PhraseNode<Value>> | undefined
}

export interface PhraseMatch<Value> {
  value: Value
  /** Position after the last token of the phrase. */
  end: number
}

export type PhraseEntry<Value> = readonly [phrase: string, value: Value]

function addEntry<Value>(root: PhraseNode<Value>, [phrase, value]: PhraseEntry<Value>): void {
  let node = root
  for (const word of phrase.split(' ').slice(1)) {
    node.next ??= new Map()
    const child = node.next.get(word) ?? { value: undefined, next: undefined }
    node.next.set(word, child)
    node = child
  }
  node.value = value
}

/** Phrases by their first word. Most texts meet few of them, so a row is only read when its first word turns up. */
export class PhraseBook<Row, Value> {
  readonly #rows = new Map<string, Row[]>()
  readonly #nodes = new Map<string, PhraseNode<Value>>()
  readonly #complete = new Set<string>()
  readonly #second = new Set<string>()
  readonly #read: (row: Row) => Iterable<PhraseEntry<Value>>

  constructor(read: (row: Row) => Iterable<PhraseEntry<Value>>) {
    this.#read = read
  }

  /** `secondWords` are those that may follow the first; none for a phrase of one word. */
  add(firstWord: string, secondWords: readonly string[], row: Row): void {
    if (secondWords.length === 0) this.#complete.add(firstWord)
    for (const word of secondWords) this.#second.add(word)
    const rows = this.#rows.get(firstWord)
    if (rows) rows.push(row)
    else this.#rows.set(firstWord, [row])
  }

  has(firstWord: string): boolean {
    return this.#rows.has(firstWord)
  }

  /** Whether the word alone is a phrase of the book. */
  isComplete(word: string): boolean {
    return this.#complete.has(word)
  }

  /** Whether some phrase has this for its second word. */
  goesOnWith(word: string): boolean {
    return this.#second.has(word)
  }

  startingWith(firstWord: string): PhraseNode<Value> | undefined {
    const known = this.#nodes.get(firstWord)
    if (known) return known
    const rows = this.#rows.get(firstWord)
    if (!rows) return undefined
    const node: PhraseNode<Value> = { value: undefined, next: undefined }
    for (const row of rows) for (const entry of this.#read(row)) addEntry(node, entry)
    this.#nodes.set(firstWord, node)
    return node
  }
}

/** The longest phrase that goes on from `node` with the tokens from `at`. */
export function longestFrom<Value>(
  node: PhraseNode<Value>,
  tokens: readonly Token[],
  at: number,
): PhraseMatch<Value> | null {
  let value = node.value
  let end = at
  let current = node
  for (let position = at; current.next !== undefined && position < tokens.length; position += 1) {
    const child = current.next.get(tokens[position]!.word.text)
    if (!child) break
    current = child
    if (child.value === undefined) continue
    value = child.value
    end = position + 1
  }
  return value === undefined ? null : { value, end }
}
