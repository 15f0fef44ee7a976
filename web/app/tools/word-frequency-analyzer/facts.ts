import { characterLimits, toolMessages } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'

export const facts = {
  slug: 'word-frequency-analyzer',
  name: 'Word Frequency Analyzer',
  apiPath: 'word-frequency',
  usageKey: 'word-frequency-analyzer',
  category: 'analysis',
  description:
    'Count every word of a text: totals, vocabulary diversity, a table to sort, a bar chart and a word cloud.',
  noun: 'analyses',
  action: 'Analyze Frequency',
  busy: 'Analyzing',
  failure: toolMessages.analyzeFailed,
  fields: { text: { limit: characterLimits.frequencyText, required: toolMessages.enterTextToAnalyze } },
} as const satisfies ToolFacts
