import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Behaviour = 'well' | 'slow' | 'cut off' | 'invalid JSON' | 'wrong shape' | 'refusal' | '429' | '500' | '401'

export interface StandIn {
  url: string
  /** One entry a call; the last one repeats. */
  behave(...behaviours: Behaviour[]): void
  requests: { path: string; body: string }[]
  close(): Promise<void>
}

const openAiAnswer = (content: string, reason = 'stop') => ({
  id: 'answer-1',
  object: 'chat.completion',
  created: 1,
  model: 'stand-in',
  choices: [{ index: 0, finish_reason: reason, message: { role: 'assistant', content } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

const anthropicAnswer = (content: string, reason = 'end_turn') => ({
  id: 'answer-1',
  type: 'message',
  role: 'assistant',
  model: 'stand-in',
  content: [{ type: 'text', text: content }],
  stop_reason: reason,
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
})

/** A model server on a loopback port that speaks both protocols, well and badly. */
export async function startStandIn(good: unknown): Promise<StandIn> {
  let plan: Behaviour[] = ['well']
  const requests: StandIn['requests'] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (data) => {
      body += data
    })
    request.on('end', () => {
      requests.push({ path: request.url ?? '', body })
      const behaviour = (plan.length > 1 ? plan.shift() : plan[0]) ?? 'well'
      const anthropic = request.url?.endsWith('/messages')
      const send = (content: string, reason?: string) => {
        const answer = anthropic ? anthropicAnswer(content, reason === 'content_filter' ? 'refusal' : undefined) : openAiAnswer(content, reason)
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
      }
      const fail = (status: number) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: { message: 'no', type: 'error' } }))
      if (behaviour === 'well') send(JSON.stringify(good))
      else if (behaviour === 'slow') setTimeout(() => send(JSON.stringify(good)), 3000).unref()
      else if (behaviour === 'cut off') {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' }).write('{"id":"answer-1","cho')
        setTimeout(() => response.destroy(), 20)
      } else if (behaviour === 'invalid JSON') send('{"titles": [')
      else if (behaviour === 'wrong shape') send('{"something": "else"}')
      else if (behaviour === 'refusal') send('I cannot help with that.', 'content_filter')
      else fail(Number(behaviour))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (...behaviours) => {
      plan = behaviours
    },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
