import type { ToolFacts } from '../define-tool.ts'

/** Every field's text by its name, as a form posts it. */
export type FormValues = Record<string, string>

/** The first thing that keeps a form from being sent, in the order of the fields. */
export function firstProblem({ fields }: Pick<ToolFacts, 'fields'>, values: FormValues) {
  for (const [field, { required }] of Object.entries(fields))
    if (required !== undefined && !values[field]?.trim()) return { field, message: required }
  return undefined
}

/** The texts of a posted form; files have no place in one. */
export function valuesOf(form: FormData): FormValues {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** What the visitor changed before the scripts arrived, or the browser put back. */
export function typedAlready(form: HTMLFormElement | null, served: FormValues): FormValues {
  const shown = form ? valuesOf(new FormData(form)) : {}
  return Object.fromEntries(Object.entries(shown).filter(([name, value]) => value !== (served[name] ?? '')))
}

const storageKey = (slug: string) => `limpid-form:${slug}`

/** What the visitor wrote during this visit, so that a reload or the back button loses nothing. */
export function readDraft(slug: string): FormValues {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(slug)) ?? '{}') as FormValues
  } catch {
    return {}
  }
}

export function writeDraft(slug: string, values: FormValues) {
  try {
    sessionStorage.setItem(storageKey(slug), JSON.stringify(values))
  } catch {
    // A full or forbidden storage costs only the draft.
  }
}
