import { creditCosts, type PlanName } from '#app/spec/plans.ts'

export interface UsageExample {
  title: string
  plan: PlanName
  story: string
  /** How many pieces a month, and what to call them. */
  pieces: { count: number; name: string }
  conversationsPerPiece: Record<keyof typeof creditCosts, number>
}

export function creditsPerPiece({ conversationsPerPiece: { askMode, agentMode } }: UsageExample) {
  return askMode * creditCosts.askMode + agentMode * creditCosts.agentMode
}

export function creditsPerMonth(example: UsageExample) {
  return example.pieces.count * creditsPerPiece(example)
}

export const usageExamples: readonly UsageExample[] = [
  {
    title: 'A weekly newsletter',
    plan: 'pro',
    story:
      'One issue each week. You try out angles in Ask Mode and have the assistant tighten the draft in Agent Mode.',
    pieces: { count: 4, name: 'issues' },
    conversationsPerPiece: { askMode: 10, agentMode: 6 },
  },
  {
    title: 'A term of essays',
    plan: 'pro',
    story:
      'Three essays in the busiest month. Many questions about structure, and one careful round of changes for each.',
    pieces: { count: 3, name: 'essays' },
    conversationsPerPiece: { askMode: 30, agentMode: 10 },
  },
  {
    title: 'A company blog',
    plan: 'premium',
    story:
      'Three articles a week, from outline to last edit, with the assistant at work on the document most of the time.',
    pieces: { count: 12, name: 'articles' },
    conversationsPerPiece: { askMode: 8, agentMode: 12 },
  },
]
