import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/** User and system time of a process in milliseconds, from the kernel's own count. */
export function cpuMilliseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function once(url, agent, options) {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const sent = request(url, { agent, method: options.method ?? 'GET', headers: options.headers }, (response) => {
      response.on('data', () => {})
      response.on('end', () => resolve({ status: response.statusCode, milliseconds: performance.now() - start }))
    })
    sent.on('error', reject)
    sent.end(options.body)
  })
}

/** Sends `count` requests over `connections` kept-alive connections and answers every status and latency. */
export async function load(url, { count, connections = 20, ...options }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answers = []
  let left = count
  const one = async () => {
    while (left-- > 0)
      answers.push(await once(url, agent, typeof options.next === 'function' ? options.next() : options))
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return answers
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
