import type { InferenceSession } from 'onnxruntime-node'
import calibration from '../models/tone.json' with { type: 'json' }
import { batchesByLength } from './batches.ts'
import { loadWordPieces, openSession, padded } from './session.ts'
import type { ToneLabel } from './tone-labels.ts'
import { readingWindows, type Window } from './tone-windows.ts'

export interface Tone {
  label: ToneLabel
  /** How likely a reader is to name this tone, from 0 to 1. */
  score: number
}

export interface ToneModel {
  /** For each text its tones, best first: those over their label's threshold, at most five and never none. */
  tones(texts: readonly string[]): Promise<Tone[][]>
  /** For each text the scores of all labels, in the order of `TONE_LABELS`. */
  scores(texts: readonly string[]): Promise<number[][]>
}

const MOST_TONES = 5

export async function loadToneModel(): Promise<ToneModel> {
  const session = await openSession('tone.onnx')
  const pieces = loadWordPieces()
  const scores = async (texts: readonly string[]) => {
    const windows = texts.flatMap((text, owner) => readingWindows(text, pieces).map((window) => ({ ...window, owner })))
    const read = new Array<number[]>(windows.length)
    for (const batch of batchesByLength(windows.map(({ ids }) => ids.length))) {
      const found = await readLogits(
        session,
        batch.map((index) => windows[index] as Window),
      )
      batch.forEach((index, row) => {
        read[index] = calibrated(found[row] as Float32Array)
      })
    }
    return texts.map((_, owner) => {
      const mine = windows.flatMap((window, index) =>
        window.owner === owner ? [{ weight: window.ids.length, scores: read[index] as number[] }] : [],
      )
      return pooled(mine)
    })
  }
  return { scores, tones: async (texts) => (await scores(texts)).map(namedTones) }
}

/** The model's raw scores for each window. */
export async function readLogits(session: InferenceSession, windows: readonly Window[]): Promise<Float32Array[]> {
  const output = await session.run({
    pieces: padded(windows.map(({ ids }) => ids)),
    cases: padded(windows.map(({ cases }) => cases)),
    mask: padded(windows.map(({ ids }) => ids.map(() => 1))),
  })
  const logits = output.tones?.data as Float32Array
  return windows.map((_, row) => logits.slice(row * calibration.length, (row + 1) * calibration.length))
}

function calibrated(logits: Float32Array): number[] {
  return calibration.map(
    ({ slope, offset }, label) => 1 / (1 + Math.exp(-(slope * (logits[label] as number) + offset))),
  )
}

/**
 * The scores of a long text from those of its windows, wherever they stand: the root of the mean square, so that a tone
 * which fills one paragraph of ten still shows, and one that fills them all keeps its score.
 */
function pooled(windows: readonly { weight: number; scores: number[] }[]): number[] {
  const total = windows.reduce((sum, { weight }) => sum + weight, 0)
  return calibration.map((_, label) => {
    const squares = windows.reduce((sum, { weight, scores }) => sum + weight * (scores[label] as number) ** 2, 0)
    return Math.sqrt(squares / total)
  })
}

function namedTones(scores: readonly number[]): Tone[] {
  const all = calibration.map(({ label, threshold }, index) => {
    const score = scores[index] as number
    return { label: label as ToneLabel, score, margin: score / threshold }
  })
  const clear = all.filter(({ margin }) => margin > 1).sort((a, b) => b.score - a.score)
  const nearest = all.reduce((best, tone) => (tone.margin > best.margin ? tone : best))
  return (clear.length > 0 ? clear : [nearest]).slice(0, MOST_TONES).map(({ label, score }) => ({ label, score }))
}
