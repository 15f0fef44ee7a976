/** Counts hits, finds and wants, and works out precision, recall and F1. */
export class Tally {
  hit = 0
  found = 0
  wanted = 0

  add(found, wanted) {
    this.found += found ? 1 : 0
    this.wanted += wanted ? 1 : 0
    this.hit += found && wanted ? 1 : 0
  }

  figures() {
    const precision = this.hit / (this.found || 1)
    const recall = this.hit / (this.wanted || 1)
    const f1 = (2 * precision * recall) / (precision + recall || 1)
    return [`P ${precision.toFixed(3)}`, `R ${recall.toFixed(3)}`, `F1 ${f1.toFixed(3)}`]
  }
}

/** Every word of the gold list may be found once. */
export function countWords(tally, found, gold) {
  const open = [...gold]
  for (const word of found) {
    const at = open.indexOf(word)
    if (at < 0) continue
    open.splice(at, 1)
    tally.hit += 1
  }
  tally.found += found.length
  tally.wanted += gold.length
}

/** Boundaries are compared by how many visible characters stand before them; the end of the text is no boundary. */
export function countBoundaries(tally, found, gold) {
  const foundEnds = ends(found)
  const goldEnds = ends(gold)
  for (const end of foundEnds) if (goldEnds.has(end)) tally.hit += 1
  tally.found += foundEnds.size
  tally.wanted += goldEnds.size
}

function ends(sentences) {
  const positions = new Set()
  let seen = 0
  for (const sentence of sentences) {
    seen += sentence.replace(/\s/g, '').length
    positions.add(seen)
  }
  positions.delete(seen)
  return positions
}
