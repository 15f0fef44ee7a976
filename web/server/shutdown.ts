import type { Server } from 'node:http'

const longestWaitMilliseconds = 10_000
/** Long enough for busy connections to end with an answer, so that none is cut with a request on its way. */
const farewellMilliseconds = 150

interface Shutdown {
  server: Server
  /** Called first: from now on the server says that it is not ready, and ends each connection with its answer. */
  onStop: () => void
  /** Called last, when no request runs any more. */
  close: () => Promise<void>
}

/** On SIGTERM or SIGINT: stop accepting, finish what runs, then leave with exit code 0. */
export function stopOnSignal({ server, onStop, close }: Shutdown) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    onStop()
    await new Promise((resolve) => setTimeout(resolve, farewellMilliseconds))
    const patience = setTimeout(() => server.closeAllConnections(), longestWaitMilliseconds)
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    clearTimeout(patience)
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
