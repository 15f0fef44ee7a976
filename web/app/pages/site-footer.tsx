import type { ReactNode } from 'react'
import { site } from '#app/content/site.ts'
import { Container } from '#app/ui/container.tsx'
import { Logo } from '#app/ui/logo.tsx'

export function SiteFooter() {
  return (
    <footer className="mt-24 border-t border-line bg-sunken py-14 text-sm">
      <Container className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-xs">
          <Logo />
          <p className="mt-4 text-ink-soft">{site.tagline}</p>
        </div>
        {site.footer.groups.map((group) => (
          <FooterGroup key={group.heading} heading={group.heading} links={group.links}>
            {'comingSoon' in group && (
              <li className="py-1.5 text-ink-soft">
                <span aria-disabled="true">{group.comingSoon}</span> <span className="text-xs">(coming soon)</span>
              </li>
            )}
          </FooterGroup>
        ))}
      </Container>
      <Container className="mt-12 text-xs text-ink-soft">
        © 2026 {site.name}. {site.footer.closingLine}
      </Container>
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
  children?: ReactNode
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
