import {
  createRepetitionGuard,
  flawsIn,
  type Random,
  readTopic,
  type Slots,
  type Topic,
  titleCase,
  writePattern,
} from '@limpid/compose'
import { titlesPerGroup } from '#app/spec/titles.ts'
import { byContentType, type ContentType } from './stock/by-content-type.ts'
import { stocksFor } from './stock/stocks-for.ts'
import type { TitleGroup } from './stock/title-stock.ts'
import { slotsFor } from './title-slots.ts'

export interface TitleRequest {
  keyword: string
  contentType: ContentType
}

export type Titles = Record<TitleGroup, string[]>

const PER_GROUP = 4
/** What a search result shows of a title before it is cut. */
const COMFORTABLE_LENGTH = 65
/** How many titles of each group speak of the medium; the rest speak of the topic. */
const FITTED_PER_GROUP: Record<TitleGroup, number> = { guides: 1, listicles: 1, questions: 1, others: 1 }

type Guard = ReturnType<typeof createRepetitionGuard>

/** Four titles in each group, every one with the keyword in it, for the kind of content asked for. */
export function generateTitles({ keyword, contentType }: TitleRequest, random: Random): Titles {
  const topic = readTopic(keyword)
  const guard = createRepetitionGuard({ openingWords: 3, overlap: 0.75 })
  const slots = slotsFor(topic)
  const write = (group: TitleGroup) => {
    const numbers = random.shuffle([5, 6, 7, 8, 9, 10, 11, 12])
    const patterns = random.shuffle(stocksFor(topic).flatMap((stock) => stock[group]))
    const candidates: string[] = []
    const add = (pattern: string) => {
      const filled = { ...slots, n: String(numbers[candidates.length % numbers.length]) }
      const text = pattern.includes('{t}')
        ? turn(pattern, patterns, filled, random)
        : writePattern(pattern, filled, random)
      if (text) candidates.push(tidy(text))
    }
    const fitted = random.shuffle(byContentType[contentType][group])
    for (const pattern of fitted.slice(0, FITTED_PER_GROUP[group])) add(pattern)
    for (const pattern of new Set(patterns)) add(pattern)
    for (const pattern of fitted) add(pattern)
    return choose(candidates, topic, guard)
  }
  return {
    guides: write('guides'),
    listicles: write('listicles'),
    questions: write('questions'),
    others: write('others'),
  }
}

/** Takes a title out of the stock and gives it the turn that its medium asks for. */
function turn(pattern: string, stock: string[], slots: Slots, random: Random): string | undefined {
  const title = stock.length > 0 ? writePattern(stock.shift()!, slots, random) : undefined
  return title && !/[()]/.test(title) ? writePattern(pattern, { ...slots, t: title }, random) : title
}

/** Titles of a comfortable length first; a long keyword takes the shortest there are. */
function choose(candidates: string[], topic: Topic, guard: Guard): string[] {
  const limit = Math.max(COMFORTABLE_LENGTH, topic.text.length + 18)
  const comfortable = candidates.filter((title) => title.length <= limit)
  const longer = candidates.filter((title) => title.length > limit).sort((one, other) => one.length - other.length)
  const inherited = flawsIn(topic.text).length
  const withoutKeyword = (title: string) => title.toLowerCase().replace(topic.text.toLowerCase(), '')
  const chosen: string[] = []
  for (const title of [...comfortable, ...longer]) {
    if (chosen.length === PER_GROUP) break
    if (flawsIn(title).length <= inherited && guard.admit(withoutKeyword(title))) chosen.push(title)
  }
  // A keyword that does not read as words makes all titles look alike; some titles are still better than none.
  const spare = [...comfortable, ...longer].filter((title) => !chosen.includes(title))
  return [...chosen, ...spare.slice(0, Math.max(0, titlesPerGroup.fewest - chosen.length))]
}

function tidy(text: string): string {
  return titleCase(text.replace(/\?”\?/g, '?”').replace(/\s+,/g, ','))
}
