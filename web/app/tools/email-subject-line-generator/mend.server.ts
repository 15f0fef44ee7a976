import type { z } from 'zod'
import { subjectLineCharacters, subjectLineCount } from '#app/spec/subject-lines.ts'
import { usableLines } from '../frame/model-answers.ts'
import type { answer } from './prompt.server.ts'

/** Null when fewer than five lines are short enough and unlike each other. */
export function mendSubjectLines({ subjectLines }: z.infer<typeof answer>) {
  const kept = usableLines(subjectLines).filter((line) => line.length <= subjectLineCharacters)
  return kept.length < subjectLineCount ? null : { subjectLines: kept.slice(0, subjectLineCount) }
}
