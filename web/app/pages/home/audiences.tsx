import { home } from '#app/content/home.ts'

export function Audiences() {
  return (
    <section aria-labelledby="audiences">
      <h2 id="audiences" className="text-3xl">
        {home.audiences.heading}
      </h2>
      <dl className="mt-10 grid gap-x-12 sm:grid-cols-2">
        {home.audiences.groups.map((group) => (
          <div key={group.name} className="border-t border-line py-5">
            <dt className="font-serif text-lg font-medium">{group.name}</dt>
            <dd className="mt-1 text-ink-soft">
              {group.text}{' '}
              <a href={group.link.path} className="text-link whitespace-nowrap">
                {group.link.label}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
