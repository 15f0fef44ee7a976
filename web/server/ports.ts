import type { Quota } from '#app/ports/quota/quota.ts'
import { createSqliteQuota } from '#app/ports/quota/sqlite-quota.ts'
import type { ToolPorts } from '#app/ports/tool-ports.ts'
import type { Environment } from './env.ts'

/** Everything outside the process that the site depends on. */
export interface Ports extends ToolPorts {
  quota: Quota
  /** Runs a tool's `compute` off the event loop. */
  compute: (slug: string, input: unknown, signal: AbortSignal) => Promise<unknown>
  close: () => Promise<void>
}

/** The one place that picks adapters from the environment. */
export async function pickPorts(environment: Environment): Promise<Ports> {
  const quota = await pickQuota(environment)
  return {
    quota,
    compute: async () => {
      throw new Error('There are no workers yet.')
    },
    close: () => quota.close(),
  }
}

async function pickQuota({ DATA_DIR }: Environment): Promise<Quota> {
  return createSqliteQuota({ folder: DATA_DIR })
}
