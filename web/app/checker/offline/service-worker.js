// Lets the checker open without a connection. Keeps the page and the page's own files, and nothing that a visitor writes.
// The build puts the list of files and its version in front (scripts/lib/checker-offline.ts).
const { version, files } = self.checkerFiles
const page = '/readability-checker'
const cacheName = `checker-${version}`
/** A connection that does not answer in this time is as good as none. */
const patienceMilliseconds = 4000

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([page, ...files])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(freshPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request))
})

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('checker-') && name !== cacheName).map((name) => caches.delete(name)),
  )
}

async function freshPage(request) {
  try {
    const response = await fetch(request.url, { signal: AbortSignal.timeout(patienceMilliseconds) })
    if (response.ok) await (await caches.open(cacheName)).put(page, response.clone())
    return response
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}

/** A file's name changes with its content, so a kept one is never stale. What is loaded on demand, such as the grammar check, is kept once used. */
async function keptFile(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone())
  return response
}
