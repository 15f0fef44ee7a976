import * as z from 'zod/mini'
import { defaultHostConfig, defaultPodcastTone, hostConfigs, podcastTones } from '#app/spec/podcast-scripts.ts'
import { choice, textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({
  podcastName: textField(facts.fields.podcastName),
  topicExplanation: textField(facts.fields.topicExplanation),
  targetAudience: textField(facts.fields.targetAudience),
  tone: choice(podcastTones, defaultPodcastTone),
  hostInfo: z._default(
    z.object({
      hostConfig: choice(hostConfigs, defaultHostConfig),
      hostName: textField(facts.fields.hostName),
      hostName2: textField(facts.fields.hostName2),
      guestName: textField(facts.fields.guestName),
      guestName2: textField(facts.fields.guestName2),
    }),
    { hostConfig: defaultHostConfig, hostName: '', hostName2: '', guestName: '', guestName2: '' },
  ),
})

export const output = z.object({ scriptText: z.string().check(z.minLength(1)) })

export type PodcastInput = z.infer<typeof input>
export type PodcastOutput = z.infer<typeof output>
