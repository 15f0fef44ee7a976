import { defaultSubjectTone } from '#app/spec/subject-lines.ts'
import { answerPlainForm } from '../frame/plain-form.server.ts'
import { Tool } from '../frame/tool.tsx'
import { toolContent } from '../frame/tool-content.server.ts'
import { toolMeta } from '../frame/tool-meta.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import type { Route } from './+types/route.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'
import { SubjectLineForm } from './form.tsx'
import guide from './guide.md?raw'
import { SubjectLineResult } from './result.tsx'
import type { SubjectLineOutput } from './schema.ts'

export const handle = { hydrate: true }

const defaults = { tone: defaultSubjectTone }
const toInput = ({ emailContent = '', companyName = '', tone = defaultSubjectTone }: Record<string, string>) => ({
  emailContent,
  companyName,
  tone,
})

export const loader = () => toolContent(copy, guide)
export const action = (posted: Route.ActionArgs) => answerPlainForm<SubjectLineOutput>(facts, toInput, posted)
export const meta = ({ loaderData }: Route.MetaArgs) => toolMeta(facts, loaderData?.copy)

export default function SubjectLineGenerator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToolPage facts={facts} content={loaderData}>
      <Tool {...{ facts, toInput, defaults }} Form={SubjectLineForm} Result={SubjectLineResult} posted={actionData} />
    </ToolPage>
  )
}
