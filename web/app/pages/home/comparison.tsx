import { home } from '#app/content/home.ts'

const columns = 'md:grid md:grid-cols-[11rem_1fr_1fr] gap-x-8'

export function Comparison() {
  const { comparison } = home
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className="text-3xl">
        {comparison.heading}
      </h2>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{comparison.intro}</p>
      <p aria-hidden="true" className={`mt-10 hidden pb-3 text-sm font-semibold ${columns}`}>
        <span />
        <span>{comparison.withoutHeading}</span>
        <span className="text-water">{comparison.withHeading}</span>
      </p>
      <ul className="mt-8 md:mt-0">
        {comparison.rows.map((row) => (
          <li key={row.topic} className={`space-y-3 border-t border-line py-5 md:space-y-0 ${columns}`}>
            <h3 className="text-lg leading-snug">{row.topic}</h3>
            <p className="text-ink-soft">
              <span className="mb-1 block text-xs font-semibold md:sr-only">{comparison.withoutHeading}</span>
              {row.without}
            </p>
            <p>
              <span className="mb-1 block text-xs font-semibold text-water md:sr-only">{comparison.withHeading}</span>
              {row.with}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
