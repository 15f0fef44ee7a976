/** A search result shows about this much of a meta description. */
export const metaDescriptionCharacters = { fewest: 150, most: 160 } as const

export const metaDescriptionMessages = {
  topicRequired: 'Please enter a page topic',
  keywordsRequired: 'Please enter target keywords',
  failed: 'Failed to generate meta descriptions. Please try again.',
} as const
