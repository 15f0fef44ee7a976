import { existsSync, readdirSync } from 'node:fs'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const textPages = ['about-us', 'privacy-policy', 'terms-and-conditions']

/** A folder with a route is a tool, and its name is its address. */
const tools = readdirSync(new URL('./tools/', import.meta.url)).filter((slug) =>
  existsSync(new URL(`./tools/${slug}/route.tsx`, import.meta.url)),
)

/** Every address of the site. */
export default [
  route('readability-checker', 'checker/route.tsx'),
  layout('pages/shared-layout.tsx', [
    index('pages/home/home.tsx'),
    ...textPages.map((slug) => route(slug, 'pages/text-page/text-page.tsx', { id: slug })),
    route('blog', 'pages/blog/blog-index.tsx'),
    route('blog/:slug', 'pages/blog/article.tsx'),
    route('changelog', 'pages/changelog.tsx'),
    route('free-tools', 'pages/free-tools-index/free-tools-index.tsx'),
    ...tools.map((slug) => route(`free-tools/${slug}`, `tools/${slug}/route.tsx`)),
    route('pricing', 'pricing/route.tsx'),
    route('checkout-sandbox', 'pricing/checkout-sandbox.tsx'),
    route('contact-us', 'contact/route.tsx'),
    route('404', 'pages/not-found.tsx'),
    ...(process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', 'pages/dev/ui.tsx')]),
  ]),
] satisfies RouteConfig
