import { contact } from '#app/content/contact.ts'
import { Container } from '#app/ui/container.tsx'
import { WritingDesk } from './writing-desk.tsx'

export function ContactPage() {
  return (
    <Container className="contact-page grid gap-x-20 gap-y-16 py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="max-w-2xl" data-island="contact/writing-desk">
        <WritingDesk />
      </div>
      <BeforeYouWrite />
    </Container>
  )
}

function BeforeYouWrite() {
  const { heading, items } = contact.beforeYouWrite
  return (
    <aside aria-labelledby="before-you-write" className="before-you-write lg:pt-3">
      <h2 id="before-you-write" className="text-xl">
        {heading}
      </h2>
      <ul className="mt-4">
        {items.map((item) => (
          <li key={item.question} className="border-t border-line py-4">
            <p className="font-semibold">{item.question}</p>
            <p className="mt-1 text-sm text-ink-soft">{item.answer}</p>
            <a href={item.link.path} className="mt-1 inline-flex min-h-6 items-center text-sm text-water underline">
              {item.link.label}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
