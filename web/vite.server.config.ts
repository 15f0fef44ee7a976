import { defineConfig } from 'vite'

/** Bundles the HTTP server with every tool's engine; what npm installs stays outside the bundle. */
export default defineConfig({
  publicDir: false,
  ssr: { external: ['@limpid/neural'] },
  build: {
    ssr: true,
    outDir: 'build/app',
    emptyOutDir: true,
    target: 'node22',
    rollupOptions: {
      input: ['server/main.ts', 'server/compute-worker.ts', 'app/ports/quota/sqlite-worker.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
