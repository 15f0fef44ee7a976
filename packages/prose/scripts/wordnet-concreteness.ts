/** WordNet's lexicographer files: what can be seen, touched or done with the body, and what can only be thought. */
const concreteFiles = new Set([5, 6, 8, 13, 15, 17, 18, 20, 27, 29, 34, 35, 38, 39, 43])
const abstractFiles = new Set([4, 7, 9, 10, 11, 16, 21, 22, 24, 26])

/**
 * For each word of WordNet's `index.sense`: 1 when most of its counted uses are concrete, -1 when most are abstract,
 * else 0. A word that was never counted goes by its first sense.
 */
export function readConcreteness(index: string): Map<string, number> {
  const uses = new Map<string, { balance: number; total: number }>()
  for (const line of index.split('\n')) {
    const [key = '', , sense = '', tagged = ''] = line.split(' ')
    const [word = '', place = ''] = key.split('%')
    if (!/^[a-z]+$/.test(word)) continue
    const file = Number(place.split(':')[1])
    const weight = Number(tagged) + (sense === '1' ? 0.5 : 0)
    const use = uses.get(word) ?? { balance: 0, total: 0 }
    use.total += weight
    if (concreteFiles.has(file)) use.balance += weight
    else if (abstractFiles.has(file)) use.balance -= weight
    uses.set(word, use)
  }
  return new Map([...uses].map(([word, { balance, total }]) => [word, Math.round(total === 0 ? 0 : balance / total)]))
}
