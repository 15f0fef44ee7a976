import type { LucideIcon } from 'lucide-react'
import type { ToolCategory, ToolFacts } from './define-tool.ts'

export type CatalogueEntry = Pick<ToolFacts, 'name' | 'description' | 'category'> & { url: string; Icon: LucideIcon }

const facts = import.meta.glob<{ facts: ToolFacts }>('./*/facts.ts', { eager: true })
const icons = import.meta.glob<{ Icon: LucideIcon }>('./*/icon.ts', { eager: true })

const categories: readonly ToolCategory[] = ['analysis', 'enhancement', 'generation']

/** Every tool as a card, found by its folder: by category, then by name. */
export function catalogueWith(others: readonly CatalogueEntry[]): CatalogueEntry[] {
  const tools = Object.entries(facts).map(([path, { facts: tool }]) => ({
    name: tool.name,
    description: tool.description,
    category: tool.category,
    url: `/free-tools/${tool.slug}`,
    Icon: icons[path.replace('facts.ts', 'icon.ts')]!.Icon,
  }))
  return [...tools, ...others].sort(
    (one, other) =>
      categories.indexOf(one.category) - categories.indexOf(other.category) || one.name.localeCompare(other.name),
  )
}
