import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.server.ts'
import type { Mailer } from './mailer.ts'

/** The embedded default: each message becomes an .eml file that any mail program opens. */
export function createOutboxMailer(folder: string, from: string, to: string): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await writer.sendMail(composeMail(mail, from, to))
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
      await writeWhole(join(folder, name), message as Buffer)
    },
  }
}

/** A reader of the folder sees the whole file or none, even when the power fails in between. */
async function writeWhole(path: string, data: Buffer) {
  const file = await open(`${path}.part`, 'wx', 0o600)
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}
