import animalsAndNature from '../../data/cliches/animals-and-nature.json' with { type: 'json' }
import bodyAndMind from '../../data/cliches/body-and-mind.json' with { type: 'json' }
import business from '../../data/cliches/business.json' with { type: 'json' }
import essaysAndNews from '../../data/cliches/essays-and-news.json' with { type: 'json' }
import everydayPadding from '../../data/cliches/everyday-padding.json' with { type: 'json' }
import fictionAndFeeling from '../../data/cliches/fiction-and-feeling.json' with { type: 'json' }
import idiomsAToB from '../../data/cliches/idioms-a-to-b.json' with { type: 'json' }
import idiomsCToD from '../../data/cliches/idioms-c-to-d.json' with { type: 'json' }
import idiomsEToF from '../../data/cliches/idioms-e-to-f.json' with { type: 'json' }
import idiomsGToH from '../../data/cliches/idioms-g-to-h.json' with { type: 'json' }
import idiomsIToL from '../../data/cliches/idioms-i-to-l.json' with { type: 'json' }
import idiomsMToO from '../../data/cliches/idioms-m-to-o.json' with { type: 'json' }
import idiomsPToR from '../../data/cliches/idioms-p-to-r.json' with { type: 'json' }
import idiomsS from '../../data/cliches/idioms-s.json' with { type: 'json' }
import idiomsTToZ from '../../data/cliches/idioms-t-to-z.json' with { type: 'json' }
import proverbs from '../../data/cliches/proverbs.json' with { type: 'json' }
import similes from '../../data/cliches/similes.json' with { type: 'json' }
import { type Guards, readPattern, type Step } from './pattern.ts'
import { addToTrie, createTrie, type Node } from './trie.ts'

export interface ClicheEntry {
  /** The pattern in letters and hyphens: stable, and readable in a log. */
  id: string
  pattern: string
  severity: number
  alternatives: string[]
  explanation: string
  guards: Guards
  variants: Step[][]
}

const LINES = [
  animalsAndNature,
  bodyAndMind,
  business,
  essaysAndNews,
  everydayPadding,
  fictionAndFeeling,
  idiomsAToB,
  idiomsCToD,
  idiomsEToF,
  idiomsGToH,
  idiomsIToL,
  idiomsMToO,
  idiomsPToR,
  idiomsS,
  idiomsTToZ,
  proverbs,
  similes,
].flat()

export function idOf(pattern: string): string {
  return pattern
    .replace(/(^| )[!=^$]\S*/g, '')
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '')
}

function readEntry(line: string): ClicheEntry {
  const [pattern = '', severity = '', alternatives = '', explanation = ''] = line.split(' | ')
  return {
    id: idOf(pattern),
    pattern,
    severity: Number(severity),
    alternatives: alternatives.split(' ; '),
    explanation,
    ...readPattern(pattern),
  }
}

export const readEntries = (): ClicheEntry[] => LINES.map(readEntry)

let trie: Node<ClicheEntry> | null = null

/** Built at the first call, so that importing the module costs nothing. */
export function clicheTrie(): Node<ClicheEntry> {
  if (trie) return trie
  trie = createTrie<ClicheEntry>()
  for (const entry of readEntries()) {
    for (const steps of entry.variants) addToTrie(trie, entry, steps)
  }
  return trie
}
