import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { RouterContextProvider } from 'react-router'
import { createServer } from 'vite'
import { readEnvironment } from './env.ts'
import { createLog } from './observe/log.ts'
import type { Ports } from './ports.ts'
import { createPageRenderer } from './render-page.ts'
import { readSecret } from './secret.ts'

const environment = readEnvironment()
const log = createLog('warn')
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>

const renderPage = createPageRenderer(
  () => load<ServerBuild>('virtual:react-router/server-build'),
  environment,
  'development',
)
const secret = readSecret(environment.SECRET, environment.DATA_DIR)
const { pickPorts } = await load<typeof import('./ports.ts')>('/server/ports.ts')
const ports: Ports = await pickPorts(environment)

/** Engines and routes are loaded anew for each request, so that an edit shows at once. */
async function createCurrentApp() {
  const { createApp } = await load<typeof import('./app.ts')>('/server/app.ts')
  const { createServerParts } = await load<typeof import('./server-parts.ts')>('/server/server-parts.ts')
  return createApp(createServerParts({ environment, log, files: new Map(), ports, secret, renderPage }))
}

async function answer(request: Request, bindings: object) {
  const path = new URL(request.url).pathname
  const isPage = !path.startsWith('/api/') && path !== '/healthz' && path !== '/readyz'
  if (isPage && request.method === 'GET') return renderPage(request, new RouterContextProvider())
  return (await createCurrentApp()).fetch(request, bindings as never)
}

const listener = getRequestListener(answer as never)
const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
)
server.listen(environment.PORT, environment.HOST, () => {
  console.log(`Limpid (development) is ready at http://${environment.HOST}:${environment.PORT}`)
})
