import type { Sentence, Word } from '../sentence.ts'

/** Drops the commas and dashes that moved phrases leave behind: at the start, doubled, or before a stop. */
export function dropStrayMarks(sentence: Sentence, original: Word[]): void {
  const wasThere = new Set(original.slice(1).map((word, index) => pair(original[index] as Word, word)))
  for (let index = 0; index < sentence.words.length; index += 1) {
    const word = sentence.words[index] as Word
    const next = sentence.words[index + 1]
    if (!/^(?:,|–|—)$/.test(word.form)) continue
    const isStray =
      index === 0 || (next !== undefined && /^[,.;:!?)]+$/.test(next.form) && !wasThere.has(pair(word, next)))
    if (!isStray) continue
    sentence.remove(word)
    index -= 1
  }
}

function pair(left: Word, right: Word): string {
  return `${left.start} ${right.start}`
}
