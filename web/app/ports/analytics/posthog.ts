import posthog, { type CaptureResult } from 'posthog-js/dist/module.slim.js'
import type { Analytics } from './analytics.ts'

/** All that leaves the browser besides an event's own details; addresses and referrers stay behind. */
const kept = ['token', 'distinct_id', '$device_id', '$session_id', '$insert_id', '$time', '$lib', '$lib_version']
const alsoKept = ['$browser', '$browser_type', '$os', '$device_type', '$process_person_profile']

/** PostHog without its cookies, recordings, surveys and automatic events. Loaded only where a key is configured. */
export function createPostHogAnalytics({ key, host }: { key: string; host: string }): Analytics {
  posthog.init(key, {
    api_host: host,
    persistence: 'memory',
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    disable_compression: true,
    request_batching: false,
    person_profiles: 'identified_only',
    // Robots are marked as such and can be left out of a report; a filter here would also hide the operator's own tests.
    opt_out_useragent_filter: true,
    before_send: keepOnlyWhatIsMeant,
  })
  return {
    // A beacon arrives even when the page is left at once, as it is after the last step.
    capture: (name, details) =>
      void posthog.capture(name, { ...details, details: Object.keys(details) }, { transport: 'sendBeacon' }),
    id: () => posthog.get_distinct_id(),
  }
}

function keepOnlyWhatIsMeant(event: CaptureResult | null) {
  if (!event) return null
  const { details, ...properties } = event.properties
  const names = new Set([...kept, ...alsoKept, ...((details as string[] | undefined) ?? [])])
  const meant = Object.entries(properties).filter(([name]) => names.has(name))
  return { ...event, properties: Object.fromEntries(meant), $set: undefined, $set_once: undefined }
}
