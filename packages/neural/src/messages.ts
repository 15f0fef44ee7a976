import type { Tree } from '@limpid/voice'
import type { Tone } from './tone-model.ts'

/** What the worker can be asked, by name: its input and its answer. */
export interface Questions {
  tones: { input: readonly string[]; answer: Tone[][] }
  parse: { input: readonly string[]; answer: Tree[] }
}

export type QuestionName = keyof Questions

export interface Question<Name extends QuestionName = QuestionName> {
  id: number
  name: Name
  input: Questions[Name]['input']
}

/** Every question gets one of these, a failed one too. */
export type Answer = { id: number; answer: Questions[QuestionName]['answer'] } | { id: number; error: string }
