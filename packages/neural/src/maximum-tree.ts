/**
 * The best tree over a matrix of arc scores (Chu–Liu and Edmonds). `scores[child * size + head]`; node 0 is the root of
 * the tree and takes exactly one child, as a sentence has one main word. Answers each node's head; the root's is -1.
 */
export function maximumTree(scores: ArrayLike<number>, size: number): Int32Array {
  const matrix = Float64Array.from(scores)
  for (let node = 0; node < size; node += 1) matrix[node * size + node] = -Infinity
  const greedy = bestHeads(matrix, size)
  if (greedy.filter((head) => head === 0).length === 1 && !cycleIn(greedy)) return greedy
  let best = greedy
  let bestTotal = -Infinity
  for (const main of likelyMainWords(matrix, size)) {
    const rooted = matrix.slice()
    for (let child = 1; child < size; child += 1) if (child !== main) rooted[child * size] = -Infinity
    for (let head = 1; head < size; head += 1) rooted[main * size + head] = -Infinity
    const heads = spanningTree(rooted, size)
    const total = heads.reduce(
      (sum, head, child) => (child === 0 ? 0 : sum + (rooted[child * size + head] as number)),
      0,
    )
    if (total > bestTotal) {
      bestTotal = total
      best = heads
    }
  }
  return best
}

/** Trying every word as the main one is wasteful: beyond the few that gain most under the root, none wins. */
const MAIN_WORDS_TRIED = 5

function likelyMainWords(matrix: Float64Array, size: number): number[] {
  const gain = (child: number) => {
    const row = matrix.subarray(child * size, (child + 1) * size)
    const elsewhere = row.subarray(1).reduce((most, score) => Math.max(most, score), -Infinity)
    return elsewhere === -Infinity ? 0 : (row[0] as number) - elsewhere
  }
  return Array.from({ length: size - 1 }, (_, index) => ({ child: index + 1, gain: gain(index + 1) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MAIN_WORDS_TRIED)
    .map(({ child }) => child)
}

function bestHeads(matrix: Float64Array, size: number): Int32Array {
  const heads = new Int32Array(size).fill(-1)
  for (let child = 1; child < size; child += 1) {
    let best = 0
    for (let head = 1; head < size; head += 1)
      if ((matrix[child * size + head] as number) > (matrix[child * size + best] as number)) best = head
    heads[child] = best
  }
  return heads
}

/** Heads of all nodes but 0. A cycle is contracted into one node and opened again where the tree enters it. */
function spanningTree(matrix: Float64Array, size: number): Int32Array {
  const heads = bestHeads(matrix, size)
  const cycle = cycleIn(heads)
  if (!cycle) return heads

  const inside = new Set(cycle)
  const outside = Array.from({ length: size }, (_, node) => node).filter((node) => !inside.has(node))
  const smaller = outside.length + 1
  const whole = outside.length
  const score = (child: number, head: number) => matrix[child * size + head] as number
  const contracted = new Float64Array(smaller * smaller).fill(-Infinity)
  const entries = new Int32Array(smaller)
  const exits = new Int32Array(smaller)
  outside.forEach((node, place) => {
    outside.forEach((head, headPlace) => {
      contracted[place * smaller + headPlace] = score(node, head)
    })
    entries[place] = bestOf(cycle, (member) => score(member, node) - score(member, heads[member] as number))
    const entry = entries[place] as number
    contracted[whole * smaller + place] = score(entry, node) - score(entry, heads[entry] as number)
    exits[place] = bestOf(cycle, (member) => score(node, member))
    contracted[place * smaller + whole] = place === 0 ? -Infinity : score(node, exits[place] as number)
  })

  const opened = spanningTree(contracted, smaller)
  outside.forEach((node, place) => {
    const head = opened[place] as number
    if (place > 0) heads[node] = head === whole ? (exits[place] as number) : (outside[head] as number)
  })
  const entered = opened[whole] as number
  heads[entries[entered] as number] = outside[entered] as number
  return heads
}

function bestOf(nodes: readonly number[], score: (node: number) => number): number {
  return nodes.reduce((best, node) => (score(node) > score(best) ? node : best))
}

function cycleIn(heads: Int32Array): number[] | undefined {
  const seenFrom = new Int32Array(heads.length)
  for (let start = 1; start < heads.length; start += 1) {
    let node = start
    while (node > 0 && seenFrom[node] === 0) {
      seenFrom[node] = start
      node = heads[node] as number
    }
    if (node <= 0 || seenFrom[node] !== start) continue
    const cycle = [node]
    for (let next = heads[node] as number; next !== node; next = heads[next] as number) cycle.push(next)
    return cycle
  }
  return undefined
}
