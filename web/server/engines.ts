import type { Engine } from '#app/tools/define-tool.ts'

const modules = import.meta.glob<{ engine: Engine }>('../app/tools/*/engine.server.ts', { eager: true })

/** Every tool's engine, found by its folder. */
export const engines: readonly Engine[] = Object.values(modules).map(({ engine }) => engine)

/** By the last part of its POST address. */
export function findEngine(apiPath: string) {
  return engines.find(({ facts }) => facts.apiPath === apiPath)
}

/** The usage address takes the storage key, and the API's own name for a tool. */
export function findEngineForUsage(name: string) {
  return engines.find(({ facts }) => facts.usageKey === name) ?? findEngine(name)
}
