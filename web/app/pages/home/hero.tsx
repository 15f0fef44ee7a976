import { heroDemo } from '#app/content/hero-demo.ts'
import { home } from '#app/content/home.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { HeroDemo } from './hero-demo.tsx'

export function Hero() {
  const { hero, socialProof } = home
  return (
    <>
      <Container className="pt-14 pb-12 sm:pt-20">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.25fr_1fr] lg:items-end">
          <h1 className="max-w-[13ch] text-4xl">{hero.headline}</h1>
          <div>
            <p className="max-w-text text-lg text-ink-soft">{hero.subline}</p>
            <p className="mt-7 flex flex-wrap gap-3">
              <ButtonLink href={hero.primaryAction.path}>{hero.primaryAction.label}</ButtonLink>
              <ButtonLink look="secondary" href={hero.secondaryAction.path}>
                {hero.secondaryAction.label}
              </ButtonLink>
            </p>
            <p className="mt-4 text-sm text-ink-soft">{hero.note}</p>
          </div>
        </div>
      </Container>
      <HeroDemo demo={heroDemo} />
      <Container className="pt-12">
        <p className="max-w-text">
          <strong className="font-semibold">{socialProof.line}</strong>{' '}
          <span className="text-ink-soft">{socialProof.detail}</span>
        </p>
      </Container>
    </>
  )
}
