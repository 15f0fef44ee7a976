import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['lib/serve-site.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
    // A browser on a busy machine may miss a beat; a real fault fails twice.
    retry: 1,
  },
})
