/** Tells the operator what happens on a page: fixed names and fixed choices, never a visitor's words. */
export interface Analytics {
  capture(name: string, details: Readonly<Record<string, string>>): void
  /** The random id of this visit, or null where nothing is counted. */
  id(): string | null
}

/** The embedded default. */
export const noAnalytics: Analytics = { capture() {}, id: () => null }
