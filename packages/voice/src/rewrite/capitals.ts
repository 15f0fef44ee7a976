import demonyms from '../../data/capitalised-words.json' with { type: 'json' }
import type { Sentence, Word } from '../sentence.ts'

const alwaysCapital = new Set(demonyms)

/** Lowers the capitals that only a sentence start calls for, and returns what sets them again where words now start. */
export function liftCapitals(sentence: Sentence): () => void {
  const first = sentence.words.find((word) => word.upos !== 'PUNCT')
  const anchors: (Word | null)[] = first && /^\p{Lu}/u.test(first.form) ? [null] : []
  sentence.words.forEach((word, index) => {
    if (!/^\p{Lu}/u.test(word.form) || !startsSentence(sentence, index)) return
    anchors.push(sentence.words[index - 1] ?? null)
    if (losesCapital(word)) word.form = word.form[0]?.toLowerCase() + word.form.slice(1)
  })
  return () => {
    for (const anchor of anchors) {
      const word = sentence.words[anchor ? sentence.indexOf(anchor) + 1 : 0]
      const first =
        word?.upos === 'PUNCT' && anchor === null ? sentence.words.find((each) => each.upos !== 'PUNCT') : word
      if (first && /^\p{Ll}[^\p{Lu}]*$/u.test(first.form))
        first.form = first.form[0]?.toUpperCase() + first.form.slice(1)
    }
  }
}

function startsSentence(sentence: Sentence, index: number): boolean {
  const previous = sentence.words[index - 1]
  if (!previous) return true
  return (
    previous.upos === 'PUNCT' && /^(?:["“'‘«(]|‘’|``|[.:!?*•]|--?|\.\.+)$/.test(previous.form) && !isClosing(previous)
  )
}

function isClosing(word: Word): boolean {
  return /^["'”’]$/.test(word.form) && word.space === '' && word.before !== null && !word.opens
}

function losesCapital(word: Word): boolean {
  if (word.upos === 'PROPN' || /^I(?:$|['’])/.test(word.form)) return false
  if (/^\p{Lu}.*[\p{Lu}\d]/u.test(word.form)) return false
  return !alwaysCapital.has(word.form.replace(/s$/, '')) && !alwaysCapital.has(word.form)
}
