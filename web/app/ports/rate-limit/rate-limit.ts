export interface Limit {
  /** How often within the time below. */
  times: number
  milliseconds: number
}

export interface Turn {
  allowed: boolean
  /** How long until the next turn is free; 0 when this one was allowed. */
  waitMilliseconds: number
  /** Gives the turn back, where what it was taken for did not happen. */
  giveBack: () => Promise<void>
}

/**
 * Lets something happen so often within any stretch of time, counted for all processes together. Taking a turn is
 * atomic. A key names what is limited and for whom; the store never sees an address.
 */
export interface RateLimit {
  take(key: string, limit: Limit): Promise<Turn>
  close(): Promise<void>
}

export type Clock = () => number
