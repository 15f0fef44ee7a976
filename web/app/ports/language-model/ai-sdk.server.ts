import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  type LanguageModel as SdkModel,
} from 'ai'
import type { z } from 'zod'
import { type LanguageModel, LanguageModelError, type WritingTask } from './language-model.ts'

export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic'
  model: string
  baseUrl?: string
  apiKey?: string
}

function connect({ provider, model, baseUrl, apiKey }: ModelSettings): SdkModel {
  if (provider === 'anthropic') return createAnthropic({ baseURL: baseUrl, apiKey })(model)
  return createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    apiKey,
    supportsStructuredOutputs: true,
  })(model)
}

/** One call, no second try: patience is the business of `resilient.ts`. */
export function createAiSdkModel(settings: ModelSettings): LanguageModel {
  const model = connect(settings)
  return {
    async write<Schema extends z.ZodType>(task: WritingTask<Schema>) {
      try {
        const { output } = await generateText({
          model,
          instructions: task.instructions,
          prompt: task.prompt,
          output: Output.object({ schema: task.answer }),
          maxOutputTokens: task.maxOutputTokens,
          abortSignal: task.signal,
          maxRetries: 0,
        })
        return output as z.infer<Schema>
      } catch (error) {
        throw new LanguageModelError(kindOf(error, task.signal))
      }
    },
  }
}

function kindOf(error: unknown, signal?: AbortSignal) {
  if (signal?.aborted)
    return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError' ? 'timeout' : 'aborted'
  if (NoObjectGeneratedError.isInstance(error)) return error.finishReason === 'content-filter' ? 'refused' : 'invalid'
  if (NoOutputGeneratedError.isInstance(error)) return 'invalid'
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 429) return 'busy'
    if (error.statusCode !== undefined && error.statusCode < 500 && error.statusCode >= 400) return 'refused'
    return error.statusCode !== undefined && error.statusCode < 300 ? 'invalid' : 'unavailable'
  }
  return 'unavailable'
}
