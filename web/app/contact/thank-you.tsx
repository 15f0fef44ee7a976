import { useEffect, useRef } from 'react'
import { contact } from '#app/content/contact.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** Takes the form's place, and the focus with it, so that everybody learns that the message went out. */
export function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  const { heading: title, text, links } = contact.thankYou
  return (
    <div className="thank-you py-8">
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {title}
      </h1>
      <p className="mt-5 max-w-text text-lg text-ink-soft">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {links.map((link) => (
          <ButtonLink key={link.path} href={link.path} look="secondary">
            {link.label}
          </ButtonLink>
        ))}
      </p>
    </div>
  )
}
