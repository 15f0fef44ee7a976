import { sentenceGrantMilliseconds, usesPerWindow, windowMilliseconds } from '#app/spec/free-tools.ts'
import type { QuotaState } from './quota.ts'

export interface WindowRow {
  used: number
  startedAt: number
  resetAt: number
}

export interface GrantRow {
  sentences: number
  expiresAt: number
}

/** A clock that was set back must not make a window longer than it can be. */
export function liveWindow(row: WindowRow | undefined, now: number): WindowRow | undefined {
  if (!row || row.resetAt <= now) return undefined
  return { ...row, resetAt: Math.min(row.resetAt, now + windowMilliseconds) }
}

export function liveGrant(row: GrantRow | undefined, now: number): GrantRow | undefined {
  if (!row || row.sentences <= 0 || row.expiresAt <= now) return undefined
  return { ...row, expiresAt: Math.min(row.expiresAt, now + sentenceGrantMilliseconds) }
}

export function stateOf(window: WindowRow | undefined): QuotaState {
  return window
    ? { remaining: Math.max(0, usesPerWindow - window.used), resetAt: window.resetAt }
    : { remaining: usesPerWindow, resetAt: null }
}

export function withSentences(grant: GrantRow | undefined, count: number, now: number): GrantRow {
  return { sentences: (grant?.sentences ?? 0) + count, expiresAt: now + sentenceGrantMilliseconds }
}
