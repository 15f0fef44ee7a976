import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Lexical ships its smaller build under this name.
  resolve: command === 'build' ? { conditions: ['production', ...defaultClientConditions] } : {},
  build: { assetsInlineLimit: 0, target: 'es2022' },
}))
