export interface WidgetEvents {
  onToken(token: string): void
  /** The token no longer counts. */
  onExpired(): void
  onError(): void
}

export interface ShownWidget {
  /** Forgets the last token and earns another. */
  restart(): void
  remove(): void
}

/** The part of a bot check that the visitor meets. */
export interface Widget {
  /** Fetches the script; rejects when it cannot be had. */
  load(): Promise<void>
  /** Whether the script has arrived and is ready. */
  isAvailable(): boolean
  show(place: HTMLElement, events: WidgetEvents): ShownWidget
}
