import { textToActive } from '@limpid/voice'
import { parseText } from '../frame/parse-text.server.ts'
import type { ConverterOutput } from './schema.ts'

export async function compute({ text }: { text: string }): Promise<ConverterOutput> {
  const { text: convertedText, sentences } = textToActive(text, await parseText(text))
  return { convertedText, notes: [...new Set(sentences.flatMap((sentence) => sentence.notes))] }
}
