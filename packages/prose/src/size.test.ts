import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

const LARGEST_DOWNLOAD = 80_000

async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(new URL('index.ts', import.meta.url)) })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  expect(output).toHaveLength(1)
  return output[0].code
}

test('the browser downloads less than 80 kB for the whole analysis, lists included', async () => {
  const code = await bundled()
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(LARGEST_DOWNLOAD)
  expect(code, 'the warm-up must not be shaken off').toContain('Lindqvist')
})
