import type { LexicalEditor } from 'lexical'
import type { ComponentProps } from 'react'
import { replaceInBlock } from '../editor/replace-in-block.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import { type TextMark, toggleOf } from '../state/marks.ts'

/** What the visitor may do about a mark. The store and the grammar check hear of it, wherever the buttons stand. */
export interface MarkTools {
  editor: LexicalEditor
  store: CheckerStore
  onAcceptWord: (word: string) => void
}

interface MarkActionsProps {
  tools: MarkTools
  blockId: string
  mark: TextMark
  onDone?: () => void
}

const shownFixes = 3

export function Fixes({ tools: { editor }, blockId, mark, onDone }: MarkActionsProps) {
  const fixes = [...new Set(mark.replacements)].slice(0, shownFixes)
  return fixes.map((fix) => (
    <ActionButton
      key={fix}
      className="bg-water-wash font-semibold text-water ring-1 ring-water/30 ring-inset hover:bg-water hover:text-on-water"
      onClick={() => {
        replaceInBlock(editor, blockId, mark.start, mark.end, fix)
        onDone?.()
      }}
    >
      {fix === '' ? 'Leave it out' : fix}
    </ActionButton>
  ))
}

export function IgnoreButtons({ tools: { store, onAcceptWord }, blockId, mark, onDone }: MarkActionsProps) {
  const { rule } = mark
  const then = (work: () => void) => () => {
    work()
    onDone?.()
  }
  return (
    <>
      <QuietButton onClick={then(() => store.ignore(blockId, mark))}>Ignore</QuietButton>
      {rule === 'Spelling' && (
        <QuietButton onClick={then(() => onAcceptWord(store.textOf(blockId, mark)))}>Add to dictionary</QuietButton>
      )}
      {rule !== undefined && rule !== 'Spelling' && (
        <QuietButton onClick={then(() => store.ignoreRule(rule))}>Ignore this rule</QuietButton>
      )}
      {rule === undefined && (
        <QuietButton onClick={then(() => store.setToggle(toggleOf[mark.kind], false))}>
          Hide all of this kind
        </QuietButton>
      )}
    </>
  )
}

export function QuietButton(props: ComponentProps<'button'>) {
  return <ActionButton className="text-ink-soft hover:bg-water-wash hover:text-water" {...props} />
}

function ActionButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`min-h-8 cursor-pointer rounded-md px-2.5 text-left text-sm pointer-coarse:min-h-11 ${className}`}
      {...rest}
    />
  )
}
