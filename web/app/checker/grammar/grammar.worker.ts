import { type Lint, LocalLinter } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'
import type { TextMark } from '../state/marks.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import type { GrammarAnswer, GrammarQuestion } from './messages.ts'
import { utf16Positions } from './utf16-positions.ts'

const linter = new LocalLinter({ binary: slimBinary })
const post = (answer: GrammarAnswer) => self.postMessage(answer)
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

const ready = fetchWithProgress(slimBinary.url, (progress) => post({ kind: 'loading', progress }))
  .then(() => linter.setup())
  .then(
    () => post({ kind: 'ready' }),
    (error) => post({ kind: 'failed', blockId: null, message: reason(error) }),
  )

function toMark(lint: Lint, positionOf: (index: number) => number): TextMark {
  const span = lint.span()
  return {
    kind: 'grammar',
    start: positionOf(span.start),
    end: positionOf(span.end),
    message: lint.message(),
    replacements: lint.suggestions().map((suggestion) => suggestion.get_replacement_text()),
    rule: lint.lint_kind_pretty(),
  }
}

/** Readability has rules of its own in the checker; the grammar check leaves those alone. */
const leftToOthers = ['Readability', 'Style']

self.onmessage = async ({ data }: MessageEvent<GrammarQuestion>) => {
  await ready
  if (data.kind === 'accept-word') return linter.importWords([data.word])
  const { blockId, text } = data
  try {
    const lints = await linter.lint(text, { language: 'plaintext' })
    const positionOf = utf16Positions(text)
    const marks = lints
      .filter((lint) => !leftToOthers.includes(lint.lint_kind_pretty()))
      .map((lint) => toMark(lint, positionOf))
    post({ kind: 'linted', blockId, text, marks })
  } catch (error) {
    post({ kind: 'failed', blockId, message: reason(error) })
  }
}
