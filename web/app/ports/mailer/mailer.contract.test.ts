import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outbox.server.ts'
import { createSmtpMailer } from './smtp.server.ts'

const from = 'site@limpid.example'
const to = 'people@limpid.example'
const mail = { name: 'Ann Ö.', email: 'ann@home.example', subject: 'A wrong mark', message: 'It marked “only”.\nWhy?' }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function smtp(options: SMTPServerOptions) {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.server.address() as AddressInfo
  return createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, to, timeoutMilliseconds: 400 })
}

async function deliveringSmtp() {
  const received: string[] = []
  const mailer = await smtp({
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (data) => {
        text += data
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  return { mailer, received: () => received }
}

async function outbox() {
  const folder = join(mkdtempSync(join(tmpdir(), 'limpid-outbox-')), 'outbox')
  const mailer: Mailer = createOutboxMailer(folder, from, to)
  return { mailer, received: () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')) }
}

describe.each([
  ['SMTP', deliveringSmtp],
  ['outbox', outbox],
])('%s', (_, connect) => {
  test('hands the message over whole, with the visitor to answer to', async () => {
    const { mailer, received } = await connect()
    await mailer.send(mail)
    expect(received()).toHaveLength(1)
    expect(received()[0]).toMatch(/^To: .*people@limpid\.example/m)
    expect(received()[0]).toMatch(/^Reply-To: .*ann@home\.example/m)
    expect(received()[0]).toMatch(/^Subject: \[Contact\] A wrong mark$/m)
  })

  test('a line break in a field adds no header', async () => {
    const { mailer, received } = await connect()
    await mailer.send({ ...mail, subject: 'Hi\r\nBcc: all@evil.example', name: 'Ann\nCc: you@evil.example' })
    expect(received()[0]).not.toMatch(/^(Bcc|Cc):/im)
  })
})

test('several messages at once become several files, none half written', async () => {
  const { mailer, received } = await outbox()
  await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail)))
  expect(received()).toHaveLength(20)
})

test('a server that refuses the recipient fails the sending', async () => {
  const mailer = await smtp({ onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')) })
  await expect(mailer.send(mail)).rejects.toThrow()
})

test('a server that hangs fails the sending in time', async () => {
  const mailer = await smtp({ onConnect: () => {} })
  await expect(mailer.send(mail)).rejects.toThrow()
})

test('a server that drops the line fails the sending', async () => {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    socket.once('data', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, to, timeoutMilliseconds: 400 })
  await expect(mailer.send(mail)).rejects.toThrow()
})
