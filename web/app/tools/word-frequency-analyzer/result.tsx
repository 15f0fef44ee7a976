import { useMemo, useState } from 'react'
import { frequencyChartWords, frequencyCloudWords } from '#app/spec/free-tools.ts'
import type { ResultProps } from '../frame/tool.tsx'
import { BarChart } from './bar-chart.tsx'
import { withoutCommonWords } from './common-words.ts'
import type { FrequencyOutput } from './schema.ts'
import { vocabularyDiversity } from './vocabulary-diversity.ts'
import { WordCloud } from './word-cloud.tsx'
import { WordTable } from './word-table.tsx'

export function FrequencyResult({ output, run }: ResultProps<FrequencyOutput>) {
  const [plain, setPlain] = useState(false)
  const [filter, setFilter] = useState('')
  const words = useMemo(
    () => (plain ? withoutCommonWords(output.wordFrequency) : output.wordFrequency),
    [plain, output.wordFrequency],
  )
  const stats = [
    { name: 'Total Words', value: output.totalWords.toLocaleString('en-US') },
    { name: 'Unique Words', value: output.uniqueWords.toLocaleString('en-US') },
    { name: 'Vocabulary Diversity', value: vocabularyDiversity(output) },
  ]
  return (
    <>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-3">
        {stats.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-serif text-3xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {output.totalWords > 0 && (
        <>
          <label className="no-print inline-flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              role="switch"
              aria-checked={plain}
              checked={plain}
              onChange={(event) => setPlain(event.target.checked)}
              className="size-5 accent-water"
            />
            <span>
              Leave out common words <span className="text-ink-soft">(“the”, “of”, “is”; the totals stay)</span>
            </span>
          </label>
          <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
            <BarChart words={words.slice(0, frequencyChartWords)} />
            <WordTable words={words} filter={filter} onFilter={setFilter} />
          </div>
          <WordCloud key={run} words={words.slice(0, frequencyCloudWords)} onChoose={setFilter} />
        </>
      )}
    </>
  )
}
