import type { TextMark } from './marks.ts'

export interface TextChange {
  start: number
  removed: number
  inserted: number
}

/** The one stretch in which two texts differ. */
export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  let end = 0
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1
  return { start, removed: before.length - start - end, inserted: after.length - start - end }
}

/** Keeps marks on their words while the analysis of the new text is still under way. */
export function moveMarks(marks: readonly TextMark[], { start, removed, inserted }: TextChange): TextMark[] {
  const shift = inserted - removed
  return marks.flatMap((mark) => {
    if (mark.end <= start) return [mark]
    if (mark.start >= start + removed) return [{ ...mark, start: mark.start + shift, end: mark.end + shift }]
    if (mark.start <= start && mark.end >= start + removed) return [{ ...mark, end: mark.end + shift }]
    return []
  })
}
