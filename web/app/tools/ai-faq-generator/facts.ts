import { faqMessages } from '#app/spec/faqs.ts'
import { characterLimits } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'

export const facts = {
  slug: 'ai-faq-generator',
  name: 'AI FAQ Generator',
  apiPath: 'ai-faq-generator',
  usageKey: 'ai-faq-generator',
  category: 'generation',
  description: 'Turn a topic, or a text you already have, into the questions readers ask and the answers they need.',
  noun: 'generations',
  action: 'Generate FAQs',
  busy: 'Generating',
  spent: faqMessages.limitReached,
  failure: faqMessages.failed,
  fields: {
    topic: { limit: characterLimits.faqTopicAccepted, required: faqMessages.topicRequired },
    source: { limit: characterLimits.faqSource },
  },
} as const satisfies ToolFacts
