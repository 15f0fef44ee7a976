const signs = [
  /^#{1,6} \S/m,
  /^\s*[-*+] \S.*\n\s*[-*+] \S/m,
  /^\s*\d+\. \S.*\n\s*\d+\. \S/m,
  /^```/m,
  /^> \S/m,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /\*\*[^*\n]+\*\*/,
]

/** Two different signs, or one heading: a lone asterisk or dash is plain writing. */
export function looksLikeMarkdown(text: string) {
  const found = signs.filter((sign) => sign.test(text)).length
  return found >= 2 || /^#{1,6} \S/m.test(text)
}
