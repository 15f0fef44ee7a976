import { BodyTooLargeError, isJson, readBody } from './request-body.ts'

type JsonBody = { value: unknown } | { status: 400 | 413 | 415; problem: string }

/** Reads a JSON body, or says in a sentence why it is none. */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  if (!isJson(request.headers.get('content-type')) || request.headers.has('content-encoding'))
    return { status: 415, problem: 'Please send JSON, with the content type application/json.' }
  try {
    const body = await readBody(request)
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) }
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { status: 413, problem: 'This is more than we can take.' }
    return { status: 400, problem: 'The body is not valid JSON.' }
  }
}

/** The fields of a JSON object; anything else has none. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
