import { hydrateRoot } from 'react-dom/client'
import { SandboxOrder } from './sandbox-order.tsx'

export function start(element: HTMLElement) {
  hydrateRoot(element, <SandboxOrder />)
}
