import { createRoot } from 'react-dom/client'
import { Workspace } from './workspace.tsx'

/** Takes the place of the loading overlay. */
export function start(element: HTMLElement) {
  createRoot(element).render(<Workspace />)
}
