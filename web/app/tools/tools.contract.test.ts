import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createTestApp, newAddress } from '#server/test-app.fixture.ts'
import type { Engine, ToolCopy, ToolFacts } from './define-tool.ts'

const pieces = [
  'facts.ts',
  'icon.ts',
  'schema.ts',
  'engine.server.ts',
  'form.tsx',
  'result.tsx',
  'copy.ts',
  'guide.md',
  'example.ts',
  'route.tsx',
]
const factsOf = import.meta.glob<{ facts: ToolFacts }>('./*/facts.ts', { eager: true })
const engineOf = import.meta.glob<{ engine: Engine }>('./*/engine.server.ts', { eager: true })
const copyOf = import.meta.glob<{ copy: ToolCopy }>('./*/copy.ts', { eager: true })
const guideOf = import.meta.glob<string>('./*/guide.md', { eager: true, query: '?raw', import: 'default' })

const has = (folder: string, file: string) => existsSync(new URL(`./${folder}/${file}`, import.meta.url))
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && pieces.some((file) => has(entry.name, file)))
  .map((entry) => entry.name)

const { post, remaining } = await createTestApp()

test.each(folders)('%s is a complete folder', (folder) => {
  expect(pieces.filter((file) => !has(folder, file))).toEqual([])
})

test.each(['slug', 'name', 'apiPath', 'usageKey', 'description'] as const)('no two tools share a %s', (fact) => {
  const values = Object.values(factsOf).map(({ facts }) => facts[fact])
  expect(values).toEqual([...new Set(values)])
})

describe.each(folders)('%s', (folder) => {
  const facts = factsOf[`./${folder}/facts.ts`]!.facts
  const { engine } = engineOf[`./${folder}/engine.server.ts`]!
  const { copy } = copyOf[`./${folder}/copy.ts`]!
  const guide = guideOf[`./${folder}/guide.md`]!

  test('is named after its folder', () => {
    expect(facts.slug).toBe(folder)
    expect(engine.facts).toBe(facts)
  })

  test('its example passes the whole pipeline and costs one use', async () => {
    const address = newAddress()
    const response = await post(facts.apiPath, engine.example, { address })
    expect(await response.clone().text()).not.toContain('"error"')
    expect(response.status).toBe(200)
    expect(response.headers.get('X-RateLimit-Remaining')).toBe('9')
    expect(engine.output.safeParse(await response.json()).success).toBe(true)
    expect(await remaining(facts.usageKey, address)).toBe(9)
  })

  const required = Object.entries(facts.fields).filter(([, field]) => field.required !== undefined)
  test.each(required)('says what is missing when %s is blank, and takes no use', async (name, field) => {
    const address = newAddress()
    for (const blank of ['', ' \n\t ', undefined, null, 7]) {
      const response = await post(facts.apiPath, { ...(engine.example as object), [name]: blank }, { address })
      expect([response.status, await response.json()]).toEqual([400, { error: field.required }])
    }
    expect(await remaining(facts.usageKey, address)).toBe(10)
  })

  test.each(Object.entries(facts.fields))(
    'takes %s up to its limit and not beyond, for free',
    async (name, { limit }) => {
      const address = newAddress()
      const fits = withField(engine.example as Fields, name, ` ${'a'.repeat(limit)}\n`)
      expect(engine.input.safeParse(fits).success).toBe(true)
      const tooLong = withField(engine.example as Fields, name, 'a'.repeat(limit + 1))
      const response = await post(facts.apiPath, tooLong, { address })
      expect(response.status).toBe(400)
      expect(await remaining(facts.usageKey, address)).toBe(10)
    },
  )

  test('has words of its own on every part of the page', () => {
    expect(copy.benefits.items.length).toBeGreaterThanOrEqual(3)
    expect(copy.howTo.steps.length).toBeGreaterThanOrEqual(3)
    expect(copy.faq.length).toBeGreaterThanOrEqual(4)
    expect(guide.split(/\s+/).length).toBeGreaterThan(250)
    expect(guide).toMatch(/:::example|^>/m)
    expect(facts.description.length).toBeLessThanOrEqual(160)
  })
})

type Fields = { [name: string]: unknown }

/** Some fields stand in a group inside the request, such as the names of a podcast's hosts. */
function withField(example: Fields, name: string, value: string): Fields {
  const group = Object.keys(example).find((key) => Object.hasOwn(Object(example[key]), name))
  if (Object.hasOwn(example, name) || !group) return { ...example, [name]: value }
  return { ...example, [group]: { ...(example[group] as Fields), [name]: value } }
}
