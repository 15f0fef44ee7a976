import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copiedMilliseconds } from '#app/spec/free-tools.ts'
import { Button } from '#app/ui/button.tsx'

interface CopyButtonProps {
  text: string
  /** What is copied, for those who do not see where the button stands: "Copy title 3". */
  what?: string
  copiedLabel?: 'Copied!' | 'Copied'
  time?: keyof typeof copiedMilliseconds
  /** Told when the browser refuses; some tools say so, others stay silent. */
  onFailure?: () => void
}

/** Copies a text and says so for a while, unable to be pressed meanwhile. */
export function CopyButton({ text, what, copiedLabel = 'Copied!', time = 'medium', onFailure }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
    } catch (error) {
      console.warn('The text could not be copied.', error)
      onFailure?.()
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), copiedMilliseconds[time])
  }

  return (
    <Button look="secondary" onClick={copy} disabled={copied} className="no-print">
      {copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
      <span aria-live="polite">{copied ? copiedLabel : 'Copy'}</span>
      {what && !copied && <span className="sr-only"> {what}</span>}
    </Button>
  )
}
