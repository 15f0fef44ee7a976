import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { DateText } from '#app/ui/date.tsx'
import { Faq } from '#app/ui/faq.tsx'
import { Logo, LogoMark } from '#app/ui/logo.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { Mark, type MarkKind, markNames } from '#app/ui/mark.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { Waterline } from '#app/ui/waterline.tsx'

/** Every part of ui/ on one page, for whoever works on it. Development only. */
export const handle = { hydrate: true }
export const meta = () => [{ title: 'Parts | Limpid' }, { name: 'robots', content: 'noindex' }]

const colors = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'water',
  'water-deep',
  'water-wash',
  'danger',
  'danger-wash',
  'success',
]
const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl']
const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Free Tools', path: '/free-tools' },
  { name: 'Here', path: '/dev/ui' },
]
const faq = [{ question: 'Does it open without a script?', answer: 'Yes, and each item on its own.' }]
const sample =
  '<h2>A heading</h2><p>Long reading in the serif face, with a <a href="/">link</a> and <code>code</code>.</p><dl class="example"><div class="example-row" data-part="before"><dt>Before</dt><dd>It was decided that a meeting should be held.</dd></div><div class="example-row" data-part="after"><dt>After</dt><dd>We will meet.</dd></div></dl>'

export default function Parts() {
  return (
    <Container className="space-y-14 py-12">
      <h1 className="text-3xl">Parts</h1>
      <Part name="Logo">
        <Logo /> <LogoMark className="size-10 text-water" />
      </Part>
      <Part name="Colors">
        {colors.map((color) => (
          <span key={color} className="text-xs">
            <span
              className="block size-14 rounded-md ring-1 ring-line"
              style={{ background: `var(--color-${color})` }}
            />
            {color}
          </span>
        ))}
      </Part>
      <Part name="Type">
        <div>
          {sizes.map((size) => (
            <p key={size} className={`font-serif ${size}`}>
              Clear water, {size}
            </p>
          ))}
        </div>
      </Part>
      <Part name="Buttons">
        {(['primary', 'secondary', 'quiet'] as const).map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <ButtonLink href="/">a link</ButtonLink>
      </Part>
      <Part name="Marks">
        {Object.entries(markNames).map(([kind, name]) => (
          <Mark key={kind} kind={kind as MarkKind}>
            {name}
          </Mark>
        ))}
      </Part>
      <Part name="Tooltip, breadcrumb, date">
        <Tooltip label="About this" text="Shown on hover, on focus and on tap." />
        <Breadcrumb crumbs={crumbs} />
        <DateText date="2026-11-15" />
      </Part>
      <Faq items={faq} heading="Faq" />
      <LongText html={sample} />
      <Waterline className="text-water-wash" />
    </Container>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-xl">{name}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  )
}
