import { capitalizeFirst, naturalCase } from '@limpid/compose'

/** The goal speaks of the reader in the third person; the reply speaks to them. */
function toReader(text: string): string {
  const plural = /\b(?:the|my|our|these|those|some|all) (?!terms)\p{L}+s\b.*\bthey\b/iu.test(text)
  if (plural) return text
  return text
    .replace(/\bthey’re\b/gi, 'you’re')
    .replace(/\bthey’(ve|ll|d)\b/gi, 'you’$1')
    .replace(/\bthey\b/gi, 'you')
    .replace(/\bthemselves\b/gi, 'yourselves')
    .replace(/\bthem\b/gi, 'you')
    .replace(/\btheirs\b/gi, 'yours')
    .replace(/\btheir\b/gi, 'your')
    .replace(
      /\b(?:he|she) (is|was|has|does)\b/gi,
      (_, verb: string) => `you ${{ is: 'are', was: 'were', has: 'have', does: 'do' }[verb.toLowerCase()]}`,
    )
    .replace(/\b(?:he|she) (can|could|will|would|should|may|might|sent|wrote|said|did|had|gave|made)\b/gi, 'you $1')
    .replace(
      /\b(?:he|she) (\p{L}{3,}?)(ies|(?<=sh|ch|ss|x)es|s)\b/giu,
      (_, verb: string, ending: string) => `you ${verb}${ending === 'ies' ? 'y' : ''}`,
    )
    .replace(/\bhim\b/gi, 'you')
    .replace(/\bhis\b/gi, 'your')
    .replace(/\bher (?=\p{L}+)(?!(?:to|for|in|on|at|about|and|that|if|when|by)\b)/giu, 'your ')
    .replace(/\bher\b/gi, 'you')
}

/** A phrase of the goal, ready to stand in a sentence to the reader. */
export function phraseOf(text: string): string {
  return toReader(naturalCase(text.trim().replace(/[.!?,\s]+$/, '')))
    .replace(/\bim\b/g, 'I’m')
    .replace(/\bdont\b/g, 'don’t')
    .replace(/\bcant\b/g, 'can’t')
}

/** A statement of the goal as a sentence to the reader. */
export function sentenceOf(text: string): string {
  const phrase = phraseOf(text.replace(/,? and that (?=(?:I|we|it|the|they)\b)/gi, ' and ')).replace(
    /,? but (?=(?:not|I|we|it|they|you|the)\b)/,
    ', but ',
  )
  return `${capitalizeFirst(phrase)}${/^(?:can|could|would|will|do|does|is|are|how|what|when|where|why) (?:you|we|I|it|the)\b/i.test(phrase) ? '?' : '.'}`
}
