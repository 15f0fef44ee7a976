// npm run bench:checker [-- a-text-file]: typing and pasting in the checker against the bare editor, in headless Chromium, in one run.
import { startServer } from '../lib/child.mjs'
import { heapMegabytes, paste, percentile, type } from './measure.mjs'
import { openStages } from './stage.mjs'
import { textOf } from './text.mjs'

const file = process.argv[2]
const sizes = (process.env.WORDS ?? '500,10000,50000,120000').split(',').map(Number)
const keys = 'the quick brown fox jumps over a lazy dog and on '.repeat(2).slice(0, Number(process.env.KEYS ?? 60))
const targets = { 10000: 100, 120000: 300 }

const server = await startServer(['web/build/app/main.js'])
process.on('exit', () => server.stop())
const stages = await openStages(server.url)
const show = (value, digits = 1) => value.toFixed(digits).padStart(8)
const pastes = []

for (const words of sizes) {
  const text = textOf(words, file)
  const results = {}
  for (const name of ['bare', 'ours']) {
    const stage = await stages[name]()
    const empty = await heapMegabytes(stage)
    const pasted = await paste(stage, text)
    const full = await heapMegabytes(stage)
    results[name] = { pasted, panel: stage.analyses && (await type(stage, [...keys], { readsPanel: true })) }
    if (stage.analyses) await stage.page.getByRole('button', { name: 'Close', exact: true }).click()
    Object.assign(results[name], await type(stage, [...keys]))
    await stage.page.locator('.checker-text').click({ position: { x: 5, y: 5 } })
    await stage.page.keyboard.press('Control+a')
    await stage.page.keyboard.press('Delete')
    await stage.page.waitForTimeout(1500)
    results[name].heap = { empty, full, cleared: await heapMegabytes(stage) }
    await stage.close()
  }
  const { bare, ours } = results
  const above = (run, share) => percentile(run.work, share) - percentile(bare.work, share)
  console.log(
    [
      `${String(words).padStart(7)} words`,
      `bare p95 ${show(percentile(bare.work, 0.95))} ms a key`,
      `ours above it ${show(above(ours, 0.95))} ms, median ${show(above(ours, 0.5))} (at most 8)`,
      `with the panel open ${show(above(ours.panel, 0.95))}, median ${show(above(ours.panel, 0.5))}`,
      `long tasks ${bare.longTasks.length} / ${ours.longTasks.length} / ${ours.panel.longTasks.length}`,
      `figures right after ${show(percentile(ours.panel.delays, 0.95))} ms${targets[words] ? ` (at most ${targets[words]})` : ''}`,
    ].join(' | '),
  )
  for (const [name, { pasted, heap }] of Object.entries(results))
    pastes.push(
      `${String(words).padStart(7)} words | ${name}: pasted in ${show(pasted.took, 0)} ms, longest task ${show(Math.max(0, ...pasted.longTasks), 0)} ms, longest frame ${show(pasted.longestFrame, 0)} ms | heap ${show(heap.empty)} → ${show(heap.full)} → cleared ${show(heap.cleared)} MB`,
    )
}
console.log(pastes.join('\n'))
await stages.close()
process.exit()
