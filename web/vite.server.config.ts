import { defineConfig } from 'vite'

/** Bundles the HTTP server with every tool's engine; what npm installs stays outside the bundle. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/app',
    emptyOutDir: true,
    target: 'node22',
    rollupOptions: {
      // The models find their weights beside their own source.
      external: ['@limpid/neural'],
      input: ['server/main.ts', 'server/compute-worker.ts', 'app/ports/quota/sqlite-worker.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
