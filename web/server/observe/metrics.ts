import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From an answer out of memory to a language model that takes its time. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

export type Verdict = 'taken' | 'granted' | 'refused' | 'given back'

/**
 * What an operator can read at METRICS_PORT. Every label is one of a fixed set that we wrote: a route, a tool, a
 * status, a verdict. Nothing of a visitor can become one.
 */
export function createMetrics() {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'limpid_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  })
  const latency = new Histogram({
    name: 'limpid_request_seconds',
    help: 'From the arrival of a request to its answer.',
    labelNames: ['route'] as const,
    buckets,
    registers,
  })
  const verdicts = new Counter({
    name: 'limpid_quota_verdicts_total',
    help: 'Uses taken, granted to sentences, refused and given back.',
    labelNames: ['tool', 'verdict'] as const,
    registers,
  })
  const engines = new Histogram({
    name: 'limpid_engine_seconds',
    help: 'How long a tool’s engine worked.',
    labelNames: ['tool'] as const,
    buckets,
    registers,
  })
  const failures = new Counter({
    name: 'limpid_engine_failures_total',
    help: 'Engine runs that gave no answer, by the status that the visitor got.',
    labelNames: ['tool', 'status'] as const,
    registers,
  })

  return {
    request(method: string, route: string, status: number, seconds: number) {
      requests.inc({ method, route, status })
      latency.observe({ route }, seconds)
    },
    quota: (tool: string, verdict: Verdict) => verdicts.inc({ tool, verdict }),
    engine(tool: string, seconds: number, status: number) {
      engines.observe({ tool }, seconds)
      if (status !== 200) failures.inc({ tool, status })
    },
    /** A figure that is read when somebody asks for it. */
    gauge(name: string, help: string, read: () => number) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) })
    },
    contentType: register.contentType,
    print: () => register.metrics(),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
