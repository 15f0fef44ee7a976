import { loadToneModel, type ToneModel } from '@limpid/neural'
import type { ToneOutput } from './schema.ts'

let model: Promise<ToneModel> | undefined

export async function compute({ text }: { text: string }): Promise<ToneOutput> {
  model ??= loadToneModel()
  const [tones = []] = await (await model).tones([text])
  return { tones }
}
