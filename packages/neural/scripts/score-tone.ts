import { readFileSync } from 'node:fs'
import { loadToneModel, TONE_LABELS, type Tone } from '../src/index.ts'

/** Prints macro-F1 and micro-F1 of the shipped tones on a file of comments, and how honest their scores are. */
export async function scoreTone(path: string): Promise<void> {
  const rows = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [text = '', ids = ''] = line.split('\t')
      return { text, gold: new Set(ids.split(',').map(Number)) }
    })
  const model = await loadToneModel()
  await model.tones(['A comment to warm up with.'])
  const start = performance.now()
  const before = process.cpuUsage().user
  const found: Tone[][] = []
  for (const { text } of rows) found.push(...(await model.tones([text])))
  const elapsed = performance.now() - start
  const processor = (process.cpuUsage().user - before) / 1000

  const labels = TONE_LABELS.map((label, index) => {
    const mine = rows.map((_, row) => found[row]?.some((tone) => tone.label === label) ?? false)
    const gold = rows.map((row) => row.gold.has(index))
    const count = (list: boolean[]) => list.filter(Boolean).length
    return { label, hit: count(mine.map((is, row) => is && (gold[row] as boolean))), sum: count(mine) + count(gold) }
  })
  const each = labels.map(({ hit, sum }) => (2 * hit) / Math.max(1, sum))
  const total = labels.reduce((sum, { hit }) => sum + 2 * hit, 0) / labels.reduce((sum, label) => sum + label.sum, 0)
  console.log(`macro-F1 ${mean(each).toFixed(4)} micro-F1 ${total.toFixed(4)} on ${rows.length} comments`)
  console.log(labels.map(({ label }, index) => `${label} ${each[index]?.toFixed(2)}`).join(', '))
  console.log(`calibration error ${calibrationError(rows, found).toFixed(4)}`)
  console.log(
    `one comment at a time: ${(elapsed / rows.length).toFixed(2)} ms each, ${(processor / rows.length).toFixed(2)} ms of processor time`,
  )
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How far, on average, a shown score is from the share of readers who agree (in ten bins of equal width). */
function calibrationError(rows: { gold: Set<number> }[], found: Tone[][]): number {
  const shown = rows.flatMap(({ gold }, row) =>
    (found[row] ?? []).map(({ label, score }) => ({ score, agreed: gold.has(TONE_LABELS.indexOf(label)) })),
  )
  return Array.from({ length: 10 }, (_, bin) =>
    shown.filter(({ score }) => Math.min(9, Math.floor(score * 10)) === bin),
  )
    .filter((group) => group.length > 0)
    .reduce((sum, group) => {
      const gap = mean(group.map(({ score }) => score)) - mean(group.map(({ agreed }) => Number(agreed)))
      return sum + (Math.abs(gap) * group.length) / shown.length
    }, 0)
}
