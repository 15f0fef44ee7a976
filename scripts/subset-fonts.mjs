// Cuts the two typefaces down to what English pages need. Run by hand after a font update: node scripts/subset-fonts.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
const folder = new URL('../web/app/fonts/', import.meta.url)
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const typographic = ' ©«»·×÷éèêëàâäáãåçîïíìôöóòõûüúùñœæÉÈÀÇÖÜß–—‘’“”•…′″€£→←↑↓−✓'

const cuts = [
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.woff2',
    axes: { opsz: 28, wght: { min: 400, max: 600 } },
  },
  {
    from: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'newsreader-italic.woff2',
    axes: { opsz: 28, wght: 400 },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  // The card images are drawn by a renderer that reads plain TrueType only.
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-card.ttf',
    axes: { opsz: 60, wght: 500 },
    format: 'truetype',
  },
]

await mkdir(folder, { recursive: true })
for (const { from, to, axes, format = 'woff2' } of cuts) {
  const font = await readFile(require.resolve(`@fontsource-variable/${from}`))
  const small = await subset(font, ascii + typographic, { targetFormat: format, variationAxes: axes })
  await writeFile(new URL(to, folder), small)
  console.log(to, font.length, '→', small.length)
}
