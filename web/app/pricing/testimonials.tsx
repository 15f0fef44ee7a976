import { testimonials } from '#app/content/testimonials.ts'

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials" className="text-3xl">
        {testimonials.heading}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {testimonials.voices.map((voice) => (
          <li key={voice.name}>
            <figure>
              <blockquote className="font-serif text-lg">“{voice.quote}”</blockquote>
              <figcaption className="mt-3 text-sm text-ink-soft">
                {voice.name}, {voice.role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-xs text-ink-soft">{testimonials.note}</p>
    </section>
  )
}
