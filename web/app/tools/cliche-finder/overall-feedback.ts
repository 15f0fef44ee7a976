import { splitWords } from '@limpid/prose'
import type { FoundCliche } from './schema.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** From so many clichés in a hundred words readers notice little else. */
const crowded = 4

/** Says how much the clichés weigh on this text and where to begin. */
export function overallFeedback(text: string, cliches: readonly FoundCliche[]) {
  const words = splitWords(text).length
  if (cliches.length === 0)
    return words < 20
      ? 'Nothing worn out here, though a text this short gives little to go by.'
      : 'Nothing worn out here: your phrases are your own.'
  const worst = cliches.reduce((most, next) => (next.severity > most.severity ? next : most))
  const count = `${numbers[cliches.length] ?? cliches.length} ${cliches.length === 1 ? 'cliché' : 'clichés'}`
  const opening = `We found ${count} in ${words} words.`
  if (cliches.length === 1) return `${opening} ${adviceForOne(worst)}`
  const density = (cliches.length / words) * 100
  const weight =
    density >= crowded
      ? 'That is a lot: the worn phrases outshout what you have to say.'
      : 'The rest reads as your own, so a few swaps will do.'
  return `${opening} ${weight} Begin with “${worst.original}”, the most worn of them.`
}

function adviceForOne({ severity }: FoundCliche) {
  if (severity >= 4) return 'It is very worn: replace it, or cut it and see whether anything is missing.'
  if (severity === 3) return 'Readers have met it often. A plain word does the same work.'
  return 'It is only a little worn. Keep it if it sounds like you.'
}
