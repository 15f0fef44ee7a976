import { ArrowDown, ArrowUp, Download } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { CountedWord } from './schema.ts'
import { type Column, firstOrder, orderAfter, sortWords } from './sort-words.ts'
import { wordsAsCsv } from './words-as-csv.ts'

const columns: readonly { column: Column; name: string }[] = [
  { column: 'word', name: 'Word' },
  { column: 'occurrence', name: 'Occurrence' },
  { column: 'percentage', name: 'Percentage' },
]

interface WordTableProps {
  words: readonly CountedWord[]
  filter: string
  onFilter: (filter: string) => void
}

/** Every word, to sort, filter and take away. */
export function WordTable({ words, filter, onFilter }: WordTableProps) {
  const id = useId()
  const [order, setOrder] = useState(firstOrder)
  const rows = useMemo(() => {
    const wanted = filter.trim().toLowerCase()
    return sortWords(wanted ? words.filter(({ word }) => word.includes(wanted)) : words, order)
  }, [words, filter, order])

  return (
    <section aria-labelledby={`${id}-heading`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-heading`} className="text-xl">
          All words
        </h2>
        <Button look="secondary" className="no-print" onClick={() => download(wordsAsCsv(rows))}>
          <Download aria-hidden size={16} />
          Download CSV
        </Button>
      </div>
      <label htmlFor={`${id}-filter`} className="sr-only">
        Filter the words
      </label>
      <input
        id={`${id}-filter`}
        type="search"
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
        placeholder="Filter the words…"
        autoComplete="off"
        className="no-print mt-3 min-h-11 w-full rounded-md bg-surface px-4 ring-1 ring-line-strong ring-inset placeholder:text-ink-soft"
      />
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {rows.length === words.length ? `${words.length} words` : `${rows.length} of ${words.length} words`}
      </p>
      <div className="mt-2 max-h-112 overflow-y-auto print:max-h-none">
        <table className="w-full border-collapse text-left tabular-nums">
          <thead className="sticky top-0 bg-paper">
            <tr>
              {columns.map(({ column, name }) => {
                const sorted = order.column === column
                const Arrow = order.descending ? ArrowDown : ArrowUp
                return (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={sorted ? (order.descending ? 'descending' : 'ascending') : undefined}
                    className={`border-b border-line-strong font-semibold ${column === 'word' ? '' : 'pl-3 text-right'}`}
                  >
                    <button
                      type="button"
                      onClick={() => setOrder(orderAfter(order, column))}
                      className="inline-flex min-h-11 cursor-pointer items-center gap-1 hover:text-water"
                    >
                      {name}
                      {sorted && <Arrow aria-hidden size={14} />}
                    </button>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ word, occurrence, percentage }) => (
              <tr key={word} className="border-b border-line">
                <th scope="row" className="max-w-48 py-1.5 font-normal break-words">
                  {word}
                </th>
                <td className="py-1.5 text-right">{occurrence}</td>
                <td className="py-1.5 text-right">{percentage.toFixed(2)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The mark at the front tells spreadsheets that the file is UTF-8. */
function download(csv: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  link.download = 'word-frequency.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}
