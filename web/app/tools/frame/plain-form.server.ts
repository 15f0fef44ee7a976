import { data, type RouterContextProvider } from 'react-router'
import { toolMessages } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'
import { runToolContext } from '../run-tool-context.ts'
import { type FormValues, firstProblem, valuesOf } from './form-values.ts'
import type { RequestState } from './use-tool-request.ts'

/** What a form post without scripts comes back with: the visitor's words and the state to show. */
export interface PostedForm<Output> {
  values: FormValues
  state: RequestState<Output>
}

interface Posted {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Answers a plain form post through the same pipeline as the API. */
export async function answerPlainForm<Output>(
  facts: ToolFacts,
  toInput: (values: FormValues) => unknown,
  { request, context }: Posted,
) {
  const values = valuesOf(await request.formData())
  const { status, headers, body } = await context.get(runToolContext)(facts.slug, toInput(values))
  const posted: PostedForm<Output> = { values, state: stateOf(facts, values, status, body) as RequestState<Output> }
  return data(posted, { status, headers })
}

function stateOf(facts: ToolFacts, values: FormValues, status: number, body: unknown): RequestState<unknown> {
  if (status === 200) return { phase: 'done', output: body, values, run: 0 }
  const { error } = body as { error: string }
  if (status === 429) return { phase: 'failed', problem: { message: toolMessages.limitReached(facts.noun) } }
  if (status === 400) return { phase: 'failed', problem: firstProblem(facts, values) ?? { message: error } }
  if (status === 422) return { phase: 'failed', problem: { message: facts.failure, reason: error } }
  return { phase: 'failed', problem: { message: facts.failure } }
}
