import { answerPlainForm } from '../frame/plain-form.server.ts'
import { Tool } from '../frame/tool.tsx'
import { toolContent } from '../frame/tool-content.server.ts'
import { toolMeta } from '../frame/tool-meta.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import type { Route } from './+types/route.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'
import { ToneForm } from './form.tsx'
import guide from './guide.md?raw'
import { ToneResult } from './result.tsx'
import type { ToneOutput } from './schema.ts'

export const handle = { hydrate: true }

const toInput = ({ text = '' }: Record<string, string>) => ({ text })

export const loader = () => toolContent(copy, guide)
export const action = (posted: Route.ActionArgs) => answerPlainForm<ToneOutput>(facts, toInput, posted)
export const meta = ({ loaderData }: Route.MetaArgs) => toolMeta(facts, loaderData?.copy)

export default function ToneDetector({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToolPage facts={facts} content={loaderData}>
      <Tool facts={facts} toInput={toInput} Form={ToneForm} Result={ToneResult} posted={actionData} />
    </ToolPage>
  )
}
