import { type TitleGroupName, titleGroups, titleShownCharacters } from '#app/spec/titles.ts'
import { EditableText } from '../frame/editable-text.tsx'
import type { ResultProps } from '../frame/tool.tsx'
import type { TitleOutput } from './schema.ts'

const headings: Record<TitleGroupName, string> = {
  guides: 'Guides & How-To',
  listicles: 'Listicles',
  questions: 'Questions',
  others: 'Others',
}

export function TitleResult({ output, run }: ResultProps<TitleOutput>) {
  return (
    <div className="max-w-3xl space-y-10">
      {titleGroups.map((group) => (
        <section key={group} aria-labelledby={`titles-${group}`}>
          <h2 id={`titles-${group}`} className="text-xl">
            {headings[group]}
          </h2>
          <ul className="mt-3">
            {output.titles[group].map((title, index) => (
              <li key={`${run} ${title}`} className="border-t border-line py-2">
                <EditableText
                  text={title}
                  what={`${headings[group]} title ${index + 1}`}
                  copiedLabel="Copied"
                  time="short"
                  className="font-serif text-lg"
                  about={shownInSearch}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What a search result will show of it. */
function shownInSearch(title: string) {
  if (title.length <= titleShownCharacters) return `${title.length} characters, shown whole in search results`
  const cut = title.slice(0, titleShownCharacters).replace(/\s+\S*$/, '')
  return `${title.length} characters. In search results: “${cut} …”`
}
