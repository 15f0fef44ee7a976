import type { LanguageModel } from './language-model/language-model.ts'

/** The outside services that a tool's engine may use. */
export interface ToolPorts {
  /** Only where the operator named one; every tool works without it. */
  languageModel?: LanguageModel
  /** What a generator does when the language model fails; the operator's AI_FALLBACK. */
  withoutModel?: 'built-in' | 'error'
}
