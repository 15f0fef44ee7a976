export type DemoKind = 'plain' | 'veryHard' | 'hard' | 'adverb' | 'passive' | 'qualifier' | 'complex'

export interface DemoSegment {
  text: string
  kind: DemoKind
}

/** The home page's moving idea: one muddled notice, as the checker marks it, and the clear one that was in it. */
export const heroDemo = {
  source: 'A notice on a library door',
  muddled: [
    {
      text: 'Owing to the refurbishment of the reading room, which has necessitated the temporary relocation of the majority of the collection, visitors wishing to consult older material should contact a member of staff in advance of their arrival.',
      kind: 'veryHard',
    },
    { text: ' It is ', kind: 'plain' },
    { text: 'perhaps', kind: 'qualifier' },
    { text: ' best to call, as books ', kind: 'plain' },
    { text: 'are carried', kind: 'passive' },
    { text: ' up from the cellar ', kind: 'plain' },
    { text: 'slowly', kind: 'adverb' },
    { text: '. We will ', kind: 'plain' },
    { text: 'endeavor', kind: 'complex' },
    { text: ' to find the volume that you need and keep it ready at the front desk.', kind: 'plain' },
  ] satisfies readonly DemoSegment[],
  clear:
    'We are mending the reading room, so most of our books are in the cellar. If you want an older one, call us the day before. It takes us a while to carry books up. We will find yours and keep it ready at the front desk.',
  caption: 'The same notice, twice. The red sentence became two that you can read at the door.',
} as const
