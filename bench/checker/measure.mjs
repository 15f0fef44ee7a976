const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1]

async function metric({ devtools }, name) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find((entry) => entry.name === name).value
}

export async function heapMegabytes(stage) {
  await stage.devtools.send('HeapProfiler.collectGarbage')
  return (await metric(stage, 'JSHeapUsedSize')) / 1e6
}

/** Watches tasks and frames from inside the page until told to stop. */
function watch({ page }) {
  return page.evaluate(() => {
    const seen = { longTasks: [], longestFrame: 0 }
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longTasks.push(duration)
    })
    observer.observe({ entryTypes: ['longtask'] })
    let last = performance.now()
    const frame = (now) => {
      seen.longestFrame = Math.max(seen.longestFrame, now - last)
      last = now
      window.benchFrame = requestAnimationFrame(frame)
    }
    window.benchFrame = requestAnimationFrame(frame)
    window.benchStop = () => {
      observer.disconnect()
      cancelAnimationFrame(window.benchFrame)
      return seen
    }
  })
}

const figure = (name) =>
  `[...document.querySelectorAll('.checker-panel dt')].find((term) => term.textContent === '${name}')?.nextElementSibling.textContent.replaceAll(',', '')`

/** Replaces the whole text by pasting, and tells how long it took until the panel knew every word. */
export async function paste(stage, text) {
  const { page, analyses } = stage
  await page.locator('.checker-text').click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('Control+a')
  await watch(stage)
  const took = await page.evaluate(
    async ({ content, analyses, characters, figure }) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', content)
      const before = performance.now()
      document
        .querySelector('.checker-text')
        .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      const read = new Function(`return ${figure}`)
      const done = () =>
        analyses ? Number(read()) === characters : document.querySelectorAll('.checker-text > *').length > 1
      while (!done()) await new Promise((resolve) => setTimeout(resolve, 4))
      return performance.now() - before
    },
    { content: text, analyses, characters: text.replaceAll('\n', '').length, figure: figure('Characters') },
  )
  await wait(300)
  return { took, ...(await page.evaluate(() => window.benchStop())) }
}

/** Types in the middle of the text, one key at a time, with time to settle after each. */
export async function type(stage, keys, { readsPanel = false } = {}) {
  const { page } = stage
  await page.evaluate(() => {
    const blocks = document.querySelectorAll('.checker-text > *')
    const block = blocks[Math.floor(blocks.length / 2)]
    block.scrollIntoView({ block: 'center' })
    getSelection().collapse(block.querySelector('span')?.firstChild ?? block.firstChild, 3)
  })
  await wait(500)
  const work = []
  const delays = []
  await watch(stage)
  for (const key of keys) {
    if (readsPanel) await page.evaluate(waitForFigure, figure('Characters'))
    const before = await metric(stage, 'TaskDuration')
    await page.keyboard.press(key)
    await wait(120)
    work.push(((await metric(stage, 'TaskDuration')) - before) * 1000)
    if (readsPanel) delays.push(await page.evaluate(() => window.benchDelay))
  }
  return { work, delays, ...(await page.evaluate(() => window.benchStop())) }
}

/** Notes how long after the next key the panel shows one character more. */
function waitForFigure(figure) {
  const read = new Function(`return Number(${figure})`)
  const wanted = read() + 1
  window.benchDelay = Promise.withResolvers()
  const { resolve, promise } = window.benchDelay
  window.benchDelay = promise
  document.addEventListener(
    'keydown',
    () => {
      const start = performance.now()
      const observer = new MutationObserver(() => {
        if (read() !== wanted) return
        observer.disconnect()
        resolve(performance.now() - start)
      })
      observer.observe(document.querySelector('.checker-panel'), {
        subtree: true,
        childList: true,
        characterData: true,
      })
    },
    { once: true, capture: true },
  )
}
