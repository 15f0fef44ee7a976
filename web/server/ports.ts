import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { BotCheck } from '#app/ports/bot-check/bot-check.ts'
import type { LanguageModel } from '#app/ports/language-model/language-model.ts'
import type { Mailer } from '#app/ports/mailer/mailer.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { createSandboxPayments } from '#app/ports/payments/sandbox.ts'
import type { Quota } from '#app/ports/quota/quota.ts'
import { createSqliteQuota } from '#app/ports/quota/sqlite-quota.ts'
import type { RateLimit } from '#app/ports/rate-limit/rate-limit.ts'
import { createSqliteRateLimit } from '#app/ports/rate-limit/sqlite-rate-limit.ts'
import type { RedisLink } from '#app/ports/redis/redis-link.ts'
import type { ToolPorts } from '#app/ports/tool-ports.ts'
import { runCompute } from './compute.ts'
import { type Environment, EnvironmentError } from './env.ts'
import { readSecret } from './secret.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Everything outside the event loop that the site depends on. */
export interface Ports extends ToolPorts {
  quota: Quota
  rateLimit: RateLimit
  payments: Payments
  mailer: Mailer
  botCheck: BotCheck
  /** Runs a tool's `compute`. */
  compute: (slug: string, input: unknown, signal: AbortSignal) => Promise<unknown>
  /** How many calls of `compute` wait for a thread. */
  waiting: () => number
  /** Where counts are shared between servers. */
  sharedStore?: Pick<RedisLink, 'awayFor' | 'onChange'>
  close: () => Promise<void>
}

/** The one place that picks adapters from the environment. */
export async function pickPorts(environment: Environment): Promise<Ports> {
  const { quota, rateLimit, sharedStore } = await pickCounters(environment)
  const [languageModel, payments, mailer] = await Promise.all([
    pickLanguageModel(environment),
    pickPayments(environment),
    pickMailer(environment),
  ])
  const workers = pickWorkers()
  return {
    quota,
    rateLimit,
    sharedStore,
    languageModel,
    withoutModel: environment.AI_FALLBACK,
    payments,
    mailer,
    botCheck: await pickBotCheck(environment, rateLimit),
    compute: workers.compute,
    waiting: workers.waiting,
    async close() {
      await Promise.all([quota.close(), rateLimit.close(), workers.close()])
    },
  }
}

type Counters = Pick<Ports, 'quota' | 'rateLimit' | 'sharedStore'>

function pickCounters(environment: Environment): Promise<Counters> {
  const { REDIS_URL, REDIS_GRACE_SECONDS, DATA_DIR } = environment
  return REDIS_URL ? countInRedis(REDIS_URL, REDIS_GRACE_SECONDS) : countInFiles(DATA_DIR)
}

async function countInRedis(url: string, graceSeconds: number): Promise<Counters> {
  const [{ openRedis }, { createRedisQuota }, { createGraceQuota }, { createRedisRateLimit }] = await Promise.all([
    import('#app/ports/redis/redis-link.ts'),
    import('#app/ports/quota/redis-quota.ts'),
    import('#app/ports/quota/grace-quota.ts'),
    import('#app/ports/rate-limit/redis-rate-limit.ts'),
  ])
  const link = openRedis({ url })
  const grace = { milliseconds: graceSeconds * 1000, uses: 3, clients: 20_000 }
  return {
    quota: createGraceQuota({ store: createRedisQuota({ link }), link, grace }),
    rateLimit: createRedisRateLimit({ link }),
    sharedStore: link,
  }
}

/** Writes once, so that a folder that is full, damaged or closed to us stops the start and not the first visitor. */
async function countInFiles(folder: string): Promise<Counters> {
  try {
    const quota = createSqliteQuota({ folder })
    await quota.cleanUp()
    return { quota, rateLimit: createSqliteRateLimit({ folder }) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError(`the data folder (DATA_DIR, ${folder}) cannot be used: ${reason}.`)
  }
}

async function pickPayments(environment: Environment): Promise<Payments> {
  const { LEMONSQUEEZY_API_KEY: apiKey, LEMONSQUEEZY_STORE_ID: storeId = '' } = environment
  if (!apiKey) return createSandboxPayments()
  const { createLemonSqueezyPayments } = await import('#app/ports/payments/lemon-squeezy.server.ts')
  const variants = {
    pro: {
      monthly: environment.LEMONSQUEEZY_PRO_MONTHLY_VARIANT_ID ?? '',
      yearly: environment.LEMONSQUEEZY_PRO_YEARLY_VARIANT_ID ?? '',
    },
    premium: {
      monthly: environment.LEMONSQUEEZY_PREMIUM_MONTHLY_VARIANT_ID ?? '',
      yearly: environment.LEMONSQUEEZY_PREMIUM_YEARLY_VARIANT_ID ?? '',
    },
  }
  return createLemonSqueezyPayments({ apiKey, storeId, variants })
}

async function pickMailer({ SMTP_URL, MAIL_FROM, MAIL_TO, DATA_DIR }: Environment): Promise<Mailer> {
  if (SMTP_URL) {
    const { createSmtpMailer } = await import('#app/ports/mailer/smtp.server.ts')
    return createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO })
  }
  const { createOutboxMailer } = await import('#app/ports/mailer/outbox.server.ts')
  return createOutboxMailer(join(DATA_DIR, 'outbox'), MAIL_FROM, MAIL_TO)
}

async function pickBotCheck(environment: Environment, used: RateLimit): Promise<BotCheck> {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, SITE_URL, SECRET, DATA_DIR } = environment
  if (siteKey && secretKey) {
    const { createTurnstileCheck } = await import('#app/ports/bot-check/turnstile.server.ts')
    return createTurnstileCheck({ siteKey, secretKey, hostname: new URL(SITE_URL).hostname })
  }
  const { createAltchaCheck } = await import('#app/ports/bot-check/altcha.server.ts')
  return createAltchaCheck({ secret: readSecret(SECRET, DATA_DIR), used })
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
  if (!import.meta.env.PROD) return { compute: runCompute, waiting: () => 0, close: async () => {} }
  return createWorkerPool({
    script: new URL('./compute-worker.js', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    longestQueue: 64,
  })
}
