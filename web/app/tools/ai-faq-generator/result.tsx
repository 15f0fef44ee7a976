import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '../frame/copy-button.tsx'
import { Markdown } from '../frame/markdown.tsx'
import type { ResultProps } from '../frame/tool.tsx'
import type { FaqOutput } from './schema.ts'

type FaqEntry = FaqOutput['faqs'][number]

export function FaqResult({ output, run }: ResultProps<FaqOutput>) {
  return (
    <ol className="max-w-3xl">
      {output.faqs.map((faq, index) => (
        <li key={`${run} ${faq.question}`} className="border-t border-line py-6">
          <Entry faq={faq} number={index + 1} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ faq, number }: { faq: FaqEntry; number: number }) {
  const [{ question, answer }, setEntry] = useState(faq)
  const [editing, setEditing] = useState(false)
  const field =
    'mt-2 block w-full field-sizing-content rounded-md bg-surface px-3 py-2 ring-1 ring-line-strong ring-inset'
  return (
    <>
      {editing ? (
        <>
          <textarea
            aria-label={`Edit question ${number}`}
            rows={1}
            value={question}
            onChange={(event) => setEntry({ question: event.target.value, answer })}
            className={`${field} font-serif text-xl`}
          />
          <textarea
            aria-label={`Edit answer ${number}`}
            rows={3}
            value={answer}
            onChange={(event) => setEntry({ question, answer: event.target.value })}
            className={field}
          />
        </>
      ) : (
        <>
          <h2 className="text-xl">{question}</h2>
          <Markdown text={answer} className="mt-3 max-w-text space-y-3" />
        </>
      )}
      <p className="mt-4 flex gap-2">
        <CopyButton text={`FAQ: ${question}\nAnswer: ${answer}`} what={`FAQ ${number}`} />
        <Button look="quiet" onClick={() => setEditing(!editing)}>
          {editing ? 'Done' : 'Edit'}
          <span className="sr-only"> FAQ {number}</span>
        </Button>
      </p>
    </>
  )
}
