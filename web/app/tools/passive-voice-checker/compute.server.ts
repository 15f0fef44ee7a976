import { findPassives, textToActive } from '@limpid/voice'
import { parseText } from '../frame/parse-text.server.ts'
import { overallFeedback } from './overall-feedback.ts'
import type { PassiveInstance, PassiveOutput } from './schema.ts'

export async function compute({ text }: { text: string }): Promise<PassiveOutput> {
  const placed = await parseText(text)
  const { sentences } = textToActive(text, placed)
  const instances = placed.flatMap(({ tree, start }, index): PassiveInstance[] => {
    const rewritten = sentences[index]
    return findPassives(tree).map((passive) => ({
      passiveConstruction: passive.text,
      sentence: tree.text,
      type: passive.form,
      details: { hasAgent: passive.hasAgent },
      start: start + passive.start,
      end: start + passive.end,
      active: rewritten?.changed ? rewritten.text : null,
    }))
  })
  return { passiveVoices: { overallFeedback: overallFeedback(placed.length, instances), instances } }
}
