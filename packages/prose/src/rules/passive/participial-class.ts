import adjectives from '../../../data/participial-adjectives.json' with { type: 'json' }

const feelings = new Set(adjectives.feelings.split(' '))
const states = new Set(adjectives.states.split(' '))

/** What kind of participle it is: a feeling ("worried"), a state ("located"), "un-" or "over-" something, or an action. */
export function participialClass(participle: string): string {
  if (feelings.has(participle)) return 'feeling'
  if (states.has(participle)) return 'state'
  if (participle.startsWith('un') && !participle.startsWith('under')) return 'un'
  return participle.startsWith('over') ? 'over' : 'action'
}
