import type { ToolFacts } from './define-tool.ts'

const folders = import.meta.glob<{ facts: ToolFacts }>('./*/facts.ts', { eager: true })

/** Every tool's facts, found by its folder. */
export const catalogue: readonly ToolFacts[] = Object.values(folders).map(({ facts }) => facts)
