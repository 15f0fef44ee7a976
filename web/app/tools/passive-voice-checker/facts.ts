import { characterLimits, toolMessages } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'

export const facts = {
  slug: 'passive-voice-checker',
  name: 'Passive Voice Checker',
  apiPath: 'passive-voice',
  usageKey: 'passive-voice-checker',
  category: 'analysis',
  description: 'Find every passive sentence, see who acts and who is missing, and get the active version beside it.',
  noun: 'analyses',
  action: 'Check Passive Voice',
  busy: 'Analyzing',
  failure: toolMessages.analyzeFailed,
  fields: { text: { limit: characterLimits.text, required: toolMessages.enterTextToAnalyze } },
} as const satisfies ToolFacts
