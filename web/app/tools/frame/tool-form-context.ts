import { createContext, useContext } from 'react'
import type { ToolFacts } from '../define-tool.ts'
import type { FormValues } from './form-values.ts'
import type { Problem } from './use-tool-request.ts'

interface ToolForm {
  facts: ToolFacts
  values: FormValues
  setValue: (field: string, value: string) => void
  problem: Problem | undefined
  /** False in the served page, where only plain form controls work. */
  alive: boolean
}

export const ToolFormContext = createContext<ToolForm | undefined>(undefined)

export function useToolForm() {
  const form = useContext(ToolFormContext)
  if (!form) throw new Error('A field needs a tool page around it.')
  return form
}

export function useField(name: string) {
  const { values, setValue, problem } = useToolForm()
  return {
    value: values[name] ?? '',
    setValue: (value: string) => setValue(name, value),
    error: problem?.field === name ? problem.message : undefined,
  }
}
