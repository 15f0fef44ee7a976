import { defineConfig } from 'vite'

/** Bundles the HTTP server with every tool's engine; what npm installs stays outside the bundle. */
export default defineConfig({
  publicDir: false,
  ssr: { external: ['@limpid/neural'] },
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/app',
    emptyOutDir: true,
    target: 'node22',
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
})
