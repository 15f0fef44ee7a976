import { converterMessages } from '#app/spec/converter.ts'
import { characterLimits } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'

export const facts = {
  slug: 'passive-to-active-voice-converter',
  name: 'Passive to Active Voice Converter',
  apiPath: 'passive-to-active',
  usageKey: 'passive-to-active',
  category: 'enhancement',
  description:
    'Turn passive sentences round, with tense, names and questions kept right. Active sentences stay as they are.',
  noun: 'analyses',
  action: 'Convert to Active Voice',
  busy: 'Converting',
  failure: converterMessages.failed,
  fields: { text: { limit: characterLimits.convertText, required: converterMessages.textRequired } },
} as const satisfies ToolFacts
