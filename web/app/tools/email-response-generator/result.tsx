import { EditableDocument } from '../frame/editable-document.tsx'
import type { ResultProps } from '../frame/tool.tsx'
import type { EmailResponseOutput } from './schema.ts'

export function EmailResponseResult({ output, run }: ResultProps<EmailResponseOutput>) {
  return <EditableDocument key={run} text={output.responseText} heading="Your reply" what="the reply" />
}
