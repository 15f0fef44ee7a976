export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** In characters. */
export const contactLimits = { name: 100, email: 254, subject: 200, message: 5000 } as const

export const messagesPerHour = { times: 5, milliseconds: 3_600_000 } as const

export const botCheckAction = 'contact'
export const botCheckPollMilliseconds = 250
/** Long enough to write a message after the check is solved. */
export const challengeLifetimeMilliseconds = 20 * 60_000
/** So many derivations of so much work: well under a second on a laptop, under two on a phone. */
export const challengeWork = { cost: 5000, fewest: 100, most: 200 } as const

export const contactMessages = {
  failed: 'Failed to send message',
  botCheckFailed: 'Turnstile verification failed. Please try again.',
  botCheckMissing: 'Please complete the security verification',
  mailUnavailable: 'Failed to send message. Please try again later.',
} as const
