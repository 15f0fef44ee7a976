import type { Summary } from '@limpid/prose'
import { useState } from 'react'
import type { CheckerStore } from '../state/checker-store.ts'
import { useChecked } from '../state/use-checked.ts'
import { showOneDigit, showWhole } from './show-number.ts'

export function duration(seconds: number) {
  if (seconds < 60) return `${Math.round(seconds)} sec`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

const countRows = ({ counts, readingSeconds, speakingSeconds }: Summary) =>
  [
    ['Words', showWhole(counts.words)],
    ['Characters', showWhole(counts.characters)],
    ['Sentences', showWhole(counts.sentences)],
    ['Paragraphs', showWhole(counts.paragraphs)],
    ['Reading time', duration(readingSeconds)],
    ['Speaking time', duration(speakingSeconds)],
  ] as const

const formulaRows = ({ formulas }: Summary) =>
  (
    [
      ['Flesch Reading Ease', formulas.fleschReadingEase],
      ['Flesch-Kincaid Grade', formulas.fleschKincaidGrade],
      ['Automated Readability Index', formulas.automatedReadabilityIndex],
      ['Coleman-Liau Index', formulas.colemanLiauIndex],
      ['SMOG Index', formulas.smogIndex],
      ['Gunning Fog', formulas.gunningFog],
      ['Dale-Chall', formulas.daleChall],
      ['Linsear Write', formulas.linsearWrite],
    ] as const
  ).map(([name, value]) => [name, showOneDigit(value)] as const)

export function Figures({ store }: { store: CheckerStore }) {
  const [open, setOpen] = useState(false)
  const counts = useChecked(store, ({ summary }) => (summary ? countRows(summary) : []))
  const formulas = useChecked(store, ({ summary }) => (summary && open ? formulaRows(summary) : []))
  return (
    <section aria-labelledby="figures" className="border-b border-line pb-6">
      <h2 id="figures" className="text-xl">
        Figures
      </h2>
      <Rows rows={counts} />
      <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="py-2 text-sm font-semibold text-water">The classic formulas</summary>
        <Rows rows={formulas} />
      </details>
    </section>
  )
}

function Rows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="mt-2 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between py-1">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
