import { createContext, type RouterContext } from 'react-router'
import type { ToolAnswer } from './run-tool.server.ts'

/** Runs a tool for the visitor who sent this request. */
export type RunTool = (slug: string, input: unknown) => Promise<ToolAnswer>

const name = Symbol.for('limpid.run-tool')
const shared = globalThis as { [name]?: RouterContext<RunTool> }
shared[name] ??= createContext<RunTool>()

/** Server and pages are two bundles in one process; both must hold the same key. */
export const runToolContext = shared[name]
