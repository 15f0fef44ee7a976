import { defaultVariantCount } from '#app/spec/free-tools.ts'
import { answerPlainForm } from '../frame/plain-form.server.ts'
import { Tool } from '../frame/tool.tsx'
import { toolContent } from '../frame/tool-content.server.ts'
import { toolMeta } from '../frame/tool-meta.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import type { Route } from './+types/route.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'
import { MetaDescriptionForm } from './form.tsx'
import guide from './guide.md?raw'
import { MetaDescriptionResult } from './result.tsx'
import type { MetaDescriptionOutput } from './schema.ts'

export const handle = { hydrate: true }

const defaults = { variantCount: `${defaultVariantCount}` }
const toInput = ({ pageTopic = '', keywords = '', variantCount }: Record<string, string>) => ({
  pageTopic,
  keywords,
  variantCount: Number(variantCount ?? defaultVariantCount),
})

export const loader = () => toolContent(copy, guide)
export const action = (posted: Route.ActionArgs) => answerPlainForm<MetaDescriptionOutput>(facts, toInput, posted)
export const meta = ({ loaderData }: Route.MetaArgs) => toolMeta(facts, loaderData?.copy)

export default function MetaDescriptionGenerator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToolPage facts={facts} content={loaderData}>
      <Tool
        {...{ facts, toInput, defaults }}
        Form={MetaDescriptionForm}
        Result={MetaDescriptionResult}
        posted={actionData}
      />
    </ToolPage>
  )
}
