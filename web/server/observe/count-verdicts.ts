import type { Quota, Reservation } from '#app/ports/quota/quota.ts'
import type { Metrics } from './metrics.ts'

/** The same quota, with its verdicts counted. A key is a tool's name, a colon and a client; only the first is told. */
export function countVerdicts(quota: Quota, metrics: Metrics): Quota {
  const toolOf = (key: string) => key.slice(0, key.indexOf(':'))
  function count(reservation: Reservation) {
    const { key, source } = reservation.receipt
    metrics.quota(toolOf(key), source === 'window' ? 'taken' : source === 'grant' ? 'granted' : 'refused')
    return reservation
  }
  return {
    ...quota,
    reserve: async (key) => count(await quota.reserve(key)),
    reserveSentence: async (key) => count(await quota.reserveSentence(key)),
    async refund(reservation) {
      const state = await quota.refund(reservation)
      metrics.quota(toolOf(reservation.receipt.key), 'given back')
      return state
    },
  }
}
