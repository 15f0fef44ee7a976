/** Cuts at the last whole word that fits, and drops the punctuation and little words a cut would leave dangling. */
export function truncateAtWord(text: string, limit: number, ellipsis = ''): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - ellipsis.length + 1)
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || text.slice(0, limit - ellipsis.length)
  return withoutDanglingEnd(atWord) + ellipsis
}

const DANGLING =
  /(?:[\s,;:–—-]+|\s(?:a|an|the|and|or|but|of|in|on|at|to|for|with|by|from|as|into|that|which|who|is|are|your|our|their|its|his|her|my|this|these|about|how|than|so|if|when|can|will|most|more|very))+$/i

export function withoutDanglingEnd(text: string): string {
  return text.replace(DANGLING, '')
}

/** The first candidate whose length lies in the range; undefined when none does. */
export function firstFitting(candidates: Iterable<string>, shortest: number, longest: number): string | undefined {
  for (const candidate of candidates) {
    if (candidate.length >= shortest && candidate.length <= longest) return candidate
  }
}
