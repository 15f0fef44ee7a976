import { defaultFaqCount } from '#app/spec/free-tools.ts'
import { answerPlainForm } from '../frame/plain-form.server.ts'
import { Tool } from '../frame/tool.tsx'
import { toolContent } from '../frame/tool-content.server.ts'
import { toolMeta } from '../frame/tool-meta.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import type { Route } from './+types/route.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'
import { FaqForm } from './form.tsx'
import guide from './guide.md?raw'
import { FaqResult } from './result.tsx'
import type { FaqOutput } from './schema.ts'

export const handle = { hydrate: true }

const defaults = { numberOfFaqs: `${defaultFaqCount}` }
const toInput = ({ topic = '', source = '', numberOfFaqs }: Record<string, string>) => ({
  topic,
  source,
  numberOfFaqs: Number(numberOfFaqs ?? defaultFaqCount),
})

export const loader = () => toolContent(copy, guide)
export const action = (posted: Route.ActionArgs) => answerPlainForm<FaqOutput>(facts, toInput, posted)
export const meta = ({ loaderData }: Route.MetaArgs) => toolMeta(facts, loaderData?.copy)

export default function FaqGenerator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToolPage facts={facts} content={loaderData}>
      <Tool {...{ facts, toInput, defaults }} Form={FaqForm} Result={FaqResult} posted={actionData} />
    </ToolPage>
  )
}
