/**
 * Two ways a page comes alive. An island, `<div data-island="checker/checker">`, is started by its own module and ships no router; every other page with
 * scripts is hydrated whole.
 */
type StartIsland = (element: HTMLElement) => void

const islands = import.meta.glob<{ start: StartIsland }>('./*/*.island.tsx')
const found = document.querySelectorAll<HTMLElement>('[data-island]')

for (const element of found) {
  const load = islands[`./${element.dataset.island}.island.tsx`]
  load?.().then(({ start }) => start(element))
}
if (found.length === 0) import('./hydrate-router.tsx').then(({ hydrateRouter }) => hydrateRouter())
