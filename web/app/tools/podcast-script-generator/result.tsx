import { EditableDocument } from '../frame/editable-document.tsx'
import type { ResultProps } from '../frame/tool.tsx'
import type { PodcastOutput } from './schema.ts'

export function PodcastResult({ output, run }: ResultProps<PodcastOutput>) {
  return <EditableDocument key={run} text={output.scriptText} heading="Your script" what="the script" />
}
