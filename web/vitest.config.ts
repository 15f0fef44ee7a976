import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['web/app/**/*.test.{ts,tsx}', 'web/server/**/*.test.ts'], root: '..' },
})
