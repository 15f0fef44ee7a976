/** Lines that a mail program or a typist broke at a fixed width: most are long, and hardly any ends a sentence. */
function isWrapped(lines: readonly string[]) {
  const broken = lines.slice(0, -1)
  return broken.length > 0 && broken.every((line) => line.length >= 45 && line.length <= 100)
}

/** Plain text as paragraphs: blank lines part them, and so do single ones unless the text was wrapped at a fixed width. */
export function splitParagraphs(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((part) => {
      const lines = part.split('\n').map((line) => line.trim())
      return isWrapped(lines) ? [lines.join(' ')] : lines
    })
    .filter(Boolean)
}
