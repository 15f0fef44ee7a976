import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { defineExtension } from 'lexical'

const mergeWithinMilliseconds = 300

export const HistoryExtension = defineExtension({
  name: 'limpid/history',
  register: (editor) => registerHistory(editor, createEmptyHistoryState(), mergeWithinMilliseconds),
})
