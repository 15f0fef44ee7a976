import type { LexicalEditor } from 'lexical'
import { debounce } from './debounce.ts'

const key = 'limpid-draft'

/** Private by construction: nothing is written unless the visitor asked for it, and all of it goes when they change their mind. */
export const draftStorage = {
  isKept: () => read() !== null,
  load: read,
  forget() {
    try {
      localStorage.removeItem(key)
    } catch (error) {
      console.error(error)
    }
  },
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps the draft as it changes; answers how to stop. `onFull` is told when the browser has no room for it. */
export function keepDraft(editor: LexicalEditor, onFull: () => void) {
  const save = debounce(() => {
    try {
      localStorage.setItem(key, JSON.stringify(editor.getEditorState()))
    } catch {
      onFull()
    }
  }, 400)
  save.now()
  const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
    if (dirtyElements.size > 0 || dirtyLeaves.size > 0) save.later()
  })
  window.addEventListener('pagehide', save.now)
  return () => {
    stop()
    save.cancel()
    window.removeEventListener('pagehide', save.now)
  }
}
