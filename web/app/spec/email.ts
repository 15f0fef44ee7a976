/** What an address cannot hold on either side of its @: spaces, control characters, and the signs that join or quote addresses. */
const part = '[^\\s@<>(),;:"\\\\[\\]\\p{Cc}]+'
const pattern = new RegExp(`^${part}@${part}\\.${part}$`, 'u')
const longestEmail = 254

/** The simple x@y.z pattern, for one address alone. */
export function isEmailAddress(text: string) {
  return text.length <= longestEmail && pattern.test(text)
}
