import adjectives from '../../../data/participial-adjectives.json' with { type: 'json' }

const feelings = new Set(adjectives.feelings.split(' '))
const states = new Set(adjectives.states.split(' '))

/** Whether a participle names a feeling ("worried"), a state ("located") or plainly an action ("built"). */
export const participialClass = (participle: string): 'feeling' | 'state' | 'action' => {
  if (feelings.has(participle)) return 'feeling'
  return states.has(participle) ? 'state' : 'action'
}
