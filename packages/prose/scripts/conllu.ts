import { readFileSync } from 'node:fs'

export interface TreebankWord {
  form: string
  lemma: string
  universalTag: string
  tag: string
  /** Position of the head in the sentence's words; -1 for the root. */
  head: number
  relation: string
  /** Where the word stands in the sentence's text. */
  start: number
  end: number
}

export interface TreebankSentence {
  text: string
  words: TreebankWord[]
}

/** Reads a treebank in CoNLL-U format, each word with its place in the raw sentence. */
export function readTreebank(path: string): TreebankSentence[] {
  const sentences: TreebankSentence[] = []
  for (const block of readFileSync(path, 'utf8').split('\n\n')) {
    const lines = block.split('\n')
    const text = lines.find((line) => line.startsWith('# text = '))?.slice('# text = '.length)
    if (!text) continue
    const words: TreebankWord[] = []
    let from = 0
    for (const line of lines) {
      const [id, form, lemma, universalTag, tag, , head, relation] = line.split('\t')
      if (!id || !form || !relation || !/^\d+$/.test(id)) continue
      const found = text.indexOf(form, from)
      const start = found >= 0 && found < from + 10 ? found : from
      const end = found === start ? start + form.length : start
      from = end
      words.push({
        form,
        lemma: lemma!,
        universalTag: universalTag!,
        tag: tag!,
        head: Number(head) - 1,
        relation,
        start,
        end,
      })
    }
    sentences.push({ text, words })
  }
  return sentences
}
