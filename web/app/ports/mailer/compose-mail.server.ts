import type { SendMailOptions } from 'nodemailer'
import type { ContactMail } from './mailer.ts'

const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ').trim()

/** The visitor is the one to answer, never the one who sends: our own server could not speak for their address. */
export function composeMail({ name, email, subject, message }: ContactMail, from: string, to: string): SendMailOptions {
  return {
    from: { name: 'Limpid contact form', address: from },
    to: { name: 'Limpid', address: to },
    replyTo: { name: oneLine(name), address: oneLine(email) },
    subject: `[Contact] ${oneLine(subject)}`,
    text: `${message}\n\n-- \n${oneLine(name)} <${oneLine(email)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
