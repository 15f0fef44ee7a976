const FULL_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bcan’t\b/g, 'cannot'],
  [/\bCan’t\b/g, 'Cannot'],
  [/\bwon’t\b/g, 'will not'],
  [/\bshan’t\b/g, 'shall not'],
  [/n’t\b/g, ' not'],
  [/\b(I)’m\b/g, '$1 am'],
  [/’re\b/g, ' are'],
  [/’ve\b/g, ' have'],
  [/’ll\b/g, ' will'],
  [/\b([Ll])et’s\b/g, '$1et us'],
  [/\b(here|there|it|that|what|where|he|she)’s\b/gi, '$1 is'],
  [
    /\b(I|we|you|they|he|she|it|that)’d (?=(?:like|be|love|prefer|suggest|appreciate|rather|welcome|need|want|have to)\b)/gi,
    '$1 would ',
  ],
]

export function withoutContractions(text: string): string {
  return FULL_FORMS.reduce((result, [short, full]) => result.replace(short, full), text)
}

const PLURAL_FORMS: Record<string, string> = {
  'i am': 'we are',
  'am i': 'are we',
  'i’m': 'we’re',
  'i was': 'we were',
  i: 'we',
  me: 'us',
  my: 'our',
  mine: 'ours',
  myself: 'ourselves',
}

/** A team speaks as “we”. */
export function asTeam(text: string): string {
  return text.replace(
    /(?<![\p{L}’])(?:I am|am I|I’m|I was|I|me|my|mine|myself)(?![\p{L}])/giu,
    (found, index: number, whole: string) => {
      const plural = PLURAL_FORMS[found.toLowerCase()]
      if (!plural) return found
      const opens = index === 0 || /[.!?:]\s+$|\n$/.test(whole.slice(0, index))
      return opens ? plural.charAt(0).toUpperCase() + plural.slice(1) : plural
    },
  )
}

const TEAM =
  /\b(?:team|support|department|dept|office|inc|ltd|llc|gmbh|services|staff|group|committee|crew|desk|company|agency|club|board|association|society|library|school|clinic|hotel|store|shop|management|bank|university)\b\.?/i

export function isTeam(name: string): boolean {
  return TEAM.test(name) || /^The\s|\s(?:&|and)\s/.test(name)
}

/** Full stops after gaps, one mark where two met, a capital after a stop. */
export function polish(sentence: string): string {
  return sentence
    .split('\n')
    .map((line) =>
      line
        .replace(/\](?=\s*$)/, (end) => (line.startsWith('- ') ? end : `${end}.`))
        .replace(/\.{2,}(?!\.)/g, '.')
        .replace(/([?!])\./g, '$1')
        .replace(/,\./g, '.')
        .replace(/\s+([,.;:!?])/g, '$1')
        .replace(/(?<=[.!?]\s)(\p{Ll})/gu, (letter, _, index: number) =>
          /(?:a\.m|p\.m|e\.g|i\.e|\bMr|\bMs|\bDr|\bSt|\bNo|\bvs)\.\s$/.test(line.slice(0, index))
            ? letter
            : letter.toUpperCase(),
        ),
    )
    .join('\n')
}
