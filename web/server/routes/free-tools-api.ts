import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { usesPerWindow } from '#app/spec/free-tools.ts'
import { engines, findEngine, findEngineForUsage } from '../engines.ts'
import { BodyTooLargeError, readBody } from '../request-body.ts'
import type { ServerParts } from '../server-parts.ts'

type Env = { Bindings: HttpBindings }

const noStore = { 'Cache-Control': 'no-store' }

/** POST /api/free-tools/{tool} and GET /api/free-tools/{tool}/usage. */
export function freeToolsApi({ clientOf, quota, runTool }: Pick<ServerParts, 'clientOf' | 'quota' | 'runTool'>) {
  const app = new Hono<Env>()

  app.post('/:tool', async (context) => {
    const engine = findEngine(context.req.param('tool'))
    if (!engine) return refuse(context, 404, 'There is no such tool.')
    if (!isJson(context.req.header('content-type')) || context.req.header('content-encoding'))
      return refuse(context, 415, 'Please send JSON, with the content type application/json.')
    let input: unknown
    try {
      const body = await readBody(context.req.raw)
      input = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    } catch (error) {
      if (error instanceof BodyTooLargeError) return refuse(context, 413, 'This is more than the tool can take.')
      return refuse(context, 400, 'The body is not valid JSON.')
    }
    const answer = await runTool({
      engine,
      input,
      client: clientOf(context),
      sentence: engine.sentenceGrant !== undefined && context.req.header('x-sentence-analysis') === 'true',
      signal: () => context.req.raw.signal,
    })
    return context.json(answer.body as object, answer.status as ContentfulStatusCode, { ...answer.headers, ...noStore })
  })

  app.get('/:tool/usage', async (context) => {
    const engine = findEngineForUsage(context.req.param('tool'))
    if (!engine) return refuse(context, 404, 'There is no such tool.')
    const tool = engine.facts.usageKey
    const { remaining, resetAt } = await quota.read(`${tool}:${clientOf(context)}`)
    return context.json(
      { tool, limit: usesPerWindow, remaining, resetAt: resetAt === null ? null : new Date(resetAt).toISOString() },
      200,
      noStore,
    )
  })

  app.all('/:tool', (context) => wrongMethod(context, 'POST'))
  app.all('/:tool/usage', (context) => wrongMethod(context, 'GET, HEAD'))

  function wrongMethod(context: Context<Env>, allowed: string) {
    const name = context.req.param('tool') ?? ''
    const known = engines.some(({ facts }) => facts.apiPath === name || facts.usageKey === name)
    if (!known) return refuse(context, 404, 'There is no such tool.')
    context.header('Allow', allowed)
    return refuse(context, 405, `This address takes ${allowed} only.`)
  }
  return app
}

function isJson(contentType: string | undefined) {
  return /^application\/json\s*(;|$)/i.test(contentType?.trim() ?? '')
}

function refuse(context: Context, status: ContentfulStatusCode, error: string) {
  return context.json({ error }, status, noStore)
}
