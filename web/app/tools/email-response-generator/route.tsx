import { defaultEmailTone } from '#app/spec/email-responses.ts'
import { answerPlainForm } from '../frame/plain-form.server.ts'
import { Tool } from '../frame/tool.tsx'
import { toolContent } from '../frame/tool-content.server.ts'
import { toolMeta } from '../frame/tool-meta.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import type { Route } from './+types/route.ts'
import { copy } from './copy.ts'
import { facts } from './facts.ts'
import { EmailResponseForm } from './form.tsx'
import guide from './guide.md?raw'
import { EmailResponseResult } from './result.tsx'
import type { EmailResponseOutput } from './schema.ts'

export const handle = { hydrate: true }

const defaults = { tone: defaultEmailTone }
const toInput = (values: Record<string, string>) => ({
  email: values.email ?? '',
  responseGoal: values.responseGoal ?? '',
  tone: values.tone ?? defaultEmailTone,
  sender: values.sender ?? '',
  recipient: values.recipient ?? '',
})

export const loader = () => toolContent(copy, guide)
export const action = (posted: Route.ActionArgs) => answerPlainForm<EmailResponseOutput>(facts, toInput, posted)
export const meta = ({ loaderData }: Route.MetaArgs) => toolMeta(facts, loaderData?.copy)

export default function EmailResponseGenerator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToolPage facts={facts} content={loaderData}>
      <Tool
        {...{ facts, toInput, defaults }}
        Form={EmailResponseForm}
        Result={EmailResponseResult}
        posted={actionData}
      />
    </ToolPage>
  )
}
