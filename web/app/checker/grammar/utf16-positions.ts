/** The grammar check counts whole characters, the page counts UTF-16 units: this turns one into the other. */
export function utf16Positions(text: string): (index: number) => number {
  if (!/[\ud800-\udfff]/.test(text)) return (index) => index
  const positions: number[] = []
  let position = 0
  for (const character of text) {
    positions.push(position)
    position += character.length
  }
  return (index) => positions[index] ?? position
}
