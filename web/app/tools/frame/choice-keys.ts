/** Where a key moves the marker in an open list: arrows, Home, End, and the first letter of a label. */
export function optionAfterKey(key: string, active: number, options: readonly { label: string }[]) {
  const last = options.length - 1
  if (key === 'ArrowDown') return Math.min(last, active + 1)
  if (key === 'ArrowUp') return Math.max(0, active - 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1) return undefined
  const letter = key.toLowerCase()
  const startsWithLetter = (index: number) => options[index]?.label.toLowerCase().startsWith(letter)
  for (let step = 1; step <= options.length; step += 1) {
    const index = (active + step) % options.length
    if (startsWithLetter(index)) return index
  }
  return undefined
}
