import { home } from '#app/content/home.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'

export function FinalCall() {
  const { finalCall } = home
  return (
    <section aria-labelledby="final-call" className="-mb-24 bg-water-wash">
      <Container className="py-20">
        <h2 id="final-call" className="text-4xl">
          {finalCall.headline}
        </h2>
        <p className="mt-5 max-w-text text-lg">{finalCall.text}</p>
        <p className="mt-8 flex flex-wrap items-center gap-3">
          <ButtonLink href={finalCall.primaryAction.path}>{finalCall.primaryAction.label}</ButtonLink>
          <ButtonLink look="secondary" href={finalCall.secondaryAction.path}>
            {finalCall.secondaryAction.label}
          </ButtonLink>
          <ButtonLink look="quiet" href={finalCall.tertiaryAction.path}>
            {finalCall.tertiaryAction.label}
          </ButtonLink>
        </p>
      </Container>
    </section>
  )
}
