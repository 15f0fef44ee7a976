import { socialLinks } from '#app/spec/site.ts'
import { Container } from '#app/ui/container.tsx'
import { Logo } from '#app/ui/logo.tsx'

const learnMore = [
  { name: 'Free Readability Checker', path: '/readability-checker' },
  { name: 'Free Tools', path: '/free-tools' },
  { name: 'Pricing', path: '/pricing' },
  { name: 'Blog', path: '/blog' },
  { name: 'Changelog', path: '/changelog' },
]
const company = [
  { name: 'About us', path: '/about-us' },
  { name: 'Privacy policy', path: '/privacy-policy' },
  { name: 'Terms and conditions', path: '/terms-and-conditions' },
]

export function SiteFooter() {
  return (
    <footer className="mt-24 border-t border-line bg-sunken py-14 text-sm">
      <Container className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-xs">
          <Logo />
          <p className="mt-4 text-ink-soft">Limpid helps you write sentences that people understand the first time.</p>
        </div>
        <FooterGroup heading="Learn More" links={learnMore} />
        <FooterGroup heading="Company" links={company}>
          <li className="py-1.5 text-ink-soft">
            <span aria-disabled="true">Affiliates</span> <span className="text-xs">(coming soon)</span>
          </li>
        </FooterGroup>
        <FooterGroup heading="Connect" links={[{ name: 'Contact us', path: '/contact-us' }, ...socialLinks]} />
      </Container>
      <Container className="mt-12 text-xs text-ink-soft">© 2026 Limpid. Clear writing for everyone.</Container>
    </footer>
  )
}

function FooterGroup({
  heading,
  links,
  children,
}: {
  heading: string
  links: readonly { name: string; path: string }[]
  children?: React.ReactNode
}) {
  return (
    <nav aria-label={heading}>
      <h2 className="mb-3 font-sans text-sm font-semibold tracking-normal">{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} className="inline-block py-1.5 text-ink-soft hover:text-water hover:underline">
              {link.name}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
