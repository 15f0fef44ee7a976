import { availableParallelism } from 'node:os'
import type { LanguageModel } from '#app/ports/language-model/language-model.ts'
import type { Quota } from '#app/ports/quota/quota.ts'
import { createSqliteQuota } from '#app/ports/quota/sqlite-quota.ts'
import type { ToolPorts } from '#app/ports/tool-ports.ts'
import { runCompute } from './compute.ts'
import type { Environment } from './env.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Everything outside the event loop that the site depends on. */
export interface Ports extends ToolPorts {
  quota: Quota
  /** Runs a tool's `compute`. */
  compute: (slug: string, input: unknown, signal: AbortSignal) => Promise<unknown>
  close: () => Promise<void>
}

/** The one place that picks adapters from the environment. */
export async function pickPorts(environment: Environment): Promise<Ports> {
  const [quota, languageModel] = await Promise.all([pickQuota(environment), pickLanguageModel(environment)])
  const workers = pickWorkers()
  return {
    quota,
    languageModel,
    compute: workers.compute,
    async close() {
      await Promise.all([quota.close(), workers.close()])
    },
  }
}

async function pickQuota({ DATA_DIR, REDIS_URL }: Environment): Promise<Quota> {
  if (!REDIS_URL) return createSqliteQuota({ folder: DATA_DIR })
  const { createRedisQuota } = await import('#app/ports/quota/redis-quota.ts')
  return createRedisQuota({ url: REDIS_URL })
}

async function pickLanguageModel(environment: Environment): Promise<LanguageModel | undefined> {
  const { AI_PROVIDER, AI_MODEL, AI_BASE_URL, AI_API_KEY } = environment
  if (!AI_PROVIDER || !AI_MODEL) return undefined
  const [{ createAiSdkModel }, { makeResilient }] = await Promise.all([
    import('#app/ports/language-model/ai-sdk.server.ts'),
    import('#app/ports/language-model/resilient.ts'),
  ])
  const settings = { provider: AI_PROVIDER, model: AI_MODEL, baseUrl: AI_BASE_URL, apiKey: AI_API_KEY }
  return makeResilient(createAiSdkModel(settings))
}

/** Threads run the bundle's own worker file; in development the code changes under them, so there are none. */
function pickWorkers() {
  if (!import.meta.env.PROD) return { compute: runCompute, close: async () => {} }
  return createWorkerPool({
    script: new URL('./compute-worker.js', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    longestQueue: 64,
  })
}
