import { characterLimits } from '#app/spec/free-tools.ts'
import { titleMessages } from '#app/spec/titles.ts'
import type { ToolFacts } from '../define-tool.ts'

export const facts = {
  slug: 'ai-title-generator',
  name: 'AI Title Generator',
  apiPath: 'ai-title-generator',
  usageKey: 'ai-title-generator',
  category: 'generation',
  description:
    'Enter a keyword and get up to sixteen titles: guides, lists, questions and a few that fit none of these.',
  noun: 'generations',
  action: 'Generate Titles',
  busy: 'Generating',
  failure: titleMessages.failed,
  fields: { keyword: { limit: characterLimits.titleKeyword, required: titleMessages.keywordRequired } },
} as const satisfies ToolFacts
