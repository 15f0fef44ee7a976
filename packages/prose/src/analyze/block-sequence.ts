import { takeBackRepeat } from '../scores/ease-sums.ts'
import { MEMORY, repeatsAcross, type TextEdges } from '../scores/recent-words.ts'
import type { MeasuredBlock } from './analyze-block.ts'
import { addTally, emptyTally, subtractTally, type Tally } from './tally.ts'

interface Place {
  key: string
  block: MeasuredBlock
  /** What words that repeat those of the blocks before take away from the block's own tally. */
  correction: Tally
}

/**
 * The blocks of a document in their order, and the sum of their tallies. A block is measured by itself; what depends on its
 * neighbours, the words that it repeats, is put right at its edges, so that an edit reaches no further than the memory
 * of repeated words does.
 */
export class BlockSequence {
  readonly total = emptyTally()
  readonly #places: Place[] = []
  readonly #keys = new Set<string>()

  /** Puts a block in the place of the one with the same key, or at the end. */
  put(key: string, block: MeasuredBlock): void {
    const known = this.#find(key)
    const at = known < 0 ? this.#places.length : known
    if (known >= 0) this.#leave(this.#places[known]!)
    this.#places[at] = { key, block, correction: emptyTally() }
    this.#keys.add(key)
    addTally(this.total, block.tally)
    this.#correctFrom(at)
  }

  remove(key: string): boolean {
    const at = this.#find(key)
    if (at < 0) return false
    this.#leave(this.#places[at]!)
    this.#places.splice(at, 1)
    this.#keys.delete(key)
    this.#correctFrom(at)
    return true
  }

  #find(key: string): number {
    return this.#keys.has(key) ? this.#places.findIndex((place) => place.key === key) : -1
  }

  #leave({ block, correction }: Place): void {
    subtractTally(this.total, block.tally)
    subtractTally(this.total, correction)
  }

  /** All blocks that the words of the block at `first` can reach, itself included. */
  #correctFrom(first: number): void {
    let reach = 0
    for (let at = first; at < this.#places.length && reach < MEMORY; at++) {
      const place = this.#places[at]!
      const { edges } = place.block
      if (edges === undefined) continue
      subtractTally(this.total, place.correction)
      place.correction = emptyTally()
      for (const word of repeatsAcross(edges, this.#edgesBefore(at))) takeBackRepeat(place.correction, word)
      addTally(this.total, place.correction)
      if (at > first) reach += edges.words
    }
  }

  *#edgesBefore(at: number): Iterable<TextEdges> {
    for (let before = at - 1; before >= 0; before--) {
      const { edges } = this.#places[before]!.block
      if (edges !== undefined) yield edges
    }
  }
}
