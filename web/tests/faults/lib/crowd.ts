import { Agent, request } from 'node:http'

export interface Tally {
  /** Answers 200, 429, and all others together. */
  given: number
  refused: number
  failed: number
}

interface Crowd {
  url: string
  clients: number
  requestsEach: number
  connections: number
  /** Each strikes when its share of the requests is done and the one before is over. */
  faults?: readonly { at: number; strike: () => Promise<unknown> }[]
  /** Without a proxy, connections break at a fault, and everybody waits until it is over. */
  withoutProxy?: boolean
}

export const addressOf = (client: number) => `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`
const body = JSON.stringify({ text: 'The river was quiet and the boat was gone.' })

/** Every client's requests, mixed with everybody else's. Answers what each client got. */
export async function sendCrowd(crowd: Crowd) {
  const { url, clients, requestsEach, connections, withoutProxy = false } = crowd
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const tallies: Tally[] = Array.from({ length: clients }, () => ({ given: 0, refused: 0, failed: 0 }))
  const queue = shuffled(Array.from({ length: clients * requestsEach }, (_, index) => index % clients))
  const faults = [...(crowd.faults ?? [])]
  let striking: Promise<unknown> = Promise.resolve()
  const notJson: string[] = []

  async function work() {
    for (let client = queue.pop(); client !== undefined; client = queue.pop()) {
      const done = 1 - queue.length / (clients * requestsEach)
      const fault = faults[0] && done >= faults[0].at ? faults.shift() : undefined
      if (fault) striking = striking.then(fault.strike)
      else if (withoutProxy) await striking
      const tally = tallies[client] as Tally
      const answer = await post(url, client, agent).catch(() => undefined)
      if (answer && !isJson(answer.text)) notJson.push(`${answer.status} ${answer.text.slice(0, 80)}`)
      if (!answer && !withoutProxy) notJson.push('a broken connection')
      if (answer?.status === 200) tally.given += 1
      else if (answer?.status === 429) tally.refused += 1
      else {
        tally.failed += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  await striking
  agent.destroy()
  return { tallies, notJson }
}

function post(url: string, client: number, agent: Agent) {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    'X-Forwarded-For': addressOf(client),
  }
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(`${url}/api/free-tools/word-frequency`, { agent, method: 'POST', headers }, (response) => {
      let text = ''
      response.on('data', (data) => {
        text += data
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function isJson(text: string) {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** The same order in every run. */
function shuffled(numbers: number[]) {
  let state = 12345
  for (let index = numbers.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    const other = state % (index + 1)
    const kept = numbers[index] as number
    numbers[index] = numbers[other] as number
    numbers[other] = kept
  }
  return numbers
}
