import { hydrateRoot } from 'react-dom/client'
import { startTooltips } from '#app/ui/start-tooltips.ts'
import { PlanPicker } from './plan-picker.tsx'

export function start(element: HTMLElement) {
  hydrateRoot(element, <PlanPicker />)
  startTooltips()
}
