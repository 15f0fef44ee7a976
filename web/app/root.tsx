import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import instrumentSans from './fonts/instrument-sans.woff2?url'
import newsreader from './fonts/newsreader.woff2?url'
import { IslandScript } from './island-script.tsx'
import './styles/app.css'

export const links = () =>
  [newsreader, instrumentSans].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  }))

/** A page ships scripts only when its route says so: `export const handle = { hydrate: true }` for all of it, `{ island: true }` for a part. */
interface RouteHandle {
  hydrate?: boolean
  island?: boolean
}

export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        {handles.some((handle) => handle?.hydrate) && <Scripts />}
        {handles.some((handle) => handle?.island) && <IslandScript />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
