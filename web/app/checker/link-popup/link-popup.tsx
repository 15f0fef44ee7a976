import { $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link'
import { $findMatchingParent } from '@lexical/utils'
import {
  $getSelection,
  $isRangeSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  mergeRegister,
} from 'lexical'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { emptyLink, linkMessages, tooltipDelayMilliseconds } from '#app/spec/checker.ts'
import { Button } from '#app/ui/button.tsx'
import { completeLink, isSafeLink } from '../editor/safe-link.ts'
import { OPEN_LINK_COMMAND } from '../extensions/shortcuts-extension.ts'

interface OpenLink {
  url: string
  existing: boolean
  position: { left: number; top: number }
}

function $selectedLink(): LinkNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  return $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
}

function placeOfSelection() {
  const range = window.getSelection()?.rangeCount ? window.getSelection()?.getRangeAt(0) : undefined
  const box = range?.getBoundingClientRect()
  const width = Math.min(360, window.innerWidth - 24)
  const left = Math.min(Math.max(12, box?.left ?? 12), window.innerWidth - width - 12)
  return { left, top: Math.min((box?.bottom ?? 80) + 8, window.innerHeight - 220) }
}

export function LinkPopup({ editor }: { editor: LexicalEditor }) {
  const [link, setLink] = useState<OpenLink | null>(null)
  const open = useCallback(() => {
    const url = editor.getEditorState().read(() => $selectedLink()?.getURL() ?? null)
    setLink({ url: url ?? emptyLink, existing: url !== null, position: placeOfSelection() })
    return true
  }, [editor])

  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(OPEN_LINK_COMMAND, open, COMMAND_PRIORITY_LOW),
        editor.registerCommand(
          CLICK_COMMAND,
          () => {
            setTimeout(() => editor.getEditorState().read($selectedLink) && open(), tooltipDelayMilliseconds)
            return false
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor, open],
  )

  const close = useCallback(() => {
    setLink(null)
    editor.focus()
  }, [editor])
  return link && <LinkForm key={`${link.existing}`} editor={editor} link={link} onClose={close} />
}

function LinkForm({ editor, link, onClose }: { editor: LexicalEditor; link: OpenLink; onClose: () => void }) {
  const [url, setUrl] = useState(link.url)
  const [error, setError] = useState<string | null>(null)
  const [position, setPosition] = useState(link.position)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
    const outside = (event: PointerEvent) => !form.current?.contains(event.target as Node) && onClose()
    const move = () => setTimeout(() => setPosition(placeOfSelection()), tooltipDelayMilliseconds)
    document.addEventListener('pointerdown', outside)
    window.addEventListener('resize', move)
    return () => {
      document.removeEventListener('pointerdown', outside)
      window.removeEventListener('resize', move)
    }
  }, [onClose])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const complete = completeLink(url)
    if (url.trim() === '' || url.trim() === emptyLink || !isSafeLink(complete)) return setError(linkMessages.invalid)
    editor.update(() => $toggleLink(complete))
    onClose()
  }
  const remove = () => {
    if (link.existing) editor.update(() => $toggleLink(null))
    onClose()
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Link"
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      style={position}
      className="fixed z-40 w-[min(22.5rem,calc(100vw-1.5rem))] rounded-lg bg-surface p-4 shadow-raised ring-1 ring-line"
    >
      <label htmlFor="link-url" className="text-sm font-semibold">
        Link address
      </label>
      <input
        ref={field}
        id="link-url"
        type="url"
        value={url}
        onChange={(event) => {
          setUrl(event.target.value)
          setError(null)
        }}
        aria-invalid={error !== null}
        aria-describedby={error ? 'link-error' : undefined}
        className="mt-1.5 block h-11 w-full rounded-md bg-paper px-3 text-sm ring-1 ring-line-strong ring-inset"
      />
      {error && (
        <p id="link-error" role="alert" className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
      <p className="mt-3 flex justify-end gap-2">
        <Button look="quiet" onClick={remove}>
          {link.existing ? 'Remove Link' : 'Cancel'}
        </Button>
        <Button type="submit">Save</Button>
      </p>
    </form>
  )
}
