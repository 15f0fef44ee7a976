import type { DocumentUpdate, Summary } from '@limpid/prose'
import type { HighlightToggle } from '#app/spec/checker.ts'
import { marksOf, type TextMark, toggleOf } from './marks.ts'
import { moveMarks, type TextChange } from './move-marks.ts'
import { firstToggles, setToggle, type Toggles } from './toggles.ts'

export interface CheckerState {
  summary: Summary | null
  toggles: Toggles
  /** Shows no marks at all, whatever the switches say. */
  marksHidden: boolean
  ignored: ReadonlySet<string>
  ignoredRules: ReadonlySet<string>
  analysisFailed: boolean
  grammarStatus: 'off' | 'loading' | 'on' | 'failed'
  /** How much of the grammar check has arrived, from 0 to 1. */
  grammarProgress: number
  grammarCount: number
  /** Counts up with every change of the marks, for those who list them. */
  version: number
}

type Repaint = (blockIds: readonly string[] | null) => void

/** What the page knows of the text: written by the analysis, read by the panels and by the painter. */
export interface CheckerStore {
  get(): CheckerState
  subscribe(listener: () => void): () => void
  /** The marks of one block that the switches and the visitor's choices leave. */
  marksIn(blockId: string): TextMark[]
  applyUpdate(update: DocumentUpdate): void
  /** Keeps a block's marks in place until the analysis of its new text arrives. */
  moveMarksIn(blockId: string, change: TextChange): void
  setGrammar(blockId: string, marks: TextMark[]): void
  setToggle(name: HighlightToggle, on: boolean): void
  setMarksHidden(hidden: boolean): void
  /** Leaves this wording alone for the rest of the visit, wherever it stands. */
  ignore(blockId: string, mark: TextMark): void
  /** Leaves a grammar rule alone for the rest of the visit. */
  ignoreRule(rule: string): void
  setText(blockId: string, text: string): void
  textOf(blockId: string, mark: TextMark): string
  setGrammarStatus(status: CheckerState['grammarStatus'], progress?: number): void
  failAnalysis(): void
  /** Called with the blocks whose marks may look different now; null means all of them. */
  onRepaint(listener: Repaint): () => void
}

const nowhere: readonly string[] = []

export function createCheckerStore(): CheckerStore {
  const style = new Map<string, TextMark[]>()
  const grammar = new Map<string, TextMark[]>()
  const texts = new Map<string, string>()
  const listeners = new Set<() => void>()
  const painters = new Set<Repaint>()
  let state: CheckerState = {
    summary: null,
    toggles: firstToggles,
    marksHidden: false,
    ignored: new Set(),
    ignoredRules: new Set(),
    analysisFailed: false,
    grammarStatus: 'off',
    grammarProgress: 0,
    grammarCount: 0,
    version: 0,
  }

  function change(part: Partial<CheckerState>, repaint: readonly string[] | null) {
    state = { ...state, ...part, version: state.version + 1 }
    for (const painter of painters) painter(repaint)
    for (const listener of listeners) listener()
  }

  let grammarCount = 0
  function replaceGrammar(blockId: string, marks: TextMark[] | null) {
    grammarCount += (marks?.length ?? 0) - (grammar.get(blockId)?.length ?? 0)
    if (marks) grammar.set(blockId, marks)
    else grammar.delete(blockId)
  }

  const textOf = (blockId: string, { start, end }: TextMark) => texts.get(blockId)?.slice(start, end) ?? ''
  const wording = (blockId: string, mark: TextMark) => `${mark.kind} ${textOf(blockId, mark).toLowerCase()}`
  const isShown = (blockId: string, mark: TextMark) =>
    state.toggles[toggleOf[mark.kind]] &&
    !(mark.rule && state.ignoredRules.has(mark.rule)) &&
    !(state.ignored.size > 0 && state.ignored.has(wording(blockId, mark)))

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
    marksIn(blockId) {
      if (state.marksHidden) return []
      const marks = [...(style.get(blockId) ?? []), ...(grammar.get(blockId) ?? [])]
      return marks.filter((mark) => isShown(blockId, mark))
    },
    applyUpdate({ blocks, removed, summary }) {
      for (const id of removed) {
        style.delete(id)
        replaceGrammar(id, null)
        texts.delete(id)
      }
      for (const block of blocks) style.set(block.id, marksOf(block))
      change(
        { summary, grammarCount, analysisFailed: false },
        blocks.map((block) => block.id),
      )
    },
    moveMarksIn(blockId, textChange) {
      const styleBefore = style.get(blockId)
      const grammarBefore = grammar.get(blockId)
      if (styleBefore) style.set(blockId, moveMarks(styleBefore, textChange))
      if (grammarBefore) replaceGrammar(blockId, moveMarks(grammarBefore, textChange))
    },
    setGrammar(blockId, marks) {
      replaceGrammar(blockId, marks)
      change({ grammarCount }, [blockId])
    },
    setToggle: (name, on) => change({ toggles: setToggle(state.toggles, name, on) }, null),
    setMarksHidden: (marksHidden) => change({ marksHidden }, null),
    ignore: (blockId, mark) => change({ ignored: new Set([...state.ignored, wording(blockId, mark)]) }, null),
    ignoreRule: (rule) => change({ ignoredRules: new Set([...state.ignoredRules, rule]) }, null),
    setText: (blockId, text) => texts.set(blockId, text),
    textOf,
    setGrammarStatus: (grammarStatus, grammarProgress = 0) => change({ grammarStatus, grammarProgress }, nowhere),
    failAnalysis: () => change({ analysisFailed: true }, nowhere),
  }
}
