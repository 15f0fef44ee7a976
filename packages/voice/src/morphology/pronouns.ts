const accusativeOf: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them', who: 'whom' }
const nominativeOf: Record<string, string> = {
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
  whom: 'who',
  whomever: 'whoever',
}

/** The form a pronoun takes as an object: he → him; other words stay. */
export function accusative(form: string): string {
  return accusativeOf[form.toLowerCase()] ?? form
}

/** The form a pronoun takes as a subject: him → he; other words stay. */
export function nominative(form: string): string {
  return nominativeOf[form.toLowerCase()] ?? form
}

export function isReflexive(form: string): boolean {
  return /(?:self|selves)$/i.test(form)
}

export function isWhWord(form: string): boolean {
  return /^(?:who|whom|whose|which|what|whoever|whatever|whichever|when|where|why|how)$/i.test(form)
}
