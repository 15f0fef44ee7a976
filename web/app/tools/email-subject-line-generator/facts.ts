import { characterLimits } from '#app/spec/free-tools.ts'
import { subjectLineMessages } from '#app/spec/subject-lines.ts'
import type { ToolFacts } from '../define-tool.ts'

export const facts = {
  slug: 'email-subject-line-generator',
  name: 'Email Subject Line Generator',
  apiPath: 'email-subject-line-generator',
  usageKey: 'email-subject-line-generator',
  category: 'generation',
  description:
    'Turn the gist of an email into five subject lines in the tone you choose, and see how each looks in an inbox.',
  noun: 'generations',
  action: 'Generate Subject Lines',
  busy: 'Generating',
  failure: subjectLineMessages.failed,
  fields: {
    emailContent: { limit: characterLimits.emailContent, required: subjectLineMessages.contentRequired },
    companyName: { limit: characterLimits.companyName },
  },
} as const satisfies ToolFacts
