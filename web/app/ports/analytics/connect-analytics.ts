import { readSettings } from '#app/spec/public-settings.ts'
import { type Analytics, noAnalytics } from './analytics.ts'

/** Do Not Track or Global Privacy Control: either is a no. */
function asksNotToBeTracked() {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}

/** Picks the analytics of this visit; its code is fetched only where the operator configured it. */
export async function connectAnalytics(): Promise<Analytics> {
  if (asksNotToBeTracked()) return noAnalytics
  const { analytics } = await readSettings()
  if (!analytics) return noAnalytics
  const { createPostHogAnalytics } = await import('./posthog.ts')
  return createPostHogAnalytics(analytics)
}
