import words from '../../data/register-words.json' with { type: 'json' }

/**
 * Pronouns, which stories and talk are full of; abstract nouns, which treatises are full of; and the small words of
 * written grammar ("whom", "upon", "thereby") that nobody says at the kitchen table.
 */
export type Register = 'personal' | 'abstract' | 'bookish'

const listed = new Map<string, Register>()
for (const word of words.personal.split(' ')) listed.set(word, 'personal')
for (const word of words.bookish.split(' ')) listed.set(word, 'bookish')

const abstractEnding = /(?:[ts]ion|ment|ity|ness|[ae]nce|ancy|ency|ism|ology|hood|ship|tude)s?$/
const shortestAbstract = 7

/** The register of a word in lower case with straight apostrophes; a contraction goes with its pronoun. */
export function registerOf(word: string): Register | undefined {
  const apostrophe = word.indexOf("'")
  const found = listed.get(apostrophe > 0 ? word.slice(0, apostrophe) : word)
  if (found !== undefined) return found
  return word.length >= shortestAbstract && abstractEnding.test(word) ? 'abstract' : undefined
}
