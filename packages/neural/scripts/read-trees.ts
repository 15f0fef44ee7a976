import { readFileSync } from 'node:fs'

export interface GoldWord {
  form: string
  upos: string
  head: number
  relation: string
  start: number
  end: number
}

export interface GoldSentence {
  text: string
  words: GoldWord[]
}

/** The sentences of a CoNLL-U file, with each word's place in the sentence's own text. */
export function readTrees(path: string): GoldSentence[] {
  return readFileSync(path, 'utf8')
    .split('\n\n')
    .filter((block) => block.includes('\t'))
    .map((block) => {
      const lines = block.split('\n')
      const text = (lines.find((line) => line.startsWith('# text = ')) as string).slice(9)
      let place = 0
      const words = lines.flatMap((line) => {
        const [id, form = '', , upos = '', , , head, relation = ''] = line.split('\t')
        if (!id || !/^\d+$/.test(id)) return []
        const start = text.indexOf(form, place)
        place = start + form.length
        return [{ form, upos, head: Number(head), relation, start, end: place }]
      })
      return { text, words }
    })
}
