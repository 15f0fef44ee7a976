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

export const emptyBook = <Value>(): PhraseNode<Value> => ({ value: undefined, next: undefined })

export function addPhrase<Value>(book: PhraseNode<Value>, words: readonly string[], value: Value): void {
  let node = book
  for (const word of words) {
    node.next ??= new Map()
    const child = node.next.get(word) ?? emptyBook<Value>()
    node.next.set(word, child)
    node = child
  }
  node.value = value
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
