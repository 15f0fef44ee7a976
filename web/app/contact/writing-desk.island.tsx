import { hydrateRoot } from 'react-dom/client'
import { WritingDesk } from './writing-desk.tsx'

export function start(element: HTMLElement) {
  hydrateRoot(element, <WritingDesk />)
}
