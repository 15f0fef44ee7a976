import { characterLimits } from '#app/spec/free-tools.ts'
import { metaDescriptionMessages } from '#app/spec/meta-descriptions.ts'
import type { ToolFacts } from '../define-tool.ts'

export const facts = {
  slug: 'meta-description-generator',
  name: 'Meta Description Generator',
  apiPath: 'meta-description-generator',
  usageKey: 'meta-description-generator',
  category: 'generation',
  description:
    'Get meta descriptions of 150-160 characters with your keywords in them, each with a preview of the search result.',
  noun: 'generations',
  action: 'Generate Descriptions',
  busy: 'Generating',
  failure: metaDescriptionMessages.failed,
  fields: {
    pageTopic: { limit: characterLimits.pageTopic, required: metaDescriptionMessages.topicRequired },
    keywords: { limit: characterLimits.keywords, required: metaDescriptionMessages.keywordsRequired },
  },
} as const satisfies ToolFacts
