import { defaultHostConfig, defaultPodcastTone } from '#app/spec/podcast-scripts.ts'
import { answerPlainForm } from '../frame/plain-form.server.ts'
import { Tool } from '../frame/tool.tsx'
import { toolContent } from '../frame/tool-content.server.ts'
import { toolMeta } from '../frame/tool-meta.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import type { Route } from './+types/route.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'
import { PodcastForm } from './form.tsx'
import guide from './guide.md?raw'
import { PodcastResult } from './result.tsx'
import type { PodcastOutput } from './schema.ts'

export const handle = { hydrate: true }

const defaults = { tone: defaultPodcastTone, hostConfig: defaultHostConfig }
const toInput = (values: Record<string, string>) => ({
  podcastName: values.podcastName ?? '',
  topicExplanation: values.topicExplanation ?? '',
  targetAudience: values.targetAudience ?? '',
  tone: values.tone ?? defaultPodcastTone,
  hostInfo: {
    hostConfig: values.hostConfig ?? defaultHostConfig,
    hostName: values.hostName ?? '',
    hostName2: values.hostName2 ?? '',
    guestName: values.guestName ?? '',
    guestName2: values.guestName2 ?? '',
  },
})

export const loader = () => toolContent(copy, guide)
export const action = (posted: Route.ActionArgs) => answerPlainForm<PodcastOutput>(facts, toInput, posted)
export const meta = ({ loaderData }: Route.MetaArgs) => toolMeta(facts, loaderData?.copy)

export default function PodcastScriptGenerator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToolPage facts={facts} content={loaderData}>
      <Tool {...{ facts, toInput, defaults }} Form={PodcastForm} Result={PodcastResult} posted={actionData} />
    </ToolPage>
  )
}
