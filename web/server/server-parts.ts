import { createSecretKey, type KeyObject } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Quota } from '#app/ports/quota/quota.ts'
import { createToolRunner } from '#app/tools/run-tool.server.ts'
import { clientAddress, hashClient } from './client-address.ts'
import type { Environment } from './env.ts'
import type { Log } from './log.ts'
import type { Ports } from './ports.ts'
import type { RenderPage } from './render-page.ts'
import type { SiteFiles } from './site-files.ts'

/** What the routes share. Made once, at the start. */
export interface ServerParts {
  environment: Environment
  log: Log
  files: SiteFiles
  quota: Quota
  ports: Ports
  /** Keys the hashes of client addresses. */
  secret: KeyObject
  /** Renders pages that answer a form post; without it such posts are refused. */
  renderPage?: RenderPage
  runTool: ReturnType<typeof createToolRunner>
  /** The keyed hash of the address that a request comes from. */
  clientOf: (context: Context<{ Bindings: HttpBindings }>) => string
  /** False while the server shuts down, so that a load balancer stops sending. */
  isReady: () => boolean
}

interface Options {
  environment: Environment
  log: Log
  files: SiteFiles
  ports: Ports
  secret: string
  renderPage?: RenderPage
  isReady?: () => boolean
}

export function createServerParts(options: Options): ServerParts {
  const { environment, log, files, ports, renderPage, isReady } = options
  const secret = createSecretKey(Buffer.from(options.secret))
  return {
    environment,
    log,
    files,
    ports,
    quota: ports.quota,
    secret,
    renderPage,
    runTool: createToolRunner({
      quota: ports.quota,
      ports,
      compute: ports.compute,
      onFailure: (slug, error) => log.error({ tool: slug, error: describe(error) }, 'a tool failed'),
    }),
    clientOf: (context) => {
      const socket = context.env?.incoming?.socket.remoteAddress ?? ''
      const forwardedFor = context.req.header('x-forwarded-for')
      return hashClient(clientAddress(socket, forwardedFor, environment.TRUST_PROXY), secret)
    },
    isReady: isReady ?? (() => true),
  }
}

function describe(error: unknown) {
  return error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : String(error)
}
