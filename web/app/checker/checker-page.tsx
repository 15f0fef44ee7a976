import { checkerCopy } from '#app/content/checker.ts'
import { Logo } from '#app/ui/logo.tsx'
import { Explanation } from './explanation.tsx'

/** The editor exists in the browser only; what the server sends is the frame and the explanation below it. */
export function CheckerPage() {
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-md bg-surface px-4 py-2 focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the editor
      </a>
      <header className="flex h-14 items-center justify-between gap-4 border-b border-line px-4 sm:px-6">
        <div className="flex items-center gap-4">
          <a href="/" aria-label="Limpid, home" className="flex">
            <Logo />
          </a>
          <h1 className="hidden font-sans text-sm font-semibold tracking-normal text-ink-soft sm:block">
            {checkerCopy.heading}
          </h1>
        </div>
        <nav aria-label="Main" className="flex items-center gap-5 text-sm">
          <a href="#how" className="hidden py-2 hover:text-water sm:block">
            How it works
          </a>
          <a href="/free-tools" className="py-2 hover:text-water">
            Free Tools
          </a>
        </nav>
      </header>
      <main id="main">
        <div className="checker-frame" data-island="checker/checker">
          <LoadingOverlay />
        </div>
        <Explanation />
      </main>
    </>
  )
}

function LoadingOverlay() {
  return (
    <div className="checker-loading">
      <p role="status" className="scripted text-ink-soft">
        {checkerCopy.loading}
      </p>
      <noscript>
        <p className="max-w-text px-6 text-lg">{checkerCopy.noScript}</p>
      </noscript>
    </div>
  )
}
