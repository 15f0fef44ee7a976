import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Serves GET /metrics on a port of its own, which a firewall can keep from the world. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(await metrics.print())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server.unref()
}
