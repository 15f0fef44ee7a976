import { home } from '#app/content/home.ts'

export function Features() {
  const { features } = home
  const [editor, ...others] = features.categories
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-3xl">
        {features.heading}
      </h2>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{features.intro}</p>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <Feature feature={editor} />
        <div className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
          {others.map((feature) => (
            <Feature key={feature.id} feature={feature} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Feature({ feature }: { feature: (typeof home.features.categories)[number] }) {
  return (
    <div className="border-t-2 border-ink pt-4">
      <h3 className="text-xl">{feature.title}</h3>
      <p className="mt-2">{feature.text}</p>
      <ul className="mt-3 space-y-1 text-sm text-ink-soft">
        {feature.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
