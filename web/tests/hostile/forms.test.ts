import { expect, inject, test } from 'vitest'

const url = inject('siteUrl')
const payloads = [
  '"><img src=x onerror=steal()>',
  '</textarea><script>steal()</script>',
  "'-steal()-'",
  '</script><script>steal()</script>',
]

interface Description {
  paths: Record<string, { post?: { requestBody?: { content: Record<string, { example?: Record<string, unknown> }> } } }>
}

async function formPages() {
  const index = await (await fetch(`${url}/free-tools`)).text()
  const pages = new Set([...index.matchAll(/href="(\/free-tools\/[\w-]+)"/g)].map(([, path = '']) => path))
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Description
  const fields = Object.values(paths).flatMap(({ post }) =>
    Object.keys(post?.requestBody?.content['application/json']?.example ?? {}),
  )
  return { pages: [...pages], fields: [...new Set(fields)] }
}

test('what a form sends comes back as text, never as markup', async () => {
  const { pages, fields } = await formPages()
  expect(pages.length).toBeGreaterThanOrEqual(11)
  for (const [number, page] of pages.entries())
    for (const [index, payload] of payloads.entries()) {
      const form = new URLSearchParams(fields.map((name) => [name, payload]))
      const response = await fetch(`${url}${page}`, {
        method: 'POST',
        body: form,
        headers: { 'X-Forwarded-For': `10.210.${number}.${index}` },
      })
      expect(response.status, page).toBeLessThan(500)
      expect(response.headers.get('content-security-policy'), page).toMatch(/script-src 'self'/)
      const html = await response.text()
      expect(html).not.toMatch(/<img src=x|<script>steal|(?<![\\\w;])<\/script><script>steal/)
    }
})

test('what an address holds never comes back as markup', async () => {
  for (const path of ['/', '/pricing', '/free-tools/cliche-finder', '/no-such-page'])
    for (const payload of payloads) {
      const response = await fetch(`${url}${path}?text=${encodeURIComponent(payload)}&${encodeURIComponent(payload)}`)
      expect(await response.text()).not.toContain('steal()')
    }
})
