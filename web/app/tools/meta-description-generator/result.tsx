import { metaDescriptionCharacters } from '#app/spec/meta-descriptions.ts'
import { EditableText } from '../frame/editable-text.tsx'
import type { ResultProps } from '../frame/tool.tsx'
import type { MetaDescriptionOutput } from './schema.ts'

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

export function MetaDescriptionResult({ output, values, run }: ResultProps<MetaDescriptionOutput>) {
  return (
    <ol className="max-w-3xl">
      {output.descriptions.map((description, index) => (
        <li key={`${run} ${description}`} className="border-t border-line py-4">
          <EditableText
            text={description}
            what={`description ${index + 1}`}
            copiedLabel="Copied"
            time="short"
            className="font-serif text-lg"
            about={(text) => <AboutDescription text={text} topic={values.pageTopic ?? ''} />}
          />
        </li>
      ))}
    </ol>
  )
}

function AboutDescription({ text, topic }: { text: string; topic: string }) {
  return (
    <>
      <p>
        {text.length} characters, {wordsIn(text)} words
      </p>
      <details className="mt-1">
        <summary className="inline-block py-1 text-water">Search preview</summary>
        <div className="mt-1 max-w-xl rounded-md bg-surface p-4 ring-1 ring-line">
          <p className="text-xs">your-site.example › page</p>
          <p className="text-lg text-water">{shorten(topic, 58)}</p>
          <p className="text-sm text-ink-soft">{shorten(text, metaDescriptionCharacters.most)}</p>
        </div>
      </details>
    </>
  )
}

function shorten(text: string, most: number) {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`
}
