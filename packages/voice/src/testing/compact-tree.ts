import type { Tree } from '../tree.ts'

const tags: Record<string, string> = {
  N: 'NOUN',
  P: 'PROPN',
  R: 'PRON',
  V: 'VERB',
  X: 'AUX',
  D: 'DET',
  A: 'ADP',
  J: 'ADJ',
  B: 'ADV',
  T: 'PART',
  C: 'CCONJ',
  S: 'SCONJ',
  M: 'NUM',
  '.': 'PUNCT',
}

/**
 * A tree from a line of `form/TAG/relation/head`, where TAG is a letter and head is the form that governs (with `#2` for its
 * second occurrence); a token without a head is the root. Punctuation and "n't" cling to the word before them.
 */
export function compactTree(line: string): Tree {
  const parts = line
    .trim()
    .split(/\s+/)
    .map((token) => token.split('/') as [string, string, string, string | undefined])
  let text = ''
  const tokens = parts.map(([form, tag, relation, head]) => {
    if (text !== '' && !/^(?:[.,;:!?)”]|n't|'s|'ve)/.test(form) && !/[(“]$/.test(text)) text += ' '
    const start = text.length
    text += form
    return { form, start, end: text.length, upos: tags[tag] ?? tag, head: head ? position(parts, head) : 0, relation }
  })
  return { text, tokens }
}

function position(parts: [string, ...unknown[]][], head: string): number {
  const [form, count = '1'] = head.split('#')
  const places = parts.flatMap(([each], index) => (each === form ? [index + 1] : []))
  const found = places[Number(count) - 1]
  if (found === undefined) throw new Error(`No word “${head}” in the tree`)
  return found
}
