import { useState } from 'react'
import { contact } from '#app/content/contact.ts'
import { ContactForm } from './contact-form.tsx'
import { ThankYou } from './thank-you.tsx'

/** The part of the page that comes alive: the form, then the thank-you in its place. */
export function WritingDesk() {
  const [sent, setSent] = useState(false)
  if (sent) return <ThankYou />
  return (
    <>
      <h1 className="text-4xl">{contact.heading}</h1>
      <p className="mt-5 max-w-text text-lg text-ink-soft">{contact.intro}</p>
      <ContactForm onSent={() => setSent(true)} />
    </>
  )
}
