import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler } from 'react-router'
import { createServer } from 'vite'
import { readEnvironment } from './env.ts'
import { createLog } from './log.ts'

const environment = readEnvironment()
const log = createLog('warn')
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })

const pages = createRequestHandler(
  () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
  'development',
)

async function answer(request: Request) {
  const path = new URL(request.url).pathname
  if (path.startsWith('/api/') || path === '/healthz' || path === '/readyz') {
    const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as typeof import('./app.ts')
    return createApp({ environment, files: new Map(), log, isReady: () => true }).fetch(request)
  }
  return pages(request)
}

const listener = getRequestListener(answer)
const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
)
server.listen(environment.PORT, environment.HOST, () => {
  console.log(`Limpid (development) is ready at http://${environment.HOST}:${environment.PORT}`)
})
