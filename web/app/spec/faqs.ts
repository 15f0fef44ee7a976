export const faqMessages = {
  topicRequired: 'Please enter the faq topic.',
  failed: 'Failed to generate FAQs. Please try again.',
  limitReached: 'Daily limit reached',
} as const
