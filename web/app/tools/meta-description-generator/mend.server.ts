import type { z } from 'zod'
import { metaDescriptionCharacters } from '#app/spec/meta-descriptions.ts'
import { usableLines } from '../frame/model-answers.ts'
import type { answer } from './prompt.server.ts'

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Null when too few descriptions have the right length and all the keywords. */
export function mendDescriptions({ descriptions }: z.infer<typeof answer>, keywords: string, count: number) {
  const wanted = keywords
    .split(',')
    .map(fold)
    .filter((keyword) => keyword.trim() !== '')
  const { fewest, most } = metaDescriptionCharacters
  const kept = usableLines(descriptions).filter(
    (text) =>
      text.length >= fewest && text.length <= most && wanted.every((keyword) => fold(text).includes(keyword.trim())),
  )
  return kept.length < count ? null : { descriptions: kept.slice(0, count) }
}
