import { readFileSync } from 'node:fs'

/** The raw sentences of a treebank in CoNLL-U format, paragraph by paragraph. */
export function readParagraphs(path: string): string[][] {
  const paragraphs: string[][] = [[]]
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('# newpar') || line.startsWith('# newdoc')) paragraphs.push([])
    else if (line.startsWith('# text = ')) paragraphs.at(-1)!.push(line.slice('# text = '.length))
  }
  return paragraphs.filter((sentences) => sentences.length > 0)
}
