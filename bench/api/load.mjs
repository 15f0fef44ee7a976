// A load generator light enough not to be what is measured: raw sockets, one request in flight on each.
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

/** Sends requests for so long and answers the rate, the latencies in milliseconds, and how they ended. */
export function load({ port, connections, seconds, nextRequest, onTick }) {
  const latencies = []
  const statuses = {}
  let lost = 0
  let stopped = false
  const start = performance.now()

  const client = () =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let sentAt = 0
      let waiting = false
      let closing = false
      let received = ''
      const send = () => {
        if (stopped || closing) return socket.end()
        waiting = true
        sentAt = performance.now()
        socket.write(nextRequest())
      }
      socket.setEncoding('latin1')
      socket.on('connect', send)
      socket.on('data', (data) => {
        received += data
        const head = received.indexOf('\r\n\r\n')
        if (head < 0) return
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0)
        if (received.length < head + 4 + length) return
        const status = received.slice(9, 12)
        closing = /\r\nconnection: close/i.test(received.slice(0, head))
        statuses[status] = (statuses[status] ?? 0) + 1
        latencies.push(performance.now() - sentAt)
        received = ''
        waiting = false
        send()
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        if (waiting) lost += 1
        resolve()
      })
    })

  const timer = setTimeout(() => {
    stopped = true
  }, seconds * 1000)
  onTick?.()
  return Promise.all(Array.from({ length: connections }, client)).then(() => {
    clearTimeout(timer)
    const elapsed = (performance.now() - start) / 1000
    latencies.sort((a, b) => a - b)
    const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
    return { perSecond: latencies.length / elapsed, p50: at(0.5), p99: at(0.99), statuses, lost }
  })
}
