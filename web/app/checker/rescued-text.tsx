/** A fault in the editor must not cost the visitor a word: what was typed stays on the page, ready to copy. */
export function RescuedText({ text }: { text: string }) {
  return (
    <div className="p-8">
      <p role="alert" className="mb-4 max-w-text">
        The editor stopped because of a fault of ours. Your text is below. Copy it, then reload the page.
      </p>
      <textarea
        readOnly
        aria-label="Your text"
        className="h-96 w-full rounded-md bg-surface p-4 ring-1 ring-line"
        value={text}
      />
    </div>
  )
}
