import { inboxCharacters } from '#app/spec/subject-lines.ts'
import { EditableText } from '../frame/editable-text.tsx'
import type { ResultProps } from '../frame/tool.tsx'
import type { SubjectLineOutput } from './schema.ts'

export function SubjectLineResult({ output, run }: ResultProps<SubjectLineOutput>) {
  return (
    <ol className="max-w-3xl">
      {output.subjectLines.map((line, index) => (
        <li key={`${run} ${line}`} className="border-t border-line py-3">
          <EditableText
            text={line}
            what={`subject line ${index + 1}`}
            className="font-serif text-lg"
            about={shownInInbox}
          />
        </li>
      ))}
    </ol>
  )
}

/** How much of it an inbox will show. */
function shownInInbox(line: string) {
  if (line.length <= inboxCharacters.phone) return `${line.length} characters, shown whole on a phone`
  const cut = line.slice(0, inboxCharacters.phone).replace(/\s+\S*$/, '')
  return `${line.length} characters. On a phone: “${cut} …”`
}
