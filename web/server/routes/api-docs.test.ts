import { expect, test } from 'vitest'
import { engines } from '../engines.ts'
import { createTestApp } from '../test-app.fixture.ts'

const { send } = await createTestApp({ SITE_URL: 'https://writing.example' })

interface Operation {
  requestBody: {
    content: { 'application/json': { schema: { required: string[]; properties: object }; example: object } }
  }
  responses: Record<string, unknown>
}

test('every tool is described from its own schemas', async () => {
  const response = await send('/api/openapi.json')
  const document = (await response.json()) as {
    openapi: string
    servers: unknown
    paths: Record<string, { post: Operation; get: Operation }>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: 'https://writing.example' }])
  for (const { facts, example } of engines) {
    const { post } = document.paths[`/api/free-tools/${facts.apiPath}`]!
    const { schema, example: shown } = post.requestBody.content['application/json']
    const required = Object.entries(facts.fields).filter(([, field]) => field.required)
    expect(schema.required).toEqual(expect.arrayContaining(required.map(([name]) => name)))
    expect(shown).toEqual(example)
    expect(Object.keys(post.responses)).toEqual(['200', '400', '413', '415', '422', '429', '502', '503', '504'])
    expect(document.paths[`/api/free-tools/${facts.usageKey}/usage`]?.get).toBeDefined()
  }
})

test('limits of the fields are in the document', async () => {
  const text = await (await send('/api/openapi.json')).text()
  expect(text).toContain('"maxLength":10000')
})

test('people can read it as a page', async () => {
  const response = await send('/api/docs')
  const html = await response.text()
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  for (const { facts } of engines) {
    expect(html).toContain(facts.name)
    expect(html).toContain(`POST /api/free-tools/${facts.apiPath}`)
  }
  expect(html).not.toContain('undefined')
  expect(html).not.toContain('[object Object]')
})
