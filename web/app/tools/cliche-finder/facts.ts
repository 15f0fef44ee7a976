import { characterLimits, toolMessages } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'

export const facts = {
  slug: 'cliche-finder',
  name: 'Cliché Finder',
  apiPath: 'cliche-finder',
  usageKey: 'cliche-finder',
  category: 'analysis',
  description: 'Spot worn-out phrases in your text, see why readers skip them, and swap in plainer words with a click.',
  noun: 'analyses',
  action: 'Find Clichés',
  busy: 'Analyzing',
  loading: 'Analyzing your text for clichés',
  failure: toolMessages.analyzeFailed,
  fields: { text: { limit: characterLimits.text, required: toolMessages.enterTextToAnalyze } },
} as const satisfies ToolFacts
