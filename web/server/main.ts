import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { EnvironmentError, readEnvironment } from './env.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { stopOnSignal } from './shutdown.ts'
import { loadSiteFiles } from './site-files.ts'

async function start() {
  const environment = readEnvironment()
  const log = createLog(environment.LOG_LEVEL)
  const files = loadSiteFiles(fileURLToPath(new URL('../client', import.meta.url)), {
    siteUrl: environment.SITE_URL,
    appUrl: environment.APP_URL,
  })
  let ready = true
  const app = createApp({ environment, files, log, isReady: () => ready })
  const server = await listen(app, environment.PORT, environment.HOST)
  stopOnSignal({
    server,
    onStop: () => {
      ready = false
    },
    close: async () => log.flush(),
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : environment.PORT
  console.log(`Limpid is ready at http://${environment.HOST}:${port}`)
}

start().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})

function explain(error: unknown) {
  if (error instanceof EnvironmentError) return `Limpid cannot start: ${error.message}`
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Limpid cannot start: another program already uses the port. Set PORT to a free one.`
  return error
}
