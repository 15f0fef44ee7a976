import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createChecker } from './create-checker.ts'
import { keepForOffline } from './offline/keep-for-offline.ts'
import { Workspace } from './workspace.tsx'

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Takes the place of the loading overlay, in small steps, so that a slow phone can answer in between. */
export async function start(element: HTMLElement) {
  await nextTask()
  const checker = createChecker()
  await nextTask()
  const root = createRoot(element)
  startTransition(() => root.render(<Workspace checker={checker} />))
  keepForOffline()
}
