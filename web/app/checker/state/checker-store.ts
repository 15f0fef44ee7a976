import type { DocumentUpdate, Summary } from '@limpid/prose'
import type { HighlightToggle } from '#app/spec/checker.ts'
import { marksOf, type TextMark, toggleOf } from './marks.ts'
import { moveMarks, type TextChange } from './move-marks.ts'
import { allOn, setToggle, type Toggles } from './toggles.ts'

export interface CheckerState {
  summary: Summary | null
  toggles: Toggles
  /** Shows no marks at all, whatever the switches say. */
  marksHidden: boolean
  ignored: ReadonlySet<string>
  analysisFailed: boolean
  grammarStatus: 'off' | 'loading' | 'on' | 'failed'
  /** Counts up with every change of the marks, for those who list them. */
  version: number
}

/** What the page knows of the text: written by the analysis, read by the panels and by the painter. */
export interface CheckerStore {
  get(): CheckerState
  subscribe(listener: () => void): () => void
  /** The marks of one block that the switches and the visitor's choices leave. */
  marksIn(blockId: string): TextMark[]
  blockIds(): Iterable<string>
  applyUpdate(update: DocumentUpdate): void
  /** Keeps a block's marks in place until the analysis of its new text arrives. */
  moveMarksIn(blockId: string, change: TextChange): void
  setGrammar(blockId: string, marks: TextMark[]): void
  setToggle(name: HighlightToggle, on: boolean): void
  setMarksHidden(hidden: boolean): void
  /** Leaves this wording alone for the rest of the visit, wherever it stands. */
  ignore(blockId: string, mark: TextMark): void
  setText(blockId: string, text: string): void
  textOf(blockId: string, mark: TextMark): string
  setGrammarStatus(status: CheckerState['grammarStatus']): void
  failAnalysis(): void
  /** Called with the blocks whose marks may look different now; null for all of them. */
  onRepaint(listener: (blockIds: readonly string[] | null) => void): () => void
}

export function createCheckerStore(): CheckerStore {
  const style = new Map<string, TextMark[]>()
  const grammar = new Map<string, TextMark[]>()
  const texts = new Map<string, string>()
  const listeners = new Set<() => void>()
  const painters = new Set<(blockIds: readonly string[] | null) => void>()
  let state: CheckerState = {
    summary: null,
    toggles: allOn,
    marksHidden: false,
    ignored: new Set(),
    analysisFailed: false,
    grammarStatus: 'off',
    version: 0,
  }

  function change(part: Partial<CheckerState>, repaint: readonly string[] | null) {
    state = { ...state, ...part, version: state.version + 1 }
    for (const painter of painters) painter(repaint)
    for (const listener of listeners) listener()
  }

  const textOf = (blockId: string, { start, end }: TextMark) => texts.get(blockId)?.slice(start, end) ?? ''
  const wording = (blockId: string, mark: TextMark) => `${mark.kind} ${textOf(blockId, mark).toLowerCase()}`

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onRepaint(listener) {
      painters.add(listener)
      return () => painters.delete(listener)
    },
    blockIds: () => style.keys(),
    marksIn(blockId) {
      if (state.marksHidden) return []
      const marks = [...(style.get(blockId) ?? []), ...(grammar.get(blockId) ?? [])]
      return marks.filter((mark) => state.toggles[toggleOf[mark.kind]] && !state.ignored.has(wording(blockId, mark)))
    },
    applyUpdate({ blocks, removed, summary }) {
      for (const id of removed) {
        style.delete(id)
        grammar.delete(id)
        texts.delete(id)
      }
      for (const block of blocks) style.set(block.id, marksOf(block))
      change(
        { summary, analysisFailed: false },
        blocks.map((block) => block.id),
      )
    },
    moveMarksIn(blockId, textChange) {
      for (const marks of [style, grammar]) {
        const before = marks.get(blockId)
        if (before) marks.set(blockId, moveMarks(before, textChange))
      }
    },
    setGrammar(blockId, marks) {
      grammar.set(blockId, marks)
      change({}, [blockId])
    },
    setToggle: (name, on) => change({ toggles: setToggle(state.toggles, name, on) }, null),
    setMarksHidden: (marksHidden) => change({ marksHidden }, null),
    ignore: (blockId, mark) => change({ ignored: new Set([...state.ignored, wording(blockId, mark)]) }, null),
    setText: (blockId, text) => texts.set(blockId, text),
    textOf,
    setGrammarStatus: (grammarStatus) => change({ grammarStatus }, []),
    failAnalysis: () => change({ analysisFailed: true }, []),
  }
}
