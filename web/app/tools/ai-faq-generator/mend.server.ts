import type { z } from 'zod'
import { hasLeftovers, tidyLine } from '../frame/model-answers.ts'
import type { answer } from './prompt.server.ts'

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Null when fewer questions than asked for are whole and unlike each other. */
export function mendFaqs({ faqs }: z.infer<typeof answer>, count: number) {
  const seen = new Set<string>()
  const kept = faqs.flatMap(({ question, answer }) => {
    const tidy = tidyLine(question).replace(/[.!]*\??$/, '?')
    const text = answer.trim()
    if (tidy === '?' || text === '' || seen.has(fold(tidy)) || hasLeftovers(`${tidy} ${text}`)) return []
    seen.add(fold(tidy))
    return [{ question: tidy, answer: text }]
  })
  return kept.length < count ? null : { faqs: kept.slice(0, count) }
}
