import { emailResponseMessages } from '#app/spec/email-responses.ts'
import { characterLimits } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'

export const facts = {
  slug: 'email-response-generator',
  name: 'Email Response Generator',
  apiPath: 'email-response',
  usageKey: 'email-response',
  category: 'generation',
  description: 'Paste an email, say what you want to answer, and get a reply that takes up every question in it.',
  noun: 'generations',
  action: 'Generate Response',
  busy: 'Generating',
  failure: emailResponseMessages.failed,
  fields: {
    email: { limit: characterLimits.email, required: emailResponseMessages.emailRequired },
    responseGoal: { limit: characterLimits.responseGoal },
    sender: { limit: characterLimits.personName },
    recipient: { limit: characterLimits.personName },
  },
} as const satisfies ToolFacts
