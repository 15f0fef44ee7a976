import { CannotWriteError, createRandom, type Random } from '@limpid/compose'
import type { z } from 'zod'
import { LanguageModelError, type WritingTask } from '#app/ports/language-model/language-model.ts'
import type { ToolPorts } from '#app/ports/tool-ports.ts'
import type { EngineContext } from '../define-tool.ts'
import { BusyError, RefusedInputError } from '../engine-errors.ts'

interface Writing<Schema extends z.ZodType, Output> {
  task: Omit<WritingTask<Schema>, 'signal'>
  /** Checks a model's answer and repairs what can be repaired; null when it is of no use. */
  mend: (answer: z.infer<Schema>) => Output | null
  /** Needs no model and no network. */
  builtIn: (random: Random) => Output
}

/** Two minds, one answer: the operator's language model where there is one, else, and when it fails, our own writing. */
export async function writeText<Schema extends z.ZodType, Output>(
  { languageModel, withoutModel = 'built-in' }: ToolPorts,
  { signal, seed }: EngineContext,
  { task, mend, builtIn }: Writing<Schema, Output>,
): Promise<Output> {
  if (languageModel) {
    const answer = await languageModel.write({ ...task, signal }).catch((error: unknown) => {
      if (error instanceof LanguageModelError && error.kind !== 'aborted') return null
      throw error
    })
    const mended = answer === null ? null : mend(answer)
    if (mended !== null) return mended
    if (withoutModel === 'error') throw new BusyError('The language model gave no usable answer.')
  }
  try {
    return builtIn(createRandom(seed))
  } catch (error) {
    throw error instanceof CannotWriteError ? new RefusedInputError(error.message) : error
  }
}
