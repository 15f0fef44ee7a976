export { tokenizeSentences } from './tokenize/sentences.ts'
export { tokenize } from './tokenize/words.ts'
export type * from './types.ts'
