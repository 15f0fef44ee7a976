import { toolMessages } from '#app/spec/free-tools.ts'
import type { ToolAnswer } from '#app/tools/run-tool.server.ts'
import { findEngine } from './engines.ts'
import { BodyTooLargeError, isJson } from './request-body.ts'
import type { ServerParts } from './server-parts.ts'

/** A POST to a tool, whatever carries it. */
export interface ToolPost {
  /** The last part of the address. */
  tool: string
  header: (name: string) => string | undefined
  /** Throws `BodyTooLargeError` rather than read on. */
  readBody: () => Promise<Uint8Array>
  client: string
  signal: () => AbortSignal
}

export interface JsonAnswer {
  status: number
  headers: Record<string, string>
  body: unknown
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Size and type, then the pipeline that every tool shares. Always answers JSON, never to be stored. */
export async function answerToolPost(post: ToolPost, runTool: ServerParts['runTool']): Promise<JsonAnswer> {
  const engine = findEngine(post.tool)
  if (!engine) return refuse(404, toolMessages.unknownTool)
  if (!isJson(post.header('content-type')) || post.header('content-encoding'))
    return refuse(415, 'Please send JSON, with the content type application/json.')
  let input: unknown
  try {
    input = JSON.parse(utf8.decode(await post.readBody()))
  } catch (error) {
    if (error instanceof BodyTooLargeError) return refuse(413, 'This is more than the tool can take.')
    return refuse(400, 'The body is not valid JSON.')
  }
  const { client, signal } = post
  const sentence = engine.sentenceGrant !== undefined && post.header('x-sentence-analysis') === 'true'
  return unstored(await runTool({ engine, input, client, sentence, signal }))
}

export function refuse(status: number, error: string): JsonAnswer {
  return { status, headers: { 'Cache-Control': 'no-store' }, body: { error } }
}

function unstored({ status, headers, body }: ToolAnswer): JsonAnswer {
  return { status, headers: { ...headers, 'Cache-Control': 'no-store' }, body }
}
