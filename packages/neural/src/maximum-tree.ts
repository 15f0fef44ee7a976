/**
 * The best tree over a matrix of arc scores (Chu–Liu and Edmonds). `scores[child * size + head]`; node 0 is the root of
 * the tree and takes exactly one child, as a sentence has one main word. Answers each node's head; the root's is -1.
 */
export function maximumTree(scores: ArrayLike<number>, size: number): Int32Array {
  const score = (child: number, head: number) => scores[child * size + head] as number
  const greedy = bestHeads(size, score)
  if (childrenOfRoot(greedy) === 1 && findCycle(greedy) === undefined) return greedy
  let best: Int32Array | undefined
  let bestTotal = -Infinity
  for (const main of likelyRoots(size, score)) {
    const rooted = (child: number, head: number) =>
      child === main ? (head === 0 ? score(child, 0) : -Infinity) : head === 0 ? -Infinity : score(child, head)
    const heads = spanningTree(
      Array.from({ length: size }, (_, node) => node),
      rooted,
    )
    let total = 0
    for (let child = 1; child < size; child += 1) total += rooted(child, heads.get(child) as number)
    if (total > bestTotal) {
      bestTotal = total
      best = Int32Array.from({ length: size }, (_, node) => heads.get(node) ?? -1)
    }
  }
  return best ?? greedy
}

/** Trying every word as the main one is wasteful: beyond the few that score best under the root none wins. */
const ROOTS_TRIED = 4

function likelyRoots(size: number, score: Score): number[] {
  const advantage = (child: number) => {
    let other = -Infinity
    for (let head = 1; head < size; head += 1) if (head !== child) other = Math.max(other, score(child, head))
    return other === -Infinity ? 0 : score(child, 0) - other
  }
  return Array.from({ length: size - 1 }, (_, k) => k + 1)
    .map((child) => ({ child, gain: advantage(child) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, ROOTS_TRIED)
    .map(({ child }) => child)
}

type Score = (child: number, head: number) => number

function bestHeads(size: number, score: Score): Int32Array {
  const heads = new Int32Array(size).fill(-1)
  for (let child = 1; child < size; child += 1) {
    let best = child === 0 ? 1 : 0
    for (let head = 0; head < size; head += 1)
      if (head !== child && score(child, head) > score(child, best)) best = head
    heads[child] = best
  }
  return heads
}

function childrenOfRoot(heads: Int32Array): number {
  return heads.reduce((count, head) => count + (head === 0 ? 1 : 0), 0)
}

function findCycle(heads: Int32Array): true | undefined {
  for (let start = 1; start < heads.length; start += 1) {
    let node = start
    let steps = 0
    while (node > 0 && steps <= heads.length) {
      node = heads[node] as number
      steps += 1
    }
    if (steps > heads.length) return true
  }
  return undefined
}

/** Heads of all nodes but 0; cycles are contracted into one node and opened again where the tree enters them. */
function spanningTree(nodes: number[], score: Score): Map<number, number> {
  const heads = new Map<number, number>()
  for (const child of nodes) {
    if (child === 0) continue
    let best: number | undefined
    for (const head of nodes)
      if (head !== child && (best === undefined || score(child, head) > score(child, best))) best = head
    heads.set(child, best as number)
  }
  const cycle = cycleIn(heads)
  if (!cycle) return heads

  const inside = new Set(cycle)
  const whole = Math.max(...nodes) + 1
  const entry = new Map<number, number>()
  const exit = new Map<number, number>()
  const contracted = (child: number, head: number): number => {
    if (child === whole) {
      let best = -Infinity
      for (const node of cycle) {
        const gain = score(node, head) - score(node, heads.get(node) as number)
        if (gain > best || !entry.has(head)) {
          best = gain
          entry.set(head, node)
        }
      }
      return best
    }
    if (head !== whole) return score(child, head)
    let best = -Infinity
    for (const node of cycle) {
      if (score(child, node) > best || !exit.has(child)) {
        best = score(child, node)
        exit.set(child, node)
      }
    }
    return best
  }
  const outer = spanningTree([...nodes.filter((node) => !inside.has(node)), whole], remembered(contracted))
  const result = new Map<number, number>()
  for (const [child, head] of outer) {
    if (child === whole) result.set(entry.get(head) as number, head)
    else result.set(child, head === whole ? (exit.get(child) as number) : head)
  }
  for (const node of cycle) if (!result.has(node)) result.set(node, heads.get(node) as number)
  return result
}

function remembered(score: Score): Score {
  const known = new Map<number, number>()
  return (child, head) => {
    const key = child * 100_003 + head
    const found = known.get(key)
    if (found !== undefined) return found
    const value = score(child, head)
    known.set(key, value)
    return value
  }
}

function cycleIn(heads: Map<number, number>): number[] | undefined {
  const settled = new Set<number>()
  for (const start of heads.keys()) {
    const path: number[] = []
    let node: number | undefined = start
    while (node !== undefined && !settled.has(node) && !path.includes(node)) {
      path.push(node)
      node = heads.get(node)
    }
    if (node !== undefined && path.includes(node)) return path.slice(path.indexOf(node))
    for (const passed of path) settled.add(passed)
  }
  return undefined
}
