/**
 * A sorted list of words in a third of its size: each word is a capital, which says how many letters it shares with the
 * word before (A: none), and the letters that follow. A second string holds one character for each word: its group.
 */
export interface FrontCodedWords {
  words: string
  groups: string
}

const NONE_SHARED = 65
const MOST_SHARED = 25
const FIRST_GROUP = 40

/** `groupOf` tells the group's number of every word in lower-case letters a to z. */
export function encodeWords(groupOf: ReadonlyMap<string, number>): FrontCodedWords {
  let words = ''
  let groups = ''
  let previous = ''
  for (const [word, group] of [...groupOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let shared = 0
    while (shared < MOST_SHARED && shared < previous.length && previous[shared] === word[shared]) shared++
    words += String.fromCharCode(NONE_SHARED + shared) + word.slice(shared)
    groups += String.fromCharCode(FIRST_GROUP + group)
    previous = word
  }
  return { words, groups }
}

export function decodeWords({ words, groups }: FrontCodedWords, visit: (word: string, group: number) => void): void {
  let word = ''
  let at = 0
  for (let entry = 0; entry < groups.length; entry++) {
    let end = at + 1
    while (words.charCodeAt(end) >= 97) end++
    word = word.slice(0, words.charCodeAt(at) - NONE_SHARED) + words.slice(at + 1, end)
    visit(word, groups.charCodeAt(entry) - FIRST_GROUP)
    at = end
  }
}
