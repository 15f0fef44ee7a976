import { connectAnalytics } from '#app/ports/analytics/connect-analytics.ts'
import { createLazyAnalytics } from '#app/ports/analytics/lazy-analytics.ts'
import type { TrackEvent } from './events.ts'

const analytics = createLazyAnalytics(connectAnalytics)

export const track: TrackEvent = (name, details) => analytics.capture(name, details)

export const analyticsId = () => analytics.id()
