import type { Tree } from '../src/tree.ts'

/** Reads trees from CoNLL-U, the format of the public treebanks, with offsets into each sentence's `# text`. */
export function parseConllu(source: string): Tree[] {
  const trees: Tree[] = []
  for (const block of source.split(/\n\n+/)) {
    const text = /^# text = (.*)$/m.exec(block)?.[1]
    if (text === undefined) continue
    let at = 0
    const tokens = block
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([id]) => /^\d+$/.test(id ?? ''))
      .map(([, form = '', , upos = '', , , head = '0', relation = '']) => {
        const start = text.indexOf(form, at)
        at = start + form.length
        return { form, start, end: at, upos, head: Number(head), relation }
      })
    trees.push({ text, tokens })
  }
  return trees
}
