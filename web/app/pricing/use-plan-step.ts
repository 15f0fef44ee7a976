import { useEffect, useState } from 'react'
import { type PlanName, planNames } from '#app/spec/plans.ts'

function planInHistory(): PlanName | null {
  const plan = (window.history.state as { plan?: unknown } | null)?.plan
  return planNames.find((name) => name === plan) ?? null
}

/** The chosen plan lives in the browser's history, so that its Back button returns to the plan list. */
export function usePlanStep() {
  const [plan, setPlan] = useState<PlanName | null>(null)

  useEffect(() => {
    const follow = () => setPlan(planInHistory())
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  return {
    plan,
    choose(next: PlanName) {
      window.history.pushState({ ...window.history.state, plan: next }, '')
      setPlan(next)
      window.scrollTo({ top: 0 })
    },
    back: () => window.history.back(),
  }
}
