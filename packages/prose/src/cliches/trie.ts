import type { Step } from './pattern.ts'

export interface Ending<Entry> {
  entry: Entry
  steps: Step[]
}

export interface Node<Entry> {
  byKey: Map<string, Node<Entry>>
  bySpelling: Map<string, Node<Entry>[]>
  possessive: Node<Entry>[]
  free: { node: Node<Entry>; most: number }[]
  endings: Ending<Entry>[]
}

export function createTrie<Entry>(): Node<Entry> {
  return { byKey: new Map(), bySpelling: new Map(), possessive: [], free: [], endings: [] }
}

function childFor<Entry>(node: Node<Entry>, step: Step): Node<Entry> {
  const known = node.byKey.get(step.key)
  if (known) return known
  const child = createTrie<Entry>()
  node.byKey.set(step.key, child)
  if (step.free) node.free.push({ node: child, most: step.free })
  if (step.possessive) node.possessive.push(child)
  for (const spelling of step.spellings.keys()) {
    const children = node.bySpelling.get(spelling)
    if (children) children.push(child)
    else node.bySpelling.set(spelling, [child])
  }
  return child
}

export function addToTrie<Entry>(root: Node<Entry>, entry: Entry, steps: Step[]) {
  let node = root
  for (const step of steps) node = childFor(node, step)
  node.endings.push({ entry, steps })
}
