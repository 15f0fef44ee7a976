import { useState } from 'react'
import { Mark, markNames } from '#app/ui/mark.tsx'
import { $blocksInOrder } from '../editor/blocks.ts'
import { selectInBlock } from '../editor/select-in-block.ts'
import { Fixes, type MarkTools, QuietButton } from '../marks/mark-actions.tsx'
import { markLooks } from '../marks/mark-looks.ts'
import type { TextMark } from '../state/marks.ts'
import { useSettled } from '../state/use-settled.ts'

interface FoundMark {
  key: string
  blockId: string
  mark: TextMark
  text: string
}

const pageSize = 40
const quietMilliseconds = 200

/** Every finding in reading order, for those who would rather walk a list than hunt for colours. */
export function FindingsList({ tools }: { tools: MarkTools }) {
  useSettled(tools.store, quietMilliseconds)
  const [shown, setShown] = useState(pageSize)
  const { found, more } = collect(tools, shown)
  if (found.length === 0) return null
  return (
    <section aria-labelledby="findings">
      <h2 id="findings" className="text-xl">
        All findings
      </h2>
      <ul className="mt-2">
        {found.map(({ key, ...finding }) => (
          <FindingEntry key={key} tools={tools} {...finding} />
        ))}
      </ul>
      {more && (
        <button
          type="button"
          onClick={() => setShown(shown + pageSize)}
          className="mt-2 min-h-11 cursor-pointer text-sm font-semibold text-water"
        >
          Show more
        </button>
      )}
    </section>
  )
}

function FindingEntry({ tools, blockId, mark, text }: { tools: MarkTools } & Omit<FoundMark, 'key'>) {
  const look = markLooks[mark.kind]
  return (
    <li className="border-t border-line py-2.5">
      <button
        type="button"
        title={mark.message}
        onClick={() => selectInBlock(tools.editor, blockId, mark.start, mark.end)}
        className="block w-full cursor-pointer text-left text-sm hover:text-water"
      >
        <span className="text-xs">
          <Mark kind={look}>{markNames[look]}</Mark>
        </span>
        <span className="mt-1 line-clamp-2 font-serif text-base">{text}</span>
      </button>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        <Fixes {...{ tools, blockId, mark }} />
        <QuietButton onClick={() => tools.store.ignore(blockId, mark)}>Ignore</QuietButton>
      </p>
    </li>
  )
}

/** Walks the text from its start and stops as soon as the list is full. */
function collect({ editor, store }: MarkTools, limit: number) {
  const found: FoundMark[] = []
  const more = editor.getEditorState().read(() => {
    for (const block of $blocksInOrder()) {
      const blockId = block.getKey()
      const marks = store.marksIn(blockId).sort((a, b) => a.start - b.start)
      for (const [index, mark] of marks.entries()) {
        if (found.length === limit) return true
        found.push({ key: `${blockId}-${index}`, blockId, mark, text: store.textOf(blockId, mark) })
      }
    }
    return false
  })
  return { found, more }
}
