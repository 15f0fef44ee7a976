import { characterLimits, toolMessages } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'

export const facts = {
  slug: 'tone-detector',
  name: 'Tone Detector',
  apiPath: 'tone-detector',
  usageKey: 'tone-detector',
  category: 'analysis',
  description: 'See which of 28 emotions a reader will hear in your text, as a whole and sentence by sentence.',
  noun: 'analyses',
  action: 'Analyze Tone',
  busy: 'Analyzing',
  failure: toolMessages.analyzeFailed,
  blankIsSilent: true,
  fields: { text: { limit: characterLimits.text, required: toolMessages.enterTextToAnalyze } },
} as const satisfies ToolFacts
