const BEFORE_SUBJECT =
  /(?:^|\b(?:if|when|whether|that|what|how|where|which|who|why|because|since|and|or|but|as|than|while|until|before|after|once|so|like|think|hope|know|believe|sure|time|moment|case|way|day|whenever|what time|many|much)|[,;])\s*$/i
const AFTER_SUBJECT =
  /^\s*(?:are|were|have|had|will|can|could|would|should|do|did|don’t|didn’t|won’t|can’t|may|might|must|need|want|think|like|prefer|get|receive|received|see|saw|know|mentioned|said|asked|sent|agree|agreed|promised|ordered|requested|wrote|recommend|suggest|suggested|offer|offered|already|also|still|currently|usually|plan|expect|usually|feel|decide|come|use|used|go|made|make|provided|gave|work|live|shared|described|proposed|attached|raised|quoted|discussed|haven’t|weren’t|aren’t|wouldn’t|’re|’ve|’ll|’d)\b/i

/** Turns a sentence of theirs into one of ours: “send me your notes when you can” becomes “send you my notes when I can”. */
export function swapPerson(text: string): string {
  return text
    .replace(/\b(?:am I|I am)\b/g, (found) => (found === 'am I' ? '¤are you' : '¤you are'))
    .replace(/\bI was\b/g, '¤you were')
    .replace(/\bwas I\b/g, '¤were you')
    .replace(/\bI’m\b/g, '¤you’re')
    .replace(/\b(are|were) you\b/gi, (_, verb: string) => `¤${/^a/i.test(verb) ? 'am' : 'was'} ¤I`)
    .replace(
      /(¤)?\b(you’re|you’ve|you’ll|you’d|yourselves|yourself|yours|your|you|myself|ourselves|mine|ours|my|our|I|we|me|us)\b/gi,
      (found, done: string | undefined, word: string, index: number, whole: string) => {
        if (done) return found
        return `¤${swapped(word, whole.slice(0, index), whole.slice(index + found.length))}`
      },
    )
    .replace(/¤I (are|were)\b/g, (_, verb: string) => `I ${verb === 'are' ? 'am' : 'was'}`)
    .replace(/¤you’re\b/g, 'you’re')
    .replaceAll('¤', '')
}

function swapped(word: string, before: string, after: string): string {
  const lower = word.toLowerCase()
  if (lower === 'you') return isSubject(before, after) ? 'I' : 'me'
  if (word === 'US') return word
  if (lower === 'our' && SHARED.test(after)) return word
  return OTHER_PERSON[lower]!
}

function isSubject(before: string, after: string): boolean {
  if (
    /\b(?:let|help|ask|tell|show|give|send|with|for|to|from|of|about|at|on|by|meet|see|call|thank|between)\s*$/i.test(
      before,
    )
  ) {
    return false
  }
  return AFTER_SUBJECT.test(after) || (BEFORE_SUBJECT.test(before) && /^\s*\p{L}/u.test(after))
}

/** Ours together, whoever speaks. */
const SHARED =
  /^ (?:\p{L}+ )?(?:meeting|call|interview|appointment|conversation|chat|discussion|contract|agreement|partnership|lunch|dinner|1:1|catch-up|trip|date|session|relationship|friendship|collaboration|sync)\b/iu
const OTHER_PERSON: Record<string, string> = {
  'you’re': 'I’m',
  'you’ve': 'I’ve',
  'you’ll': 'I’ll',
  'you’d': 'I’d',
  yourselves: 'ourselves',
  yourself: 'myself',
  yours: 'mine',
  your: 'my',
  myself: 'yourself',
  ourselves: 'yourselves',
  mine: 'yours',
  ours: 'yours',
  my: 'your',
  our: 'your',
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
}
