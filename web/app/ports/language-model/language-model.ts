import type { z } from 'zod'

export interface WritingTask<Schema extends z.ZodType> {
  /** What to do and how, in our own words. */
  instructions: string
  /** The visitor's input, fenced: data, never instructions. */
  prompt: string
  /** The shape of the answer; field meanings in `.describe()`. */
  answer: Schema
  maxOutputTokens: number
  signal?: AbortSignal
}

/** A language model that the operator named. Every failure is a LanguageModelError. */
export interface LanguageModel {
  write<Schema extends z.ZodType>(task: WritingTask<Schema>): Promise<z.infer<Schema>>
}

export type FailureKind = 'busy' | 'timeout' | 'unavailable' | 'refused' | 'invalid' | 'aborted'

/** Holds the kind of failure only: neither the prompt nor the answer, so that it can be logged. */
export class LanguageModelError extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind) {
    super(`The language model failed: ${kind}`)
    this.name = 'LanguageModelError'
    this.kind = kind
  }
}
