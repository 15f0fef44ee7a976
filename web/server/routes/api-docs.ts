import { Hono } from 'hono'
import { apiPage } from '../api-page.ts'
import { engines } from '../engines.ts'
import { openApiDocument } from '../openapi.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import type { ServerParts } from '../server-parts.ts'

const cached = { 'Cache-Control': 'public, max-age=300' }

/** The API's description: for programs at /api/openapi.json, for people at /api/docs. */
export function apiDocs({ environment, files }: Pick<ServerParts, 'environment' | 'files'>) {
  const app = new Hono()
  const document = openApiDocument(engines, environment.SITE_URL)
  const styles = [...files.keys()].filter((path) => /^\/assets\/root-.*\.css$/.test(path))
  const html = apiPage(document, styles)
  app.get('/openapi.json', (context) => context.json(document, 200, cached))
  app.get('/docs', (context) =>
    context.html(html, 200, { ...cached, 'Content-Security-Policy': contentSecurityPolicy(html) }),
  )
  return app
}
