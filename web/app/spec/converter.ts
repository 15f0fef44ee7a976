export const converterMessages = {
  textRequired: 'Please enter some text to convert.',
  failed: 'Failed to convert text. Please try again.',
} as const
