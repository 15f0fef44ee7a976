import { defaultContentType } from '#app/spec/titles.ts'
import { answerPlainForm } from '../frame/plain-form.server.ts'
import { Tool } from '../frame/tool.tsx'
import { toolContent } from '../frame/tool-content.server.ts'
import { toolMeta } from '../frame/tool-meta.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import type { Route } from './+types/route.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'
import { TitleForm } from './form.tsx'
import guide from './guide.md?raw'
import { TitleResult } from './result.tsx'
import type { TitleOutput } from './schema.ts'

export const handle = { hydrate: true }

const defaults = { contentType: defaultContentType }
const toInput = ({ keyword = '', contentType = defaultContentType }: Record<string, string>) => ({
  keyword,
  contentType,
})

export const loader = () => toolContent(copy, guide)
export const action = (posted: Route.ActionArgs) => answerPlainForm<TitleOutput>(facts, toInput, posted)
export const meta = ({ loaderData }: Route.MetaArgs) => toolMeta(facts, loaderData?.copy)

export default function TitleGenerator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToolPage facts={facts} content={loaderData}>
      <Tool {...{ facts, toInput, defaults }} Form={TitleForm} Result={TitleResult} posted={actionData} />
    </ToolPage>
  )
}
