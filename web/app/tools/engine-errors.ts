/** The input is well-formed but no honest answer to it exists; the message is meant for the visitor. */
export class RefusedInputError extends Error {
  override readonly name = 'RefusedInputError'
}

/** Too much work is waiting already. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}
