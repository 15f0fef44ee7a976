import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Faq } from '#app/ui/faq.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import type { ToolCopy, ToolFacts } from '../define-tool.ts'
import { toolCrumbs } from './tool-meta.ts'

interface ToolPageProps {
  facts: ToolFacts
  content: { copy: ToolCopy; guide: string }
  /** The tool itself. */
  children: ReactNode
}

/** Everything around a tool: where we are, what it does, why, how, and what people ask. */
export function ToolPage({ facts, content: { copy, guide }, children }: ToolPageProps) {
  return (
    <Container className="pt-8 pb-24">
      <Breadcrumb crumbs={toolCrumbs(facts)} />
      <header className="mt-8 max-w-text">
        <h1 className="text-3xl">{copy.heading}</h1>
        <p className="mt-4 text-lg text-ink-soft">{copy.intro}</p>
      </header>
      <div className="mt-10">{children}</div>

      <div className="no-print mt-24 space-y-24">
        <Benefits {...copy.benefits} />
        <HowTo {...copy.howTo} />
        <LongText html={guide} />
        <CallToAction {...copy.callToAction} />
        <Faq items={copy.faq} />
      </div>
    </Container>
  )
}

function Benefits({ heading, items }: ToolCopy['benefits']) {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-4">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HowTo({ heading, steps }: ToolCopy['howTo']) {
  return (
    <section aria-labelledby="how-to" className="max-w-text">
      <h2 id="how-to" className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-6 space-y-4">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline gap-x-2">
            <span aria-hidden="true" className="font-serif text-xl text-water tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}

function CallToAction({ heading, text }: ToolCopy['callToAction']) {
  return (
    <section aria-labelledby="plans" className="rounded-lg bg-water-wash px-6 py-10 sm:px-12">
      <h2 id="plans" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-3 max-w-text text-ink-soft">{text}</p>
      <p className="mt-6">
        <ButtonLink href="/pricing">See the plans</ButtonLink>
      </p>
    </section>
  )
}
