import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { StoreAwayError } from '#app/ports/store-away-error.ts'
import { toolMessages } from '#app/spec/free-tools.ts'
import { fieldsOf, readJsonBody } from '../json-body.ts'

type Env = { Bindings: HttpBindings }

export interface Answer {
  status: ContentfulStatusCode
  body: object
  headers?: Record<string, string>
}

type Handle = (fields: Record<string, unknown>, context: Context<Env>) => Promise<Answer>

/** An address that takes a JSON object by POST and answers JSON that nobody stores; a refusal is `{ message }`. */
export function postJson(path: string, handle: Handle) {
  const app = new Hono<Env>()
  const answerWith = (context: Context<Env>, { status, body, headers }: Answer) =>
    context.json(body, status, { ...headers, 'Cache-Control': 'no-store' })

  app.post(path, async (context) => {
    const body = await readJsonBody(context.req.raw)
    if ('problem' in body) return answerWith(context, refusal(body.status, body.problem))
    return answerWith(context, await handle(fieldsOf(body.value), context).catch(restWithoutStore))
  })
  app.all(path, (context) =>
    answerWith(context, { ...refusal(405, 'This address takes POST only.'), headers: { Allow: 'POST' } }),
  )
  return app
}

export function refusal(status: ContentfulStatusCode, message: string): Answer {
  return { status, body: { message } }
}

/** Says how long to wait, in words and in the header that programs read. */
export function tooOften(message: string, waitMilliseconds: number): Answer {
  const minutes = Math.max(1, Math.ceil(waitMilliseconds / 60_000))
  return {
    ...refusal(429, `${message} Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`),
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMilliseconds / 1000))) },
  }
}

/** What counts for several servers is away for a moment: nothing was done, and the visitor may try again. */
function restWithoutStore(error: unknown): Answer {
  if (!(error instanceof StoreAwayError)) throw error
  return { ...refusal(503, toolMessages.busy), headers: { 'Retry-After': String(error.retryAfterSeconds) } }
}
