import { LanguageModelError } from '#app/ports/language-model/language-model.ts'
import { defineEngine } from '../define-tool.ts'
import { example } from './example.ts'
import { facts } from './facts.ts'
import { keepsFacts } from './keeps-facts.ts'
import { answer, instructions, promptFor } from './prompt.server.ts'
import { type ConverterOutput, input, output } from './schema.ts'

export const engine = defineEngine({
  facts,
  input,
  output,
  example,
  timeoutMilliseconds: 45_000,
  async run(request, { languageModel }, context) {
    const own = await context.compute<ConverterOutput>(request)
    if (!languageModel || own.convertedText === request.text) return own
    const task = { instructions, prompt: promptFor(request), answer, maxOutputTokens: 500, signal: context.signal }
    const written = await languageModel.write(task).catch((error: unknown) => {
      if (error instanceof LanguageModelError && error.kind !== 'aborted') return null
      throw error
    })
    const usable = written !== null && keepsFacts(request.text, written.convertedText)
    return usable ? { convertedText: written.convertedText, notes: [] } : own
  },
})
