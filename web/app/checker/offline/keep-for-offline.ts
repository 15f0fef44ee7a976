const script = '/checker-service-worker.js'

/** The page, and the workers that it starts: a worker belongs to the scope of its own address. */
const scopes = ['/readability-checker', '/assets/']

async function register() {
  for (const scope of scopes) await navigator.serviceWorker.register(script, { scope })
}

/** Once the page has settled, the browser keeps the files it needs to open the checker without a connection. */
export function keepForOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const soon = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000))
  const start = () => soon(() => register().catch((error) => console.error(error)))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
