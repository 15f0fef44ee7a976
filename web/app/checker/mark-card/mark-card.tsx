import type { LexicalEditor } from 'lexical'
import { type ComponentProps, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { replaceInBlock } from '../editor/replace-in-block.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import { toggleOf } from '../state/marks.ts'
import { usePointedMark } from './use-pointed-mark.ts'

interface MarkCardProps {
  editor: LexicalEditor
  store: CheckerStore
  onAcceptWord: (word: string) => void
}

/** Says what is wrong with the marked words under the pointer, why, and offers the fixes. */
export function MarkCard({ editor, store, onAcceptWord }: MarkCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const [pointed, close] = usePointedMark(editor, store, card)
  if (!pointed) return null
  const { blockId, mark, position } = pointed
  const thenClose = (work: () => void) => () => {
    work()
    close()
  }
  return (
    <div
      ref={card}
      role="dialog"
      aria-label="About this mark"
      style={position}
      className="fixed z-30 w-72 rounded-lg bg-surface p-4 text-sm shadow-raised ring-1 ring-line print:hidden"
    >
      <p>{mark.message}</p>
      {mark.replacements.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {mark.replacements.slice(0, 3).map((replacement) => (
            <Button
              key={replacement}
              look="secondary"
              className="min-h-9 px-3 py-1"
              onClick={thenClose(() => replaceInBlock(editor, blockId, mark.start, mark.end, replacement))}
            >
              {replacement === '' ? 'Leave it out' : replacement}
            </Button>
          ))}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 border-t border-line pt-2 text-xs">
        <SmallButton onClick={thenClose(() => store.ignore(blockId, mark))}>Ignore</SmallButton>
        {mark.rule === 'Spelling' && (
          <SmallButton
            onClick={thenClose(() => {
              onAcceptWord(store.textOf(blockId, mark))
              store.ignore(blockId, mark)
            })}
          >
            Add to dictionary
          </SmallButton>
        )}
        <SmallButton onClick={thenClose(() => store.setToggle(toggleOf[mark.kind], false))}>
          Hide all of this kind
        </SmallButton>
      </p>
    </div>
  )
}

function SmallButton(props: ComponentProps<'button'>) {
  return <button type="button" className="min-h-7 cursor-pointer text-ink-soft hover:text-water" {...props} />
}
