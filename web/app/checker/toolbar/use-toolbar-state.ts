import { CAN_REDO_COMMAND, CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, type LexicalEditor, mergeRegister } from 'lexical'
import { useEffect, useState } from 'react'
import { $readToolbarState, initialToolbarState } from '../editor/format.ts'

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** Follows the selection; renders again only when a button would look different. */
export function useToolbarState(editor: LexicalEditor) {
  const [state, setState] = useState(initialToolbarState)
  const [history, setHistory] = useState({ canUndo: false, canRedo: false })
  useEffect(() => {
    const follow = (part: Partial<typeof history>) => {
      setHistory((before) => ({ ...before, ...part }))
      return false
    }
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($readToolbarState)
        setState((before) => (same(before, next) ? before : next))
      }),
      editor.registerCommand(CAN_UNDO_COMMAND, (canUndo) => follow({ canUndo }), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, (canRedo) => follow({ canRedo }), COMMAND_PRIORITY_LOW),
    )
  }, [editor])
  return { ...state, ...history }
}
