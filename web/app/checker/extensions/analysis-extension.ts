import { CodeNode } from '@lexical/code-core'
import { ListItemNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import type { Block } from '@limpid/prose'
import {
  $getNodeByKey,
  defineExtension,
  type EditorState,
  HISTORIC_TAG,
  mergeRegister,
  type NodeKey,
  ParagraphNode,
  safeCast,
} from 'lexical'
import { $readBlock } from '../editor/blocks.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import { changeBetween } from '../state/move-marks.ts'

const blockClasses = [ParagraphNode, HeadingNode, ListItemNode, QuoteNode, CodeNode]

/** Someone who wants to know which blocks changed: the analysis, the grammar check. */
export interface BlockReader {
  send(changed: readonly Block[], removed: readonly string[]): void
}

/** Tells the readers which blocks changed, and nothing about the others. */
export const AnalysisExtension = defineExtension({
  name: 'limpid/analysis',
  config: safeCast<{ readers: readonly BlockReader[]; store: CheckerStore | null }>({ readers: [], store: null }),
  register(editor, { readers, store }) {
    const known = new Map<NodeKey, Block>()
    let removed: NodeKey[] = []

    const forget = blockClasses.map((blockClass) =>
      editor.registerMutationListener(blockClass, (mutations) => {
        for (const [key, mutation] of mutations) if (mutation === 'destroyed' && known.delete(key)) removed.push(key)
      }),
    )
    function report(keys: Iterable<NodeKey>, editorState: EditorState) {
      const changed: Block[] = []
      editorState.read(() => {
        for (const key of keys) {
          const block = $readBlock($getNodeByKey(key))
          const before = known.get(key)
          if (!block || (before?.text === block.text && before.kind === block.kind)) continue
          if (before) store?.moveMarksIn(key, changeBetween(before.text, block.text))
          known.set(key, block)
          store?.setText(key, block.text)
          changed.push(block)
        }
      })
      if (changed.length > 0 || removed.length > 0) for (const reader of readers) reader.send(changed, removed)
      removed = []
    }

    const follow = [
      // Undo and redo put a whole earlier state back and do not tell where it differs.
      editor.registerUpdateListener(({ dirtyElements, editorState, tags }) =>
        report(tags.has(HISTORIC_TAG) ? editorState._nodeMap.keys() : dirtyElements.keys(), editorState),
      ),
      editor.registerRootListener((root) => {
        const editorState = editor.getEditorState()
        if (root) report(editorState._nodeMap.keys(), editorState)
      }),
    ]
    return mergeRegister(...follow, ...forget)
  },
})
