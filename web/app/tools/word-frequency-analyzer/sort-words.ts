import type { CountedWord } from './schema.ts'

export type Column = keyof CountedWord
export interface Order {
  column: Column
  descending: boolean
}

export const firstOrder: Order = { column: 'occurrence', descending: true }

/** A second press on a column turns it round; numbers start with the largest, words with A. */
export function orderAfter(order: Order, column: Column): Order {
  if (order.column === column) return { column, descending: !order.descending }
  return { column, descending: column !== 'word' }
}

export function sortWords(words: readonly CountedWord[], { column, descending }: Order) {
  const direction = descending ? -1 : 1
  const byWord = (one: CountedWord, other: CountedWord) => one.word.localeCompare(other.word, 'en')
  return words.toSorted((one, other) =>
    column === 'word'
      ? direction * byWord(one, other)
      : direction * (one[column] - other[column]) || byWord(one, other),
  )
}
