/** What a model's answers are checked for before anyone sees them. */

const leftovers =
  /\[(?:your|insert|company|name|topic|keyword|date)[^\]]*\]|\{\{?[^}]*\}\}?|<\/?[a-z][^<>]{0,40}>|lorem ipsum|as an ai\b/i

export function hasLeftovers(text: string) {
  return leftovers.test(text)
}

/** Quotation marks, list numbers and white space that models put around a line. */
export function tidyLine(text: string) {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
    .replace(/^["“'‘](.*)["”'’]$/, '$1')
    .trim()
}

/** Clean lines, none twice, none with a gap left in it. */
export function usableLines(lines: readonly string[]) {
  const seen = new Set<string>()
  return lines.map(tidyLine).filter((line) => {
    const key = line
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    if (line === '' || hasLeftovers(line) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
