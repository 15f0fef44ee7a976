import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { runToolContext } from '#app/tools/run-tool-context.ts'
import { engines } from '../engines.ts'
import { BodyTooLargeError, readBody } from '../request-body.ts'
import type { ServerParts } from '../server-parts.ts'

/** A tool's form, posted without scripts: the same pipeline, answered with the page. */
export function freeToolsPages({ clientOf, runTool, renderPage }: ServerParts) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.on('POST', ['/:slug', '/:slug/'], async (context, next) => {
    const engine = engines.find(({ facts }) => facts.slug === context.req.param('slug'))
    if (!engine || !renderPage) return next()
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('content-type') ?? ''))
      return context.json({ error: 'This page takes its own form only.' }, 415)
    let body: Uint8Array<ArrayBuffer>
    try {
      body = await readBody(context.req.raw)
    } catch (error) {
      if (error instanceof BodyTooLargeError)
        return context.json({ error: 'This is more than the tool can take.' }, 413)
      throw error
    }
    const client = clientOf(context)
    const provider = new RouterContextProvider()
    provider.set(runToolContext, (_slug, input) =>
      runTool({ engine, input, client, signal: () => context.req.raw.signal }),
    )
    const { url, headers } = context.req.raw
    return renderPage(new Request(url, { method: 'POST', headers, body }), provider)
  })
  return app
}
