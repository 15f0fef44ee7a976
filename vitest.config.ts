import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'prose', include: ['packages/prose/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'compose', include: ['packages/compose/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'neural', include: ['packages/neural/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'voice', include: ['packages/voice/src/**/*.test.ts'] } },
      { extends: './web/vitest.config.ts', test: { name: 'web' } },
    ],
  },
})
