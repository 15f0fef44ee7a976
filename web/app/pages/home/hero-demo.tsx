import type { heroDemo } from '#app/content/hero-demo.ts'
import { Container } from '#app/ui/container.tsx'
import { Mark, type MarkKind, markNames } from '#app/ui/mark.tsx'

/** Above the surface the notice as it was, ruffled and marked; below it the same notice, clear. */
export function HeroDemo({ demo }: { demo: typeof heroDemo }) {
  const kinds = [...new Set(demo.muddled.map((segment) => segment.kind))].filter((kind) => kind !== 'plain')
  return (
    <figure className="hero-demo">
      <div className="border-t border-line bg-surface">
        <Container className="grid gap-x-16 gap-y-6 pt-10 pb-14 lg:grid-cols-[1fr_14rem]">
          <div className="max-w-3xl">
            <p className="text-sm text-ink-soft">{demo.source}</p>
            <p className="hero-ruffled mt-3 font-serif text-xl leading-relaxed">
              {demo.muddled.map((segment) =>
                segment.kind === 'plain' ? (
                  segment.text
                ) : (
                  <Mark key={segment.text} kind={segment.kind}>
                    {segment.text}
                  </Mark>
                ),
              )}
            </p>
          </div>
          <ul
            aria-label="What the checker marked"
            className="flex flex-wrap gap-x-5 gap-y-2 self-end text-sm lg:block lg:space-y-2"
          >
            {kinds.map((kind) => (
              <li key={kind}>
                <Mark kind={kind as MarkKind}>{markNames[kind as MarkKind]}</Mark>
              </li>
            ))}
          </ul>
        </Container>
      </div>
      <div className="hero-water">
        <svg viewBox="0 0 2880 40" preserveAspectRatio="none" aria-hidden="true" className="hero-surface">
          <path d="M0 22c60-20 120-20 180 0s120 20 180 0 120-20 180 0 120 20 180 0 120-20 180 0 120 20 180 0 120-20 180 0 120 20 180 0 120-20 180 0 120 20 180 0 120-20 180 0 120 20 180 0 120-20 180 0 120 20 180 0 120-20 180 0 120 20 180 0v18H0Z" />
        </svg>
        <Container className="pt-10 pb-14">
          <p className="max-w-3xl font-serif text-2xl leading-snug">{demo.clear}</p>
          <figcaption className="mt-6 text-sm">{demo.caption}</figcaption>
        </Container>
      </div>
      <svg aria-hidden="true" className="absolute size-0">
        <filter id="ruffle" x="-2%" y="-5%" width="104%" height="110%">
          <feTurbulence type="turbulence" baseFrequency="0.011 0.07" numOctaves="2" seed="4" />
          <feDisplacementMap in="SourceGraphic" scale="3.5" xChannelSelector="R" yChannelSelector="G" />
        </filter>
      </svg>
    </figure>
  )
}
