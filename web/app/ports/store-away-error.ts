/** A store that several servers share cannot be reached: try again in a moment. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError'
  readonly retryAfterSeconds = 5
  /** Whether the store may have carried out what was asked, although no answer came. */
  readonly maybeDone: boolean

  constructor(maybeDone: boolean) {
    super('The shared store cannot be reached.')
    this.maybeDone = maybeDone
  }
}
