/** Ends work when its time is up or the client goes away, whichever comes first. */
export function createDeadline(client?: () => AbortSignal) {
  let timeout: AbortController | undefined
  let joined: AbortSignal | undefined

  /** Made when first asked for: most work is done before anybody does. */
  function signal() {
    timeout ??= new AbortController()
    joined ??= client ? AbortSignal.any([client(), timeout.signal]) : timeout.signal
    return joined
  }

  async function race<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
    const ended = signal()
    let onAbort = () => {}
    const aborted = new Promise<never>((_, reject) => {
      onAbort = () => reject(ended.reason)
    })
    if (ended.aborted) onAbort()
    else ended.addEventListener('abort', onAbort)
    const timer = setTimeout(
      () => timeout?.abort(new DOMException('The work took too long.', 'TimeoutError')),
      milliseconds,
    )
    try {
      return await Promise.race([work, aborted])
    } finally {
      clearTimeout(timer)
      ended.removeEventListener('abort', onAbort)
    }
  }
  return { signal, race }
}
