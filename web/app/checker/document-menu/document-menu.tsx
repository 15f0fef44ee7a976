import type { LexicalEditor } from 'lexical'
import { FolderOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { draftStorage, keepDraft } from '../draft/keep-draft.ts'
import { acceptedFiles } from '../files/file-kinds.ts'
import { clearText } from '../files/fill-editor.ts'
import { openFile } from '../files/open-file.ts'
import { copyRichText, saveFile, saveFormats } from '../files/save-file.ts'

/** Open, save, copy, print, clear, and the one switch that stores anything. */
export function DocumentMenu({ editor }: { editor: LexicalEditor }) {
  const [notice, setNotice] = useState<string | null>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  const picker = useRef<HTMLInputElement>(null)

  const attempt = async (work: () => unknown, done?: string) => {
    if (menu.current) menu.current.open = false
    setNotice(null)
    try {
      await work()
      if (done) setNotice(done)
    } catch (error) {
      setNotice(error instanceof Error ? error.message : String(error))
    }
  }
  useDroppedFiles((file) => attempt(() => openFile(editor, file)))
  useOutsideClick(menu)

  return (
    <>
      <details ref={menu} className="relative shrink-0">
        <summary className="flex min-h-9 items-center gap-2 rounded-md px-3 text-sm font-semibold hover:bg-water-wash pointer-coarse:min-h-11">
          <FolderOpen aria-hidden="true" className="size-4.5" />
          Document
        </summary>
        <div className="absolute right-0 z-30 mt-1 w-72 max-sm:fixed max-sm:inset-x-3 max-sm:w-auto rounded-lg bg-surface p-2 shadow-raised ring-1 ring-line">
          <MenuButton onClick={() => picker.current?.click()}>Open a file…</MenuButton>
          <input
            ref={picker}
            type="file"
            accept={acceptedFiles}
            aria-label="Open a file"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) attempt(() => openFile(editor, file))
              event.target.value = ''
            }}
          />
          {saveFormats.map(({ format, name }) => (
            <MenuButton key={format} onClick={() => attempt(() => saveFile(editor, format))}>
              Download as {name}
            </MenuButton>
          ))}
          <MenuButton onClick={() => attempt(() => copyRichText(editor), 'Copied with its formatting.')}>
            Copy as rich text
          </MenuButton>
          <MenuButton onClick={() => attempt(() => window.print())}>Print</MenuButton>
          <MenuButton onClick={() => attempt(() => clearText(editor))}>Clear the text</MenuButton>
          <KeepDraftSwitch
            editor={editor}
            onFull={() => setNotice('This browser has no room for the draft. It is not being kept.')}
          />
        </div>
      </details>
      {notice && (
        <div
          role="alert"
          className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-lg items-center justify-between gap-4 rounded-lg bg-ink px-4 py-3 text-sm text-paper shadow-raised"
        >
          {notice}
          <Button look="secondary" className="min-h-9 px-3 py-1" onClick={() => setNotice(null)}>
            OK
          </Button>
        </div>
      )}
    </>
  )
}

function MenuButton({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="block min-h-10 w-full cursor-pointer rounded-md px-3 text-left text-sm hover:bg-water-wash pointer-coarse:min-h-11"
    >
      {children}
    </button>
  )
}

function KeepDraftSwitch({ editor, onFull }: { editor: LexicalEditor; onFull: () => void }) {
  const [kept, setKept] = useState(draftStorage.isKept)
  const tellFull = useRef(onFull)
  tellFull.current = onFull
  useEffect(() => (kept ? keepDraft(editor, () => tellFull.current()) : undefined), [kept, editor])
  return (
    <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 border-t border-line px-3 pt-1 text-sm">
      <input
        type="checkbox"
        checked={kept}
        onChange={(event) => {
          if (!event.target.checked) draftStorage.forget()
          setKept(event.target.checked)
        }}
        className="size-4.5 accent-water"
      />
      Keep my draft in this browser
    </label>
  )
}

function useDroppedFiles(open: (file: File) => void) {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files')
    const over = (event: DragEvent) => holdsFiles(event) && event.preventDefault()
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      event.stopPropagation()
      latest.current(file)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop, true)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop, true)
    }
  }, [])
}

function useOutsideClick(menu: React.RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const close = (event: Event) => {
      const outside =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !menu.current?.contains(event.target as Node)
      if (menu.current?.open && outside) menu.current.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [menu])
}
