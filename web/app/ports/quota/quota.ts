/** How much of a window is left. `resetAt` is in milliseconds since 1970, and null before the first use. */
export interface QuotaState {
  remaining: number
  resetAt: number | null
}

/** What a reservation took, so that exactly that can be given back. */
export interface Receipt {
  key: string
  /** Names this one use, where a store counts by names. */
  id?: string
  source: 'window' | 'grant' | 'nothing'
  startedAt: number
}

export interface Reservation extends QuotaState {
  allowed: boolean
  receipt: Receipt
}

/**
 * Counts uses per key in a fixed window that starts with the first use. Each operation is atomic: two callers can
 * never both take the last use, and what is given back returns to the window that it came from, or nowhere.
 * A key names a tool and a client; the store never sees an address.
 */
export interface Quota {
  /** Takes one use, if one is left. */
  reserve(key: string): Promise<Reservation>
  /** Takes one sentence of a grant while one lasts, then a use. */
  reserveSentence(key: string): Promise<Reservation>
  /** Gives back what a reservation took. Giving back twice counts once. */
  refund(reservation: Reservation): Promise<QuotaState>
  read(key: string): Promise<QuotaState>
  /** Adds free sentence calls, good for ten minutes from now. */
  grantSentences(key: string, count: number): Promise<void>
  /** Forgets what has expired and answers how many entries went. */
  cleanUp(): Promise<number>
  close(): Promise<void>
}

export type Clock = () => number
