const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export const name = 'Intl.Segmenter'
export const sentences = (text) => Array.from(segmenter.segment(text), ({ segment }) => segment)
