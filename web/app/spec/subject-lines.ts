export const subjectTones = [
  'professional',
  'friendly',
  'formal',
  'casual',
  'assertive',
  'urgent',
  'creative',
  'persuasive',
  'promotional',
  'informative',
] as const
export const defaultSubjectTone = 'professional'
export const subjectLineCount = 5
export const subjectLineCharacters = 60
/** About what a phone and a computer show of a subject line. */
export const inboxCharacters = { phone: 38, computer: 60 } as const

export const subjectLineMessages = {
  contentRequired: 'Please describe your email content',
  failed: 'Failed to generate subject lines. Please try again.',
} as const
