import type { Quota } from '#app/ports/quota/quota.ts'
import { describeError } from './observe/describe-error.ts'
import type { Log } from './observe/log.ts'

const restMilliseconds = 60_000
const betweenBitesMilliseconds = 50

/** Forgets expired counts for as long as the server runs, a small bite at a time. */
export function cleanRegularly(quota: Quota, log: Log) {
  const next = (milliseconds: number) => setTimeout(clean, milliseconds).unref()
  async function clean() {
    try {
      next((await quota.cleanUp()) > 0 ? betweenBitesMilliseconds : restMilliseconds)
    } catch (error) {
      log.warn({ error: describeError(error) }, 'the quota could not be cleaned')
      next(restMilliseconds)
    }
  }
  next(restMilliseconds)
}
