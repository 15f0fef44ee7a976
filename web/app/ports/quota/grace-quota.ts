import { usesPerWindow, windowMilliseconds } from '#app/spec/free-tools.ts'
import { StoreAwayError } from '../store-away-error.ts'
import type { Clock, Quota, QuotaState, Reservation } from './quota.ts'
import { type NamedQuota, newUseId } from './redis-quota.ts'

export interface Grace {
  milliseconds: number
  /** How many uses of a tool a client gets from this process while the store is away, at the most. */
  uses: number
  /** How many clients are counted in memory; the next one waits for the store. */
  clients: number
}

interface Options {
  store: NamedQuota
  link: { awayFor(): number; onChange(listener: (trouble?: string) => void): void }
  grace: Grace
  clock?: Clock
}

/** What one client did since the store went away. */
interface Absence {
  taken: Set<string>
  sentences: number
}

interface Debt {
  kind: 'take' | 'give back'
  key: string
  id: string
}

/**
 * Carries on while the store is away: for a time, with a few uses for each client, counted in memory and entered in
 * the store when it is back. After that it rejects with StoreAwayError until the store returns.
 */
export function createGraceQuota({ store, link, grace, clock = Date.now }: Options): Quota {
  /** What the store last said of a client, so that a spent quota stays spent. */
  const lastKnown = new Map<string, QuotaState>()
  const absences = new Map<string, Absence>()
  const debts = new Map<string, Debt>()
  link.onChange((trouble) => {
    if (trouble === undefined) void settle()
  })

  function remember<State extends QuotaState>(key: string, state: State) {
    lastKnown.delete(key)
    lastKnown.set(key, { remaining: state.remaining, resetAt: state.resetAt })
    const oldest = lastKnown.size > grace.clients ? lastKnown.keys().next().value : undefined
    if (oldest !== undefined) lastKnown.delete(oldest)
    return state
  }

  function owe(debt: Debt) {
    if (debts.size < grace.clients * grace.uses) debts.set(debt.id, debt)
  }

  /** What is left by what we know, without asking the store. */
  function stateInMemory(key: string): QuotaState {
    const known = lastKnown.get(key)
    const live = known?.resetAt != null && known.resetAt > clock() ? known : undefined
    const taken = absences.get(key)?.taken.size ?? 0
    const resetAt = live?.resetAt ?? (taken > 0 ? clock() + windowMilliseconds : null)
    return { remaining: Math.max(0, (live?.remaining ?? usesPerWindow) - taken), resetAt }
  }

  function absenceOf(key: string, error: StoreAwayError) {
    const absence = absences.get(key) ?? { taken: new Set<string>(), sentences: 0 }
    if (link.awayFor() > grace.milliseconds || (!absences.has(key) && absences.size >= grace.clients)) throw error
    absences.set(key, absence)
    return absence
  }

  function reserveInMemory(key: string, id: string, error: StoreAwayError, sentence: boolean): Reservation {
    if (error.maybeDone) owe({ kind: 'give back', key, id })
    const absence = absenceOf(key, error)
    const receipt = { key, id, startedAt: 0 }
    if (sentence && absence.sentences > 0) {
      absence.sentences -= 1
      return { allowed: true, ...stateInMemory(key), receipt: { ...receipt, source: 'grant' } }
    }
    if (stateInMemory(key).remaining === 0)
      return { allowed: false, ...stateInMemory(key), receipt: { ...receipt, source: 'nothing' } }
    if (absence.taken.size >= grace.uses) throw error
    absence.taken.add(id)
    owe({ kind: 'take', key, id })
    return { allowed: true, ...stateInMemory(key), receipt: { ...receipt, source: 'window' } }
  }

  async function reserveWith(method: 'reserve' | 'reserveSentence', key: string) {
    const id = newUseId()
    try {
      return remember(key, await store[method](key, id))
    } catch (error) {
      if (!(error instanceof StoreAwayError)) throw error
      return reserveInMemory(key, id, error, method === 'reserveSentence')
    }
  }

  /** Enters in the store what happened without it. Each entry may safely be made twice. */
  async function settle() {
    absences.clear()
    for (const [id, { kind, key }] of debts) {
      try {
        if (kind === 'take') remember(key, await store.reserve(key, id))
        else remember(key, await store.refund({ receipt: { key, id } } as Reservation))
      } catch {
        return
      }
      debts.delete(id)
    }
  }

  return {
    reserve: (key) => reserveWith('reserve', key),
    reserveSentence: (key) => reserveWith('reserveSentence', key),
    async refund(reservation) {
      const { key, id = '' } = reservation.receipt
      const wasOwed = debts.get(id)?.kind === 'take'
      if (wasOwed) debts.delete(id)
      absences.get(key)?.taken.delete(id)
      try {
        return remember(key, await store.refund(reservation))
      } catch (error) {
        if (!(error instanceof StoreAwayError)) throw error
        if (!wasOwed || error.maybeDone) owe({ kind: 'give back', key, id })
        return stateInMemory(key)
      }
    },
    async read(key) {
      try {
        return remember(key, await store.read(key))
      } catch (error) {
        if (!(error instanceof StoreAwayError) || link.awayFor() > grace.milliseconds) throw error
        return stateInMemory(key)
      }
    },
    async grantSentences(key, count) {
      try {
        await store.grantSentences(key, count)
      } catch (error) {
        if (!(error instanceof StoreAwayError)) throw error
        absenceOf(key, error).sentences += count
      }
    },
    cleanUp: () => store.cleanUp(),
    close: () => store.close(),
  }
}
