import type { z } from 'zod'
import { titleGroups, titlesPerGroup } from '#app/spec/titles.ts'
import { usableLines } from '../frame/model-answers.ts'
import type { answer } from './prompt.server.ts'
import type { TitleOutput } from './schema.ts'

const longest = 110
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A title keeps most of the keyword's words; a model may turn "dogs" into "dog". */
function holdsKeyword(title: string, keyword: string) {
  const words = wordsOf(keyword).filter((word) => word.length > 2)
  const found = words.filter((word) => title.toLowerCase().includes(word.slice(0, Math.max(3, word.length - 2))))
  return words.length === 0 || found.length >= Math.ceil(words.length * 0.6)
}

/** Null when a group is left with too few titles of any use. */
export function mendTitles(written: z.infer<typeof answer>, keyword: string): TitleOutput | null {
  const used = new Set<string>()
  const titles: Partial<TitleOutput['titles']> = {}
  for (const group of titleGroups) {
    const kept = usableLines(written[group]).filter(
      (title) =>
        title.length <= longest &&
        holdsKeyword(title, keyword) &&
        (group !== 'questions' || title.endsWith('?')) &&
        (group !== 'listicles' || /\d/.test(title)) &&
        !used.has(title.toLowerCase()),
    )
    if (kept.length < titlesPerGroup.fewest) return null
    for (const title of kept) used.add(title.toLowerCase())
    titles[group] = kept.slice(0, titlesPerGroup.most)
  }
  return { titles: titles as TitleOutput['titles'] }
}
