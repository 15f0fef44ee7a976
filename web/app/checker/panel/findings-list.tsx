import type { LexicalEditor } from 'lexical'
import { useState } from 'react'
import { Mark, type MarkKind as MarkLook, markNames } from '#app/ui/mark.tsx'
import { selectInBlock } from '../editor/select-in-block.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import type { MarkKind, TextMark } from '../state/marks.ts'
import { useCheckerState } from './use-checker-state.ts'

const looks: Record<MarkKind, MarkLook> = {
  'very-hard': 'veryHard',
  hard: 'hard',
  adverb: 'adverb',
  passive: 'passive',
  qualifier: 'qualifier',
  complex: 'complex',
  grammar: 'grammar',
}
const pageSize = 40

/** Every finding in reading order, for those who would rather walk a list than hunt for colours. */
export function FindingsList({ editor, store }: { editor: LexicalEditor; store: CheckerStore }) {
  useCheckerState(store)
  const [shown, setShown] = useState(pageSize)
  const { items, more } = collect(editor, store, shown)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="findings">
      <h2 id="findings" className="text-xl">
        All findings
      </h2>
      <ul className="mt-2">
        {items.map(({ blockId, mark, text }) => (
          <li key={`${blockId}-${mark.kind}-${mark.start}`} className="border-t border-line">
            <button
              type="button"
              onClick={() => selectInBlock(editor, blockId, mark.start, mark.end)}
              className="block w-full cursor-pointer py-2.5 text-left text-sm hover:text-water"
            >
              <span className="text-xs">
                <Mark kind={looks[mark.kind]}>{markNames[looks[mark.kind]]}</Mark>
              </span>
              <span className="mt-1 line-clamp-2 block font-serif">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {more && (
        <button
          type="button"
          onClick={() => setShown(shown + pageSize)}
          className="mt-2 cursor-pointer py-2 text-sm font-semibold text-water"
        >
          Show more
        </button>
      )}
    </section>
  )
}

function collect(editor: LexicalEditor, store: CheckerStore, limit: number) {
  const items: { blockId: string; mark: TextMark; text: string }[] = []
  for (const element of editor.getRootElement()?.querySelectorAll<HTMLElement>('.editor-block, .editor-item') ?? []) {
    const blockId = blockIdOf(editor, element)
    if (!blockId) continue
    for (const mark of store.marksIn(blockId).sort((a, b) => a.start - b.start)) {
      if (items.length === limit) return { items, more: true }
      items.push({ blockId, mark, text: store.textOf(blockId, mark) })
    }
  }
  return { items, more: false }
}

function blockIdOf(editor: LexicalEditor, element: HTMLElement) {
  return (element as unknown as Record<string, string | undefined>)[`__lexicalKey_${editor._key}`]
}
