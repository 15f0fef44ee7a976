/** Thrown when no honest text can be written from the input; the message is meant for the visitor. */
export class CannotWriteError extends Error {
  override readonly name = 'CannotWriteError'
}
