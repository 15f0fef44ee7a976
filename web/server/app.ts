import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { StoreAwayError } from '#app/ports/store-away-error.ts'
import { toolMessages } from '#app/spec/free-tools.ts'
import { describeError } from './observe/describe-error.ts'
import { reportRequests } from './observe/report-request.ts'
import { apiDocs } from './routes/api-docs.ts'
import { checkoutApi } from './routes/checkout-api.ts'
import { contactApi } from './routes/contact-api.ts'
import { freeToolsApi } from './routes/free-tools-api.ts'
import { freeToolsPages } from './routes/free-tools-pages.ts'
import { settingsApi } from './routes/settings-api.ts'
import { headersForEverything } from './security-headers.ts'
import { findSiteFile, respondWithFile } from './serve-site.ts'
import type { ServerParts } from './server-parts.ts'

export function createApp(parts: ServerParts) {
  const { environment, files, log, report, isReady } = parts
  const app = new Hono<{ Bindings: HttpBindings }>()
  const everywhere = Object.entries(headersForEverything(environment.SITE_URL))

  app.use(reportRequests(report))
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of everywhere) context.res.headers.set(name, value)
  })

  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', (context) =>
    isReady() ? context.json({ status: 'ready' }) : context.json({ status: 'stopping' }, 503),
  )

  app.route('/api/settings', settingsApi(parts))
  app.route('/api/lemonsqueezy', checkoutApi(parts))
  app.route('/api/contact', contactApi(parts))
  app.route('/api/free-tools', freeToolsApi(parts))
  app.route('/free-tools', freeToolsPages(parts))
  app.route('/api', apiDocs(parts))
  app.all('/api/*', (context) => context.json({ error: 'There is no such address in this API.' }, 404))

  app.get('*', (context) => {
    const file = findSiteFile(files, context.req.path)
    const missing = files.get('/404')
    if (file && file !== missing) return respondWithFile(context, file)
    return missing ? respondWithFile(context, missing, 404) : context.notFound()
  })
  app.all('*', (context) =>
    context.json({ error: 'This address takes GET and HEAD only.' }, 405, { Allow: 'GET, HEAD' }),
  )

  app.onError((error, context) => {
    if (error instanceof StoreAwayError)
      return context.json({ error: toolMessages.busy }, 503, { 'Retry-After': String(error.retryAfterSeconds) })
    log.error({ error: describeError(error) }, 'a request failed')
    return context.json({ error: 'Something went wrong on our side. Please try again.' }, 500)
  })
  report.know(app.routes.map(({ path }) => path))
  return app
}
