import weightTable from '../../../data/ly-weights.json' with { type: 'json' }
import words from '../../../data/ly-words.json' with { type: 'json' }
import { flag } from '../../lexicon/flags.ts'
import type { TokenizedSentence } from '../../types.ts'
import { visitLyFeatures } from './ly-features.ts'

const notAdverbs = new Set(words.notAdverbs.split(' '))
export const mixedLyWords: ReadonlySet<string> = new Set(words.mixed.split(' '))
const weights = new Map(
  Object.entries(weightTable.weights).map(([group, values]) => [group, new Map(Object.entries(values))]),
)

/** Adverbs are made from adjectives, and most of those end in one of these; names such as "Donnelly" do not. */
const ADVERB_ENDING =
  /(?:[aiu]lly|ably|ibly|ingly|edly|ously|ively|ately|e?ntly|antly|arly|ctly|ghtly|eely|idly|hly|ckly|mely|vely|tely|rely|sely|dly|rtly|stly|ptly|only)$/

let sum = 0
const addWeight = (group: string, value: string): void => {
  sum += weights.get(group)?.get(value) ?? 0
}

function isCapitalised({ text, start, tokens }: TokenizedSentence, at: number): boolean {
  const code = text.charCodeAt(tokens[at]!.start - start)
  const second = text.charCodeAt(tokens[at]!.start - start + 1)
  return code >= 65 && code <= 90 && second >= 97
}

/** Whether the word at a position is an adverb in -ly: "quickly", and "early" where it is one, but not "family". */
export function isLyAdverb(sentence: TokenizedSentence, at: number): boolean {
  const { text, flags } = sentence.tokens[at]!.word
  if (!(flags & flag.ly)) return false
  const tail = text.slice(text.lastIndexOf('-') + 1)
  if (notAdverbs.has(tail)) return false
  if (mixedLyWords.has(tail)) {
    sum = weightTable.bias
    visitLyFeatures(sentence, at, addWeight)
    return sum > 0
  }
  return !(at > 0 && isCapitalised(sentence, at) && !ADVERB_ENDING.test(tail))
}

/** Positions of all adverbs in -ly, as a grammarian would count them. */
export function lyAdverbsIn(sentence: TokenizedSentence): number[] {
  const positions: number[] = []
  if (!(sentence.flags & flag.ly)) return positions
  for (let at = 0; at < sentence.tokens.length; at += 1) if (isLyAdverb(sentence, at)) positions.push(at)
  return positions
}
