import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    include: ['web/app/**/*.test.{ts,tsx}', 'web/server/**/*.test.ts'],
    root: '..',
  },
})
