import type { Measured } from './place-words.ts'

const face = '600 SIZEpx "Instrument Sans", "Segoe UI", sans-serif'
const fontOf = (size: number) => face.replace('SIZE', String(size))

/** Waits until the cloud's typeface is there, then measures words as the browser will draw them. */
export async function loadMeasure(): Promise<(word: string, size: number) => Measured> {
  await document.fonts.load(fontOf(20))
  const canvas = document.createElement('canvas').getContext('2d')
  return (word, size) => {
    if (!canvas) return { width: word.length * size * 0.65, ascent: size, descent: size * 0.3 }
    canvas.font = fontOf(size)
    const metrics = canvas.measureText(word)
    return {
      width: metrics.width,
      ascent: metrics.actualBoundingBoxAscent,
      descent: metrics.actualBoundingBoxDescent,
    }
  }
}
