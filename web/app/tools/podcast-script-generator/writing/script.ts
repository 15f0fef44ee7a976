import { capitalizeFirst } from '@limpid/compose'
import type { Speaker } from '../reading/cast.ts'

export type ScriptLine = { heading: string } | { direction: string } | { speaker: Speaker; text: string }

/** A turn of speech out of the pieces that were found; undefined when there were none. */
export function says(speaker: Speaker, ...pieces: readonly (string | undefined)[]): ScriptLine | undefined {
  const text = pieces
    .filter(Boolean)
    .map((piece) => polished(piece!))
    .join(' ')
  return text ? { speaker, text } : undefined
}

export function written(lines: readonly ScriptLine[]): string {
  return lines
    .map((line) => {
      if ('heading' in line) return line.heading
      if ('direction' in line) return `(${line.direction}.)`
      return `${line.speaker.label}: ${line.text}`
    })
    .join('\n\n')
}

/** Joins what one speaker says in a row, so that each turn is one paragraph. */
export function inTurns(lines: readonly ScriptLine[]): ScriptLine[] {
  const turns: ScriptLine[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (last && 'text' in last && 'text' in line && last.speaker === line.speaker) {
      turns[turns.length - 1] = { speaker: line.speaker, text: `${last.text} ${line.text}` }
    } else turns.push(line)
  }
  return turns
}

export function wordCount(lines: readonly ScriptLine[]): number {
  return lines.length === 0 ? 0 : written(lines).split(/\s+/).length
}

function polished(piece: string): string {
  return capitalizeFirst(piece)
    .replace(/([?!]”)[.?!]/g, '$1')
    .replace(/^(\([^)]*\)) (\p{Ll})/u, (_, direction: string, letter: string) => `${direction} ${letter.toUpperCase()}`)
}
