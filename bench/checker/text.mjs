import { readFileSync } from 'node:fs'

const subjects = [
  'The harbour',
  'A tired clerk',
  'Her older brother',
  'The committee',
  'Every map in the room',
  'Nobody',
]
const verbs = ['was painted by', 'slowly opened', 'could perhaps follow', 'had been given to', 'kept', 'walked beside']
const objects = [
  'the grey bridge',
  'a letter of nine pages',
  'those who live near the river',
  'the last train',
  'a cup of tea',
]
const endings = [
  'before the rain came',
  'in order to utilize the light',
  'and nothing was said',
  'because it was very late',
  '',
]

/** Prose of our own with findings of every kind; the same in every run. */
function* generatedParagraphs() {
  let state = 7
  const pick = (list) => {
    state = (state * 48271) % 2147483647
    return list[state % list.length]
  }
  const clause = () => `${pick(subjects)} ${pick(verbs)} ${pick(objects)}`
  while (true) {
    const sentences = Array.from({ length: 3 + (state % 4) }, () =>
      `${clause()}${state % 3 === 0 ? `, while ${clause().toLowerCase()}, and ${clause().toLowerCase()}` : ''} ${pick(endings)}`.trim(),
    )
    yield `${sentences.join('. ')}.`
  }
}

function* paragraphsOf(file) {
  const paragraphs = readFileSync(file, 'utf8')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)
  while (true) yield* paragraphs
}

/** A text of so many words, from a file, over and over if need be, or of our own making. */
export function textOf(words, file) {
  const taken = []
  let left = words
  for (const paragraph of file ? paragraphsOf(file) : generatedParagraphs()) {
    const parts = paragraph.split(' ').slice(0, left)
    taken.push(parts.join(' '))
    left -= parts.length
    if (left === 0) return taken.join('\n\n')
  }
}
