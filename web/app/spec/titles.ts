/** The content types of the title generator, in the order of its dropdown. */
export const contentTypes = ['blog_post', 'youtube_video', 'social_media', 'article', 'ebook', 'landing_page'] as const
export const defaultContentType = 'blog_post'
export const titleGroups = ['guides', 'listicles', 'questions', 'others'] as const
export type TitleGroupName = (typeof titleGroups)[number]
export const titlesPerGroup = { fewest: 3, most: 4 } as const
/** About what a search result shows of a title before it is cut. */
export const titleShownCharacters = 60

export const titleMessages = {
  keywordRequired: 'Please enter a keyword or topic',
  failed: 'Failed to generate titles. Please try again.',
} as const
