import { ArrowUpRight, Gauge } from 'lucide-react'
import { freeToolsIndex } from '#app/content/free-tools-index.ts'
import { type CatalogueEntry, catalogueWith } from '#app/tools/catalogue.ts'

const { categories, readabilityChecker } = freeToolsIndex
const cards = catalogueWith([{ ...readabilityChecker, category: 'analysis', Icon: Gauge }])

/** The tools by category, each with the way in. */
export function ToolGrid() {
  return (
    <div className="mt-14 space-y-14">
      {Object.entries(categories).map(([category, { name, text }]) => (
        <section key={category} aria-labelledby={`category-${category}`}>
          <h2 id={`category-${category}`} className="text-2xl">
            {name} <span className="text-ink-soft">{text}</span>
          </h2>
          <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {cards
              .filter((card) => card.category === category)
              .map((card) => (
                <ToolCard key={card.url} card={card} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ToolCard({ card: { name, description, category, url, Icon } }: { card: CatalogueEntry }) {
  return (
    <li
      data-category={category}
      className="group relative flex flex-col border-t border-line py-6 transition-colors duration-150 hover:border-water"
    >
      <Icon aria-hidden size={24} strokeWidth={1.6} className="text-water" />
      <h3 className="mt-3 text-xl">{name}</h3>
      <p className="mt-1.5 grow text-ink-soft">{description}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="mt-3 inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-water group-hover:underline after:absolute after:inset-0"
      >
        Try Now
        <span className="sr-only">: {name} (opens in a new tab)</span>
        <ArrowUpRight aria-hidden size={16} />
      </a>
    </li>
  )
}
