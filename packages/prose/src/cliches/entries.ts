import animalsAndNature from '../../data/cliches/animals-and-nature.json' with { type: 'json' }
import bodyAndMind from '../../data/cliches/body-and-mind.json' with { type: 'json' }
import business from '../../data/cliches/business.json' with { type: 'json' }
import idiomsAToB from '../../data/cliches/idioms-a-to-b.json' with { type: 'json' }
import idiomsCToF from '../../data/cliches/idioms-c-to-f.json' with { type: 'json' }
import idiomsGToL from '../../data/cliches/idioms-g-to-l.json' with { type: 'json' }
import idiomsMToR from '../../data/cliches/idioms-m-to-r.json' with { type: 'json' }
import idiomsSToZ from '../../data/cliches/idioms-s-to-z.json' with { type: 'json' }
import proverbs from '../../data/cliches/proverbs.json' with { type: 'json' }
import similes from '../../data/cliches/similes.json' with { type: 'json' }
import { type Guards, readPattern } from './pattern.ts'
import { addToTrie, createTrie, type Node } from './trie.ts'

export interface ClicheEntry {
  /** The pattern in letters and hyphens: stable, and readable in a log. */
  id: string
  pattern: string
  severity: number
  alternatives: string[]
  explanation: string
  guards: Guards
}

const LINES = [
  animalsAndNature,
  bodyAndMind,
  business,
  idiomsAToB,
  idiomsCToF,
  idiomsGToL,
  idiomsMToR,
  idiomsSToZ,
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
    guards: readPattern(pattern).guards,
  }
}

export const readEntries = (): ClicheEntry[] => LINES.map(readEntry)

let trie: Node<ClicheEntry> | null = null

/** Built at the first call, so that importing the module costs nothing. */
export function clicheTrie(): Node<ClicheEntry> {
  if (trie) return trie
  trie = createTrie<ClicheEntry>()
  for (const entry of readEntries()) {
    for (const steps of readPattern(entry.pattern).variants) addToTrie(trie, entry, steps)
  }
  return trie
}
