import type { DocumentChange, DocumentUpdate } from '@limpid/prose'

/** Every question is answered, failures too; answers may come in parts, the last one says so. */
export interface AnalysisQuestion {
  id: number
  change: DocumentChange
}

export type AnalysisAnswer =
  | { id: number; last: boolean; update: DocumentUpdate }
  | { id: number; last: true; error: string }
