import { fileURLToPath } from 'node:url'
import { verifyModels } from '@limpid/neural'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { cleanRegularly } from './clean-quota.ts'
import { contentPolicies } from './content-policies.ts'
import { engines } from './engines.ts'
import { EnvironmentError, readEnvironment } from './env.ts'
import { createFastPages } from './fast-pages.ts'
import { createFastToolPosts } from './fast-tool-posts.ts'
import { listen } from './listen.ts'
import { describeError } from './observe/describe-error.ts'
import { createLog } from './observe/log.ts'
import { observePorts } from './observe/observe-ports.ts'
import { pickPorts } from './ports.ts'
import { createPageRenderer } from './render-page.ts'
import { readSecret } from './secret.ts'
import { createServerParts } from './server-parts.ts'
import { stopOnSignal } from './shutdown.ts'
import { loadSiteFiles } from './site-files.ts'
import { warmEngines } from './warm-engines.ts'

async function start() {
  const environment = readEnvironment()
  const log = createLog(environment.LOG_LEVEL)
  checkModels()
  const files = loadSiteFiles(fileURLToPath(new URL('../client', import.meta.url)), {
    siteUrl: environment.SITE_URL,
    appUrl: environment.APP_URL,
    contactEmail: environment.MAIL_TO,
    contentPolicyOf: contentPolicies(environment),
  })
  const pages = new URL('../server/index.js', import.meta.url).href
  const ports = await pickPorts(environment)
  const metrics = await observePorts(ports, environment, log)
  let ready = true
  const parts = createServerParts({
    environment,
    log,
    files,
    ports,
    secret: readSecret(environment.SECRET, environment.DATA_DIR),
    renderPage: createPageRenderer(() => import(/* @vite-ignore */ pages) as Promise<ServerBuild>, environment),
    metrics,
    isReady: () => ready,
  })
  const answerIfFile = createFastPages(parts)
  const answerIfToolPost = createFastToolPosts(parts)
  const server = await listen(createApp(parts), {
    port: environment.PORT,
    host: environment.HOST,
    firstTry: (request, response) => answerIfFile(request, response) || answerIfToolPost(request, response),
    isReady: parts.isReady,
  })
  cleanRegularly(ports.quota, log)
  process.on('uncaughtException', (error) => {
    log.fatal({ error: describeError(error) }, 'the server ends, since it no longer knows what is true')
    log.flush()
    process.exit(1)
  })
  stopOnSignal({
    server,
    onStop: () => {
      ready = false
    },
    close: async () => {
      await ports.close()
      log.flush()
    },
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : environment.PORT
  console.log(`Limpid is ready at http://${environment.HOST}:${port}`)
  await warmEngines(engines)
}

start().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})

/** Damaged weights must stop the start, not the first visitor. */
function checkModels() {
  try {
    verifyModels()
  } catch (error) {
    throw new EnvironmentError(error instanceof Error ? error.message : String(error))
  }
}

function explain(error: unknown) {
  if (error instanceof EnvironmentError) return `Limpid cannot start: ${error.message}`
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Limpid cannot start: another program already uses the port. Set PORT (or METRICS_PORT) to a free one.`
  return error
}
