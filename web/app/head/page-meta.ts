import type { MetaDescriptor } from 'react-router'
import { absolute } from './addresses.ts'

interface PageMeta {
  title: string
  description: string
  /** Without a trailing slash; it names the canonical address and the card image. */
  path: string
  jsonLd?: readonly object[]
  kind?: 'website' | 'article'
  indexed?: boolean
}

export function cardImagePath(path: string) {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** Everything that a page says of itself in its head. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const url = absolute(page.path)
  const image = absolute(cardImagePath(page.path))
  const card = {
    'og:title': page.title,
    'og:description': page.description,
    'og:url': url,
    'og:type': page.kind ?? 'website',
    'og:site_name': 'Limpid',
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': page.title,
  }
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.indexed === false
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url } as const]),
    ...Object.entries(card).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd ?? []).map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}
