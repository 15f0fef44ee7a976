import type { Environment } from '../env.ts'
import type { Ports } from '../ports.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

type Settings = Pick<Environment, 'METRICS_PORT' | 'HOST'>

/** Watches what the server depends on, and opens the metrics' port where the operator named one. */
export async function observePorts(ports: Ports, settings: Settings, log: Log): Promise<Metrics | undefined> {
  ports.sharedStore?.onChange((trouble) => {
    if (trouble) log.error({ trouble }, 'the shared store is away: tools carry on from memory for a while')
    else log.warn('the shared store is back')
  })
  if (settings.METRICS_PORT === undefined) return undefined
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ])
  const metrics = createMetrics()
  metrics.gauge('limpid_compute_waiting', 'Calls that wait for a worker thread.', ports.waiting)
  metrics.gauge('limpid_store_away', '1 while the shared store cannot be reached.', () =>
    ports.sharedStore && ports.sharedStore.awayFor() > 0 ? 1 : 0,
  )
  await serveMetrics(metrics, settings.METRICS_PORT, settings.HOST)
  return metrics
}
