import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { contact } from '#app/content/contact.ts'
import { builtContactEmail } from '#app/head/addresses.ts'
import { contactFields, contactMessages } from '#app/spec/contact.ts'
import { Button } from '#app/ui/button.tsx'
import { type ContactProblems, checkMessage } from './check-message.ts'
import { ContactField } from './contact-field.tsx'
import { sendMessage } from './send-message.ts'
import { useBotCheck } from './use-bot-check.ts'

/** The fields keep their own text, so that nothing but the visitor can empty them. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const check = useBotCheck()
  const [problems, setProblems] = useState<ContactProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const alert = failure ?? check.problem

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    setFailure(null)
    if (!check.token) return setFailure(contactMessages.botCheckMissing)
    const { message, problems: found } = checkMessage(Object.fromEntries(new FormData(event.currentTarget)))
    setProblems(found)
    const first = contactFields.find((field) => found[field])
    if (first) return form.current?.querySelector<HTMLElement>(`#${first}`)?.focus()
    setSending(true)
    const refused = await sendMessage(message, check.token)
    setSending(false)
    if (refused === null) return onSent()
    setFailure(refused)
    check.restart()
  }

  // A disabled button swallows Enter without a word; this says what is missing.
  const explainEnter = (event: KeyboardEvent) => {
    const inLine = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key === 'Enter' && inLine && !check.token) setFailure(contactMessages.botCheckMissing)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onKeyDown={explainEnter} className="mt-10 space-y-7">
      <noscript>
        <p className="rounded-md border-l-4 border-water bg-water-wash px-4 py-3">
          {contact.withoutScript} <a href={`mailto:${builtContactEmail}`}>{builtContactEmail}</a>
        </p>
      </noscript>
      <ContactField name="name" autoComplete="name" problem={problems.name} />
      <ContactField name="email" type="email" autoComplete="email" problem={problems.email} />
      <ContactField name="subject" problem={problems.subject} />
      <ContactField name="message" rows={9} problem={problems.message} />
      <fieldset aria-describedby="bot-check-help">
        <legend className="font-semibold">{contact.botCheck.label}</legend>
        <p id="bot-check-help" className="mb-2 text-sm text-ink-soft">
          {contact.botCheck.help}
        </p>
        <div ref={check.place} className="bot-check min-h-17" />
        {check.problem && (
          <Button look="quiet" onClick={check.restart}>
            {contact.botCheck.again}
          </Button>
        )}
      </fieldset>
      {alert && (
        <p
          role="alert"
          className="rounded-md border-l-4 border-danger bg-danger-wash px-4 py-3 font-semibold text-danger"
        >
          {alert}
        </p>
      )}
      <Button type="submit" disabled={!check.token || sending} className="w-full sm:w-auto sm:px-8">
        {sending ? contact.submit.sending : contact.submit.idle}
      </Button>
    </form>
  )
}
