import { type Random, writePattern } from '@limpid/compose'

const PAIRS_TRIED = 200

/** Adds up to three closing sentences so that the whole has a length in the range; undefined when none fit. */
export function fillToLength(
  start: string,
  closings: readonly string[],
  shortest: number,
  longest: number,
  random: Random,
): string | undefined {
  if (start.length > longest || !opensDifferently(start)) return undefined
  const fits = (text: string) => text.length >= shortest && text.length <= longest && opensDifferently(text)
  if (fits(start)) return start
  const room = closings
    .map((closing) => writePattern(closing, {}, random)!)
    .filter((closing) => start.length + closing.length < longest)
  if (room.length === 0) return undefined
  const single = room.map((closing) => `${start} ${closing}`).filter(fits)
  const several: string[] = []
  for (let tried = 0; tried < PAIRS_TRIED && several.length < 4; tried++) {
    const text = `${start} ${random.sample(room, tried < PAIRS_TRIED / 2 ? 2 : 3).join(' ')}`
    if (fits(text)) several.push(text)
  }
  const fitting = several.length === 0 || (single.length > 0 && random.chance(0.2)) ? single : several
  return fitting.length > 0 ? random.pick(fitting) : undefined
}

/** “See … See …” sounds like a list of orders: no two sentences may begin with the same word. */
function opensDifferently(text: string): boolean {
  const openings = text.split(/(?<=[.?!]”?)\s/).map((sentence) => sentence.split(' ')[0]!.toLowerCase())
  return new Set(openings).size === openings.length
}
