import { createSecretKey, type KeyObject } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Quota } from '#app/ports/quota/quota.ts'
import type { ToolFacts } from '#app/tools/define-tool.ts'
import { createToolRunner } from '#app/tools/run-tool.server.ts'
import { clientAddress, hashClient } from './client-address.ts'
import { engines } from './engines.ts'
import type { Environment } from './env.ts'
import { countVerdicts } from './observe/count-verdicts.ts'
import { describeError } from './observe/describe-error.ts'
import type { Log } from './observe/log.ts'
import type { Metrics } from './observe/metrics.ts'
import { createRequestReport, type RequestReport } from './observe/report-request.ts'
import type { Ports } from './ports.ts'
import type { RenderPage } from './render-page.ts'
import type { SiteFiles } from './site-files.ts'

/** What the routes share. Made once, at the start. */
export interface ServerParts {
  environment: Environment
  log: Log
  report: RequestReport
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
  metrics?: Metrics
  isReady?: () => boolean
}

export function createServerParts(options: Options): ServerParts {
  const { environment, log, files, ports, metrics, renderPage, isReady } = options
  const secret = createSecretKey(Buffer.from(options.secret))
  const quota = metrics ? countVerdicts(ports.quota, metrics) : ports.quota
  const report = createRequestReport(log, metrics)
  report.know(files.keys())
  report.know(engines.flatMap(({ facts }) => toolAddresses(facts)))
  return {
    environment,
    log,
    report,
    files,
    ports,
    quota,
    secret,
    renderPage,
    runTool: createToolRunner({
      quota,
      ports,
      compute: ports.compute,
      onFailure: (slug, error) => log.error({ tool: slug, error: describeError(error) }, 'a tool failed'),
      onEngine: (slug, milliseconds, status) => metrics?.engine(slug, milliseconds / 1000, status),
    }),
    clientOf: (context) => {
      const socket = context.env?.incoming?.socket.remoteAddress ?? ''
      const forwardedFor = context.req.header('x-forwarded-for')
      return hashClient(clientAddress(socket, forwardedFor, environment.TRUST_PROXY), secret)
    },
    isReady: isReady ?? (() => true),
  }
}

function toolAddresses({ apiPath, usageKey }: ToolFacts) {
  const base = '/api/free-tools'
  return [`${base}/${apiPath}`, `${base}/${apiPath}/usage`, `${base}/${usageKey}/usage`]
}
