import { readdirSync } from 'node:fs'
import type { Config } from '@react-router/dev/config'

const articles = readdirSync(new URL('./app/content/blog/', import.meta.url))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/blog/${file.slice(0, -3)}`)

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: ({ getStaticPaths }) => [...getStaticPaths().filter((path) => !path.startsWith('/dev')), ...articles],
} satisfies Config
