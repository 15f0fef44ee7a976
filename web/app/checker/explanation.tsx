import { checkerCopy } from '#app/content/checker.ts'
import { Container } from '#app/ui/container.tsx'
import { Faq } from '#app/ui/faq.tsx'
import { Mark } from '#app/ui/mark.tsx'

/** Useful on its own: what the checker does, what the colours and grades mean. */
export function Explanation() {
  return (
    <div id="how" className="border-t border-line bg-surface py-20 print:hidden">
      <Container className="space-y-20">
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-3">
          {checkerCopy.explanation.map((section) => (
            <section key={section.heading}>
              <h2 className="text-2xl">{section.heading}</h2>
              <div className="mt-4 space-y-4 text-ink-soft">
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ))}
        </div>
        <section aria-labelledby="colors">
          <h2 id="colors" className="text-2xl">
            {checkerCopy.colors.heading}
          </h2>
          <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
            {checkerCopy.colors.items.map((item) => (
              <div key={item.name} className="border-t border-line pt-4">
                <dt className="font-serif text-lg">
                  <Mark kind={item.kind}>{item.name}</Mark>
                </dt>
                <dd className="mt-2 text-ink-soft">{item.text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Faq items={checkerCopy.faq.items} heading={checkerCopy.faq.heading} />
        <p className="text-sm text-ink-soft">
          Limpid also has{' '}
          <a href="/free-tools" className="text-link">
            eleven free text tools
          </a>
          , a{' '}
          <a href="/blog" className="text-link">
            blog about clear writing
          </a>{' '}
          and a{' '}
          <a href="/privacy-policy" className="text-link">
            privacy policy
          </a>{' '}
          in plain words.
        </p>
      </Container>
    </div>
  )
}
