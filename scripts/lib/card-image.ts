import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'

const fontFile = fileURLToPath(new URL('../../web/app/fonts/newsreader-card.ttf', import.meta.url))
const colors = { paper: '#f6fafb', water: '#dff0f7', deep: '#0b6388', ink: '#16222e', soft: '#4a5a69' }

/** A rough measure is enough here: a serif letter is a little under half as wide as the type is high. */
const letterWidth = 0.46

function breakLines(text: string, lettersPerLine: number) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < lettersPerLine) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? character)

function wave(y: number, height: number) {
  const arcs = Array.from({ length: 12 }, (_, index) => `q55 ${index % 2 ? height : -height} 110 0`).join(' ')
  return `M-60 ${y} ${arcs}`
}

/** The picture that a shared link shows: the page's title over water that grows still. 1200 × 630. */
export function drawCard(title: string) {
  const size = title.length > 60 ? 68 : title.length > 34 ? 80 : 96
  const lines = breakLines(title, Math.floor(1000 / (size * letterWidth)))
  const text = lines.map(
    (line, index) => `<tspan x="90" dy="${index === 0 ? 0 : size * 1.08}">${escapeText(line)}</tspan>`,
  )
  const top = 250 - ((lines.length - 1) * size * 1.08) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="${colors.paper}"/>
    <path d="${wave(440, 46)} V630 H-60 Z" fill="${colors.water}"/>
    <g fill="none" stroke="${colors.deep}" stroke-width="4" stroke-linecap="round">
      <path d="${wave(440, 46)}" opacity=".35"/><path d="${wave(492, 18)}" opacity=".6"/><path d="M0 540H1200"/>
    </g>
    <text font-family="Newsreader" font-size="${size}" letter-spacing="-1" fill="${colors.ink}" y="${top}">${text.join('')}</text>
    <text font-family="Newsreader" font-size="44" fill="${colors.deep}" x="90" y="600">Limpid</text>
  </svg>`
  const image = new Resvg(svg, {
    font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Newsreader' },
  })
  return image.render().asPng()
}

export function drawIcon(pixels: number) {
  const svg = readFileSync(new URL('../../web/public/icon.svg', import.meta.url))
  return new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng()
}
