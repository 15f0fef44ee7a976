import { adverbCases, articleLevels, passiveCases, sentenceParagraphs, syllableWords } from './data-sets.mjs'
import { countBoundaries, countWords, Tally } from './score.mjs'
import { printTable } from './table.mjs'

const MEASURES = [
  { title: 'Passive voice, by sentence, F1', skill: 'isPassive', cases: passiveCases, score: scorePassive },
  { title: 'Adverbs in -ly, F1', skill: 'lyAdverbs', cases: adverbCases, score: scoreAdverbs },
  {
    title: 'Sentence boundaries in paragraphs, F1',
    skill: 'sentences',
    cases: sentenceParagraphs,
    score: scoreSentences,
  },
  {
    title: 'Syllables, share of words counted right',
    skill: 'countSyllables',
    cases: syllableWords,
    score: scoreSyllables,
  },
  { title: 'Three levels of an article put in order', skill: 'ease', cases: articleLevels, score: scoreLevels },
]

/** Every measure for which the folder has data, for every peer that claims the skill. */
export async function accuracy(peers, data) {
  for (const { title, skill, cases, score } of MEASURES) {
    for (const { set, items } of await cases(data)) {
      console.log(`\n${title} – ${set}, ${items.length.toLocaleString('en')} cases\n`)
      const able = peers.filter((peer) => peer[skill])
      const rows = []
      for (const peer of able) rows.push([peer.name, ...(await score(peer[skill], items))])
      printTable(['', '', '', ''].slice(0, rows[0].length), rows)
    }
  }
}

async function scorePassive(isPassive, items) {
  const tally = new Tally()
  for (const { text, gold } of items) tally.add(await isPassive(text), gold)
  return tally.figures()
}

async function scoreAdverbs(lyAdverbs, items) {
  const tally = new Tally()
  for (const { text, gold, candidates } of items) {
    const found = (await lyAdverbs(text)).map((word) => word.toLowerCase()).filter((word) => candidates.has(word))
    countWords(tally, found, gold)
  }
  return tally.figures()
}

async function scoreSentences(sentences, items) {
  const tally = new Tally()
  for (const gold of items) countBoundaries(tally, await sentences(gold.join(' ')), gold)
  return tally.figures()
}

async function scoreSyllables(countSyllables, items) {
  let right = 0
  for (const { word, counts } of items) if (counts.has(countSyllables(word))) right += 1
  return [(right / items.length).toFixed(3)]
}

async function scoreLevels(ease, items) {
  let ordered = 0
  for (const levels of items) {
    const [easy, middle, hard] = levels.map((text) => ease(text))
    if (easy > middle && middle > hard) ordered += 1
  }
  return [(ordered / items.length).toFixed(3)]
}
