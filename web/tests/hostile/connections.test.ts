import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'

const { port } = new URL(inject('siteUrl'))

interface Talk {
  /** All that the server said until it closed the connection. */
  heard: Promise<string>
  say(text: string | Buffer): void
}

function talk(): Talk {
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  let text = ''
  socket.setEncoding('latin1')
  socket.on('error', () => {})
  socket.on('data', (data) => {
    text += data
  })
  return {
    heard: new Promise((resolve) => socket.on('close', () => resolve(text))),
    say: (words) => void socket.write(words),
  }
}

async function saidTo(text: string | Buffer) {
  const { say, heard } = talk()
  say(text)
  return heard
}

const isAnswered = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status === 200
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
const toolPost = (headers: string, body: string) =>
  `POST /api/free-tools/word-frequency HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n${body}`

test.concurrent('clients that never finish their headers are sent away, and hold up nobody meanwhile', async () => {
  const slow = Array.from({ length: 100 }, talk)
  for (const { say } of slow) say('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  expect(await isAnswered()).toBe(true)
  const heard = await Promise.all(slow.map((each) => each.heard))
  expect(new Set(heard.flatMap(statuses))).toEqual(new Set([408]))
})

test.concurrent('clients that never finish their body are sent away', async () => {
  const slow = talk()
  slow.say(toolPost('Content-Length: 1000\r\n', '{"text":"'))
  const drip = setInterval(() => slow.say('a'), 1000)
  expect(statuses(await slow.heard)).toEqual([408])
  clearInterval(drip)
})

test.concurrent('headers without end are refused in JSON', async () => {
  const answer = await saidTo(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`)
  expect(statuses(answer)).toEqual([431])
  expect(answer).toContain('{"error":"The headers are too long."}')
})

test.concurrent.each([
  ['no HTTP at all', '\u0016\u0003\u0001hello'],
  ['two lengths', toolPost('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '{}')],
  ['a length that is none', toolPost('Content-Length: -5\r\n', '{}')],
  ['a line feed in a name', 'GET / HTTP/1.1\r\nHo st: localhost\r\n\r\n'],
])('%s is refused in JSON', async (_, words) => {
  const answer = await saidTo(words)
  expect(statuses(answer)).toEqual([400])
  expect(answer).toContain('{"error":"This is not a valid request."}')
})

test.concurrent('a thousand requests in one go are answered in their order', async () => {
  const one = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const last = 'GET /no-such-page HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  const answers = statuses(await saidTo(one.repeat(999) + last))
  expect(answers).toHaveLength(1000)
  expect(answers.slice(0, 999).every((status) => status === 200)).toBe(true)
  expect(answers[999]).toBe(404)
})

test.concurrent('twelve uses in one go are ten', async () => {
  const body = '{"text":"one two"}'
  const headers = `X-Forwarded-For: 10.201.0.1\r\nContent-Length: ${body.length}\r\n`
  const last = toolPost(`${headers}Connection: close\r\n`, body)
  const answers = statuses(await saidTo(toolPost(headers, body).repeat(11) + last))
  expect(answers.filter((status) => status === 200)).toHaveLength(10)
  expect(answers.filter((status) => status === 429)).toHaveLength(2)
})

test.concurrent('a compressed body is refused unopened', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, 'a'))
  const headers = `Content-Encoding: gzip\r\nConnection: close\r\nContent-Length: ${bomb.length}\r\n`
  expect(statuses(await saidTo(Buffer.concat([Buffer.from(toolPost(headers, '')), bomb])))).toEqual([415])
})

test.concurrent('a body without end is cut off', async () => {
  const endless = talk()
  endless.say(toolPost('Transfer-Encoding: chunked\r\n', ''))
  const chunk = `${(65_536).toString(16)}\r\n${'a'.repeat(65_536)}\r\n`
  const pour = setInterval(() => endless.say(chunk), 10)
  expect(statuses(await endless.heard)).toEqual([413])
  clearInterval(pour)
})
