import type { PublicSettings } from '#app/spec/public-settings.ts'

/** Tells people from robots. */
export interface BotCheck {
  /** What the page needs to know to show the check. */
  widget: PublicSettings['botCheck']
  /** A new puzzle for the page, where the check makes its own. */
  createChallenge?: () => Promise<object>
  /** True for a token that was earned, has not expired, and never came before. Rejects only when nobody can tell. */
  verify(token: string): Promise<boolean>
}

/** No earned token is longer. */
export const longestToken = 4096
