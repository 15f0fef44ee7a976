import { sentenceBatchPauseMilliseconds, sentenceBatchSize } from '#app/spec/free-tools.ts'
import type { Tone, ToneOutput } from './schema.ts'

export interface SentenceTones {
  sentence: string
  tones: readonly Tone[]
}

const fallback: readonly Tone[] = [{ label: 'neutral', score: 1 }]
const pause = () => new Promise((resolve) => setTimeout(resolve, sentenceBatchPauseMilliseconds))

interface Options {
  /** Asks for one sentence; a failure makes it neutral. */
  ask: (sentence: string) => Promise<ToneOutput>
  /** Told after each batch about all sentences that are done. */
  onProgress: (done: SentenceTones[]) => void
  signal: AbortSignal
}

/** Five sentences at a time, with a pause between the batches. */
export async function analyseSentences(sentences: readonly string[], { ask, onProgress, signal }: Options) {
  const done: SentenceTones[] = []
  for (let start = 0; start < sentences.length; start += sentenceBatchSize) {
    if (start > 0) await pause()
    if (signal.aborted) return
    const batch = sentences.slice(start, start + sentenceBatchSize)
    const answers = await Promise.all(
      batch.map((sentence) =>
        ask(sentence).then(
          ({ tones }) => ({ sentence, tones }),
          () => ({ sentence, tones: fallback }),
        ),
      ),
    )
    done.push(...answers)
    if (!signal.aborted) onProgress([...done])
  }
}
