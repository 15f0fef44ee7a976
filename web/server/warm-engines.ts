import { setImmediate as breathe } from 'node:timers/promises'
import type { Engine } from '#app/tools/define-tool.ts'

/** Lets every engine answer its own example once, so that no visitor waits while word lists are read. */
export async function warmEngines(engines: Iterable<Engine>) {
  for (const engine of engines) {
    await breathe()
    const parsed = engine.input.safeParse(engine.example)
    if (!parsed.success) continue
    try {
      await engine.run(parsed.data, {}, { seed: 1, signal: AbortSignal.timeout(1000), compute: leftForLater })
    } catch {
      // What runs in threads starts with its first visitor.
    }
  }
}

function leftForLater(): never {
  throw new Error('Models are loaded when somebody asks for them.')
}
