/** The text cut after '.', '!' or '?', as the page analyses it. */
export function sentencesOf(text: string) {
  const pieces = text.match(/[^.!?]+[.!?]*/g) ?? []
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}
