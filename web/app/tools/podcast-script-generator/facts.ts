import { characterLimits } from '#app/spec/free-tools.ts'
import { podcastMessages } from '#app/spec/podcast-scripts.ts'
import type { ToolFacts } from '../define-tool.ts'

const name = { limit: characterLimits.personName }

export const facts = {
  slug: 'podcast-script-generator',
  name: 'Podcast Script Generator',
  apiPath: 'podcast-script',
  usageKey: 'podcast-script',
  category: 'generation',
  description:
    'Get the script of a whole episode, from cold open to goodbye, for your hosts, your guests and your listeners.',
  noun: 'generations',
  action: 'Generate Script',
  busy: 'Generating',
  failure: podcastMessages.failed,
  fields: {
    podcastName: { limit: characterLimits.podcastName },
    topicExplanation: { limit: characterLimits.podcastTopic, required: podcastMessages.topicRequired },
    targetAudience: { limit: characterLimits.podcastAudience, required: podcastMessages.audienceRequired },
    hostName: name,
    hostName2: name,
    guestName: name,
    guestName2: name,
  },
} as const satisfies ToolFacts
