import { createRoot } from 'react-dom/client'
import { keepForOffline } from './offline/keep-for-offline.ts'
import { Workspace } from './workspace.tsx'

/** Takes the place of the loading overlay. */
export function start(element: HTMLElement) {
  createRoot(element).render(<Workspace />)
  keepForOffline()
}
