import type { WordType } from '../types.ts'

/** After this many words a word must be called to mind again. */
export const MEMORY = 100
const SLOTS = 1 << 14
const RING = 128

/** What the block after or before must know of a block to tell which words are repeats across the break. */
export interface TextEdges {
  words: number
  /** Words that are no repeats within the block but near enough to its start to repeat what stood before. */
  opening: readonly { word: WordType; place: number }[]
  /** By hash, how many words before the end of the block a word last stood. */
  closing: ReadonlyMap<number, number>
}

/** Knows whether a word stood a little earlier in the same text: a hard word is hard once. */
export class RecentWords {
  readonly #ids = new Int32Array(SLOTS)
  readonly #places = new Int32Array(SLOTS)
  /** The last words met, by their place; 0 where a word that is not remembered stood. */
  readonly #ring = new Int32Array(RING)
  #start = MEMORY
  #place = MEMORY
  #opening: { word: WordType; place: number }[] = []

  beginText(): void {
    this.#place += MEMORY
    if (this.#place > 2 ** 30) {
      this.#places.fill(0)
      this.#place = MEMORY
    }
    this.#start = this.#place
    this.#opening = []
  }

  /** Goes one word further. */
  pass(): void {
    this.#place++
    this.#ring[this.#place % RING] = 0
  }

  /** Whether the word at this place is a repeat; from now on it is remembered. */
  meet(word: WordType): boolean {
    const { id } = word
    const slot = id & (SLOTS - 1)
    const isRepeat = this.#ids[slot] === id && this.#place - this.#places[slot]! < MEMORY
    this.#ids[slot] = id
    this.#places[slot] = this.#place
    this.#ring[this.#place % RING] = id
    const place = this.#place - this.#start
    if (place < MEMORY && !isRepeat) this.#opening.push({ word, place })
    return isRepeat
  }

  /** The edges of the text since it began. */
  edges(): TextEdges {
    const words = this.#place - this.#start
    const closing = new Map<number, number>()
    for (let back = 0; back < Math.min(words, MEMORY); back++) {
      const id = this.#ring[(this.#place - back) % RING]!
      if (id !== 0 && !closing.has(id)) closing.set(id, back)
    }
    return { words, opening: this.#opening, closing }
  }
}

/** The words at the start of a block that already stood at the end of those before it, the nearest of which comes first. */
export function repeatsAcross({ opening }: TextEdges, before: Iterable<TextEdges>): WordType[] {
  let open = opening
  let between = 0
  const repeats: WordType[] = []
  for (const { closing, words } of before) {
    const isRepeat = ({ word, place }: { word: WordType; place: number }) =>
      place + between + (closing.get(word.id) ?? MEMORY) < MEMORY
    repeats.push(...open.filter(isRepeat).map(({ word }) => word))
    open = open.filter((entry) => !isRepeat(entry))
    between += words
    if (between >= MEMORY || open.length === 0) break
  }
  return repeats
}
