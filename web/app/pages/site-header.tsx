import { Menu, X } from 'lucide-react'
import { loginUrl } from '#app/head/addresses.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Logo } from '#app/ui/logo.tsx'

const links = [
  { name: 'Free Readability Checker', path: '/readability-checker' },
  { name: 'Free Tools', path: '/free-tools' },
  { name: 'Pricing', path: '/pricing' },
  { name: 'Blog', path: '/blog' },
  { name: 'Changelog', path: '/changelog' },
]

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-sm print:static">
      <Container className="flex h-16 items-center justify-between gap-6">
        <a href="/" aria-label="Limpid, home" className="flex no-underline">
          <Logo />
        </a>
        <nav aria-label="Main" className="hidden items-center gap-6 text-sm lg:flex">
          {links.map((link) => (
            <a key={link.path} href={link.path} className="py-2 hover:text-water">
              {link.name}
            </a>
          ))}
        </nav>
        <div className="hidden items-center gap-2 lg:flex">
          <a href={loginUrl} className="px-3 py-2 text-sm hover:text-water">
            Login
          </a>
          <ButtonLink href="/pricing">Get Limpid</ButtonLink>
        </div>
        <PhoneMenu />
      </Container>
    </header>
  )
}

/** Opens and closes without a script. */
function PhoneMenu() {
  return (
    <details className="group lg:hidden print:hidden">
      <summary aria-label="Menu" className="grid size-11 place-items-center rounded-md hover:bg-water-wash">
        <Menu aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper px-5 pt-2 pb-6 shadow-raised sm:px-8"
      >
        <ul className="mb-4 divide-y divide-line">
          {[...links, { name: 'Login', path: loginUrl }].map((link) => (
            <li key={link.path}>
              <a href={link.path} className="block py-3 text-lg">
                {link.name}
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink href="/pricing" className="w-full">
          Get Limpid
        </ButtonLink>
      </nav>
    </details>
  )
}
