import { defineConfig } from 'vitest/config'

/** The tests that npm run test:mutation tests. */
export default defineConfig({
  test: { include: ['packages/prose/src/**/*.test.ts', 'web/app/ports/quota/*.test.ts'], testTimeout: 30_000 },
})
