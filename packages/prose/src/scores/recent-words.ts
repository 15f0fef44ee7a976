/** After this many words a word must be called to mind again. */
const MEMORY = 100
const SLOTS = 1 << 14

/** Knows whether a word stood a little earlier in the same text: a hard word is hard once. */
export class RecentWords {
  readonly #ids = new Int32Array(SLOTS)
  readonly #places = new Int32Array(SLOTS)
  #place = MEMORY

  beginText(): void {
    this.#place += MEMORY
    if (this.#place < 2 ** 30) return
    this.#places.fill(0)
    this.#place = MEMORY
  }

  /** Goes one word further. */
  pass(): void {
    this.#place++
  }

  /** Whether the word at this place, known by its hash, is a repeat; from now on it is remembered. */
  meet(id: number): boolean {
    const slot = id & (SLOTS - 1)
    const isRepeat = this.#ids[slot] === id && this.#place - this.#places[slot]! < MEMORY
    this.#ids[slot] = id
    this.#places[slot] = this.#place
    return isRepeat
  }
}
