import { ButtonLink } from '#app/ui/button.tsx'

/** Stands under a result, never before one. */
export function UpsellBanner() {
  return (
    <aside
      aria-label="The AI assistant"
      className="no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-water-wash px-6 py-5"
    >
      <p className="max-w-text">
        <strong className="block font-serif text-lg font-medium">Have the AI assistant beside your text</strong>
        <span className="text-ink-soft">
          Get the AI assistant inside the document editor: ask about a sentence, or let it mend the whole draft.
        </span>
      </p>
      <ButtonLink look="secondary" href="/pricing">
        See the plans
      </ButtonLink>
    </aside>
  )
}
