import type { ReactNode } from 'react'

export interface FaqItem {
  question: string
  answer: string
}

/** Questions that open and close independently of each other, without a script. */
export function Faq({ items, heading = 'Questions and answers' }: { items: readonly FaqItem[]; heading?: ReactNode }) {
  return (
    <section aria-labelledby="faq" className="max-w-3xl">
      <h2 id="faq" className="mb-6 text-2xl">
        {heading}
      </h2>
      <div className="border-b border-line">
        {items.map((item) => (
          <details key={item.question} className="group border-t border-line">
            <summary className="flex items-baseline justify-between gap-6 py-4 font-semibold hover:text-water">
              <span>{item.question}</span>
              <span aria-hidden="true" className="font-serif text-xl leading-none text-water">
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">−</span>
              </span>
            </summary>
            <p className="max-w-text pb-5 text-ink-soft">{item.answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
