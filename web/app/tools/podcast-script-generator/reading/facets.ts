/** What an episode is, as far as the visitor’s words show it. */
export type EpisodeKind = 'story' | 'issue' | 'how-to' | 'yes-or-no' | 'open-question' | 'concept'

/** Where the visitor names few points of their own, the ones that any listener would ask for. */
const FACETS: Record<EpisodeKind, readonly string[]> = {
  story: [
    'how it all began',
    'the moment when things changed',
    'what it felt like at the time',
    'what stays with you afterward',
  ],
  issue: ['what is happening', 'who feels it most', 'what people disagree about', 'what could happen next'],
  'how-to': [
    'where to begin',
    'the part that trips people up',
    'what it takes in daily life',
    'how to tell whether it’s working',
  ],
  'open-question': ['what we think we know', 'what is still open', 'why the answer matters', 'where to look next'],
  'yes-or-no': [
    'the best case for a yes',
    'the best case for a no',
    'what would change your mind',
    'what follows from the answer',
  ],
  concept: ['what it means to people', 'why it matters', 'what is easy to get wrong about it', 'where to go from here'],
}

export function facetsFor(kind: EpisodeKind, count: number): string[] {
  const facets = FACETS[kind]
  return kind === 'concept' && count > 0 ? facets.slice(-count) : facets.slice(0, count)
}
