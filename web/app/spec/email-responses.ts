export const emailTones = [
  'professional',
  'friendly',
  'formal',
  'casual',
  'assertive',
  'empathetic',
  'appreciative',
  'direct',
  'diplomatic',
  'enthusiastic',
] as const
export const defaultEmailTone = 'professional'

export const emailResponseMessages = {
  emailRequired: 'Please enter the email you want to respond to.',
  failed: 'Failed to generate email response. Please try again.',
} as const

/** The email and podcast tools say so when the browser will not copy. */
export const copyFailedMessage = 'Failed to copy text. Please try manually selecting and copying the text.'
