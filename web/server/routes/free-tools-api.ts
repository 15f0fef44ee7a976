import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { toolMessages, usesPerWindow } from '#app/spec/free-tools.ts'
import { engines, findEngineForUsage } from '../engines.ts'
import { readBody } from '../request-body.ts'
import type { ServerParts } from '../server-parts.ts'
import { answerToolPost, type JsonAnswer, refuse } from '../tool-calls.ts'

type Env = { Bindings: HttpBindings }

/** POST /api/free-tools/{tool} and GET /api/free-tools/{tool}/usage. */
export function freeToolsApi({ clientOf, quota, runTool }: Pick<ServerParts, 'clientOf' | 'quota' | 'runTool'>) {
  const app = new Hono<Env>()

  app.post('/:tool', async (context) => {
    const post = {
      tool: context.req.param('tool'),
      header: (name: string) => context.req.header(name),
      readBody: () => readBody(context.req.raw),
      client: clientOf(context),
      signal: () => context.req.raw.signal,
    }
    return respond(context, await answerToolPost(post, runTool))
  })

  app.get('/:tool/usage', async (context) => {
    const engine = findEngineForUsage(context.req.param('tool'))
    if (!engine) return respond(context, refuse(404, toolMessages.unknownTool))
    const tool = engine.facts.usageKey
    const { remaining, resetAt } = await quota.read(`${tool}:${clientOf(context)}`)
    return context.json(
      { tool, limit: usesPerWindow, remaining, resetAt: resetAt === null ? null : new Date(resetAt).toISOString() },
      200,
      { 'Cache-Control': 'no-store' },
    )
  })

  app.all('/:tool', (context) => wrongMethod(context, 'POST'))
  app.all('/:tool/usage', (context) => wrongMethod(context, 'GET, HEAD'))
  return app
}

function wrongMethod(context: Context<Env>, allowed: string) {
  const name = context.req.param('tool') ?? ''
  const known = engines.some(({ facts }) => facts.apiPath === name || facts.usageKey === name)
  if (!known) return respond(context, refuse(404, toolMessages.unknownTool))
  context.header('Allow', allowed)
  return respond(context, refuse(405, `This address takes ${allowed} only.`))
}

function respond(context: Context<Env>, { status, headers, body }: JsonAnswer) {
  return context.json(body as object, status as ContentfulStatusCode, headers)
}
