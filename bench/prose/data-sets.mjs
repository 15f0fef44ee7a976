import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The splits of the treebank that are not for training. */
function treebanks(data) {
  return ['dev', 'test']
    .map((split) => ({ set: `UD English-EWT ${split}`, path: `${data}/ud-ewt/${split}.conllu` }))
    .filter(({ path }) => existsSync(path))
}

function readSentences(path) {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const lines = block.split('\n')
      const text = lines.find((line) => line.startsWith('# text = '))?.slice(9) ?? ''
      const startsParagraph = lines.some((line) => line.startsWith('# newpar') || line.startsWith('# newdoc'))
      const words = lines.map((line) => line.split('\t')).filter(([id]) => /^\d+$/.test(id))
      return { text, startsParagraph, words: words.map(([, form, , tag, , , , relation]) => ({ form, tag, relation })) }
    })
}

/** A sentence is passive where the treebank says so of a subject or an auxiliary. */
export function passiveCases(data) {
  const isPassive = ({ relation }) => /^(?:nsubj:pass|csubj:pass|aux:pass)$/.test(relation)
  return treebanks(data).map(({ set, path }) => ({
    set,
    items: readSentences(path).map(({ text, words }) => ({ text, gold: words.some(isPassive) })),
  }))
}

export function adverbCases(data) {
  return treebanks(data).map(({ set, path }) => {
    const sentences = readSentences(path).map(({ text, words }) => {
      const ending = words
        .map((word) => ({ ...word, form: word.form.toLowerCase() }))
        .filter(({ form }) => /^[a-z]{2,}ly$/.test(form))
      const gold = ending.filter(({ tag }) => tag === 'ADV').map(({ form }) => form)
      return { text, gold, candidates: new Set(ending.map(({ form }) => form)) }
    })
    return { set, items: sentences.filter(({ candidates }) => candidates.size > 0) }
  })
}

/** Paragraphs of two sentences and more. */
export function sentenceParagraphs(data) {
  return treebanks(data).map(({ set, path }) => {
    const paragraphs = [[]]
    for (const { text, startsParagraph } of readSentences(path)) {
      if (startsParagraph) paragraphs.push([])
      paragraphs.at(-1).push(text)
    }
    return { set, items: paragraphs.filter((sentences) => sentences.length > 1) }
  })
}

/** Each word with all the counts of its pronunciations. */
export async function syllableWords() {
  const { dictionary } = await import('cmu-pronouncing-dictionary')
  const words = new Map()
  for (const [entry, sounds] of Object.entries(dictionary)) {
    const word = entry.replace(/\(\d+\)$/, '')
    if (!/^[a-z]+$/.test(word)) continue
    const counts = words.get(word) ?? new Set()
    words.set(word, counts.add(sounds.match(/\d/g)?.length ?? 0))
  }
  return [{ set: 'CMU Pronouncing Dictionary', items: [...words].map(([word, counts]) => ({ word, counts })) }]
}

/** The three versions of each article, from the easiest to the hardest. */
export function articleLevels(data) {
  const folder = `${data}/onestop`
  if (!existsSync(folder)) return []
  const read = (level) =>
    new Map(
      readdirSync(`${folder}/${level}`).map((file) => [
        file.replace(/-[a-z]+\.txt$/, ''),
        readFileSync(`${folder}/${level}/${file}`, 'utf8').replace(
          /^\uFEFF?\s*(?:Elementary|Intermediate|Advanced)\s*\n/,
          '',
        ),
      ]),
    )
  const [easy, middle, hard] = ['Ele', 'Int', 'Adv'].map(read)
  const names = [...easy.keys()].filter((name) => middle.has(name) && hard.has(name))
  return [{ set: 'OneStopEnglish', items: names.map((name) => [easy.get(name), middle.get(name), hard.get(name)]) }]
}
