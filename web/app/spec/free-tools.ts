/** The quota and the timings that all free tools share. */
export const usesPerWindow = 10
export const windowMilliseconds = 24 * 60 * 60 * 1000
export const storedUsageTrustedMilliseconds = 5 * 60 * 1000
export const loadingDotsMilliseconds = 500

export const sentenceBatchSize = 5
export const sentenceBatchPauseMilliseconds = 300
export const sentenceGrantMilliseconds = 10 * 60 * 1000

export const copiedMilliseconds = { short: 1000, medium: 2000, long: 3000 } as const

export const textRows = { tone: 8, others: 10 } as const

/** The longest input of each field, in characters. */
export const characterLimits = {
  text: 2000,
  convertText: 500,
  email: 3000,
  responseGoal: 500,
  personName: 100,
  podcastName: 100,
  podcastTopic: 2000,
  podcastAudience: 500,
  frequencyText: 10_000,
  pageTopic: 500,
  keywords: 100,
  titleKeyword: 100,
  emailContent: 2000,
  companyName: 50,
  faqTopicShown: 100,
  faqTopicAccepted: 500,
  faqSource: 20_000,
} as const

export const variantCounts = [1, 3, 5] as const
export const defaultVariantCount = 3
export const faqCounts = [3, 5, 8, 10] as const
export const defaultFaqCount = 3

export const frequencyChartWords = 20
export const frequencyCloudWords = 50
export const cloudFontSizes = { smallest: 13, largest: 50 } as const

export type UsageNoun = 'analyses' | 'generations'

export const toolMessages = {
  rateLimitError: 'Rate limit exceeded',
  limitReached: (noun: UsageNoun) =>
    `Usage limit reached: You've used the maximum ${usesPerWindow} ${noun} allowed in 24 hours. Please try again later.`,
  unknownTool: 'There is no such tool.',
  busy: 'The server is busy. Please try again in a moment.',
  checkingUsage: 'Checking usage...',
  invalidErrorBody: 'API request failed with invalid response format',
  invalidContentType: 'Invalid response format',
  enterTextToAnalyze: 'Please enter some text to analyze.',
  analyzeFailed: 'Failed to analyze text. Please try again.',
} as const
