import { useEffect, useState } from 'react'
import { type Billing, billings, type PlanName, planNames } from '#app/spec/plans.ts'

export interface PlanStep {
  plan: PlanName
  billing: Billing
}

function stepInHistory(): PlanStep | null {
  const state = window.history.state as Partial<Record<keyof PlanStep, unknown>> | null
  const plan = planNames.find((name) => name === state?.plan)
  const billing = billings.find((name) => name === state?.billing)
  return plan && billing ? { plan, billing } : null
}

/** The choice lives in the browser's history, so that its Back button returns to the plan list and a reload keeps it. */
export function usePlanStep() {
  const [step, setStep] = useState<PlanStep | null>(null)

  useEffect(() => {
    const follow = () => setStep(stepInHistory())
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  return {
    step,
    choose(next: PlanStep) {
      window.history.pushState({ ...window.history.state, ...next }, '')
      setStep(next)
      window.scrollTo({ top: 0 })
    },
    back: () => window.history.back(),
  }
}
