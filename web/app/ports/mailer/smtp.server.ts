import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.server.ts'
import type { Mailer } from './mailer.ts'

export interface SmtpSettings {
  url: string
  from: string
  to: string
  timeoutMilliseconds?: number
}

export function createSmtpMailer({ url, from, to, timeoutMilliseconds = 10_000 }: SmtpSettings): Mailer {
  const patience = {
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
  }
  const transport = createTransport({ url, ...patience })
  return {
    async send(mail) {
      const { accepted } = await transport.sendMail(composeMail(mail, from, to))
      if (accepted.length === 0) throw new Error('The mail server accepted no recipient')
    },
  }
}
