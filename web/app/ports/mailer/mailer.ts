export interface ContactMail {
  name: string
  email: string
  subject: string
  message: string
}

/** Delivers a visitor's message to the people who run the site; resolves only once it is safely handed over. */
export interface Mailer {
  send(mail: ContactMail): Promise<void>
}
