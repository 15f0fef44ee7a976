import { existsSync } from 'node:fs'
import { z } from 'zod'
import { builtContactEmail } from '#app/head/addresses.ts'
import { parseRedisAddress } from '#app/ports/redis/redis-address.ts'
import { isEmailAddress } from '#app/spec/email.ts'
import { parseTrustProxy } from './trust-proxy.ts'

/** An address such as https://limpid.example, without a slash at its end. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://limpid.example' })
  .transform((url) => url.replace(/\/+$/, ''))

const numberLike = z.string().regex(/^\d+$/, 'must be a number')
const mailbox = z.string().refine(isEmailAddress, 'must be an e-mail address')

const wholeNumber = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
const port = wholeNumber.max(65_535, 'must be at most 65535')

/** Text that `parse` understands; what it throws is the sentence that stops the start. */
function readable<Value>(parse: (text: string) => Value) {
  return z.string().transform((text, context) => {
    try {
      return parse(text)
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
      return z.NEVER
    }
  })
}

const schema = z.object({
  PORT: port.default(3000),
  /** Prometheus metrics, for the operator alone; without it there are none. */
  METRICS_PORT: port.optional(),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  SITE_URL: origin.optional(),
  APP_URL: origin.default('https://app.limpid.example'),
  /** Keys the hashes of client addresses; without it one is made and kept in DATA_DIR. */
  SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** The proxies in front of the server: a number of hops, or their networks. */
  TRUST_PROXY: readable(parseTrustProxy).optional(),
  /** Shares counts between servers: one Redis or Valkey, sentinels or a cluster. */
  REDIS_URL: readable((text) => {
    parseRedisAddress(text)
    return text
  }).optional(),
  /** How long tools carry on from memory while Redis is away. */
  REDIS_GRACE_SECONDS: wholeNumber.default(60),
  /** A language model for the tools that write; without one they use what is built in. */
  AI_PROVIDER: z
    .enum(['openai-compatible', 'anthropic'], { error: 'must be openai-compatible or anthropic' })
    .optional(),
  AI_MODEL: z.string().optional(),
  AI_BASE_URL: origin.optional(),
  AI_API_KEY: z.string().optional(),
  AI_FALLBACK: z.enum(['built-in', 'error'], { error: 'must be built-in or error' }).default('built-in'),
  /** Payment: all six, or none for the checkout sandbox. */
  LEMONSQUEEZY_API_KEY: z.string().optional(),
  LEMONSQUEEZY_STORE_ID: numberLike.optional(),
  LEMONSQUEEZY_PRO_MONTHLY_VARIANT_ID: numberLike.optional(),
  LEMONSQUEEZY_PRO_YEARLY_VARIANT_ID: numberLike.optional(),
  LEMONSQUEEZY_PREMIUM_MONTHLY_VARIANT_ID: numberLike.optional(),
  LEMONSQUEEZY_PREMIUM_YEARLY_VARIANT_ID: numberLike.optional(),
  /** The contact form's bot check: both, or none for the one of our own. */
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  /** Where contact messages go; without a mail server they become files in DATA_DIR/outbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example:587' })
    .optional(),
  MAIL_FROM: mailbox.default(builtContactEmail),
  MAIL_TO: mailbox.default(builtContactEmail),
  /** Analytics on the pricing page; without a key there is none. */
  POSTHOG_KEY: z.string().optional(),
  POSTHOG_HOST: origin.default('https://eu.i.posthog.com'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('info'),
})

export type Environment = z.infer<typeof schema> & { SITE_URL: string }

/** A wrong value stops the start: this error's message is the one sentence that says which and why. */
export class EnvironmentError extends Error {}

/** Values that no message or log may repeat. */
const isSecret = (name: string) => /KEY$|SECRET|^SMTP_URL$|^REDIS_URL$/.test(name)

export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(filled)
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = issue?.path.join('.') ?? 'environment'
    const value = isSecret(name) ? '' : ` (it is "${filled[name] ?? ''}")`
    throw new EnvironmentError(`${name} ${issue?.message ?? 'is wrong'}${value}.`)
  }
  for (const names of allOrNone) refusePartialSet(names, filled)
  return { ...result.data, SITE_URL: result.data.SITE_URL ?? `http://localhost:${result.data.PORT}` }
}

/** Services that need every one of their settings. */
const allOrNone = [
  [
    'LEMONSQUEEZY_API_KEY',
    'LEMONSQUEEZY_STORE_ID',
    'LEMONSQUEEZY_PRO_MONTHLY_VARIANT_ID',
    'LEMONSQUEEZY_PRO_YEARLY_VARIANT_ID',
    'LEMONSQUEEZY_PREMIUM_MONTHLY_VARIANT_ID',
    'LEMONSQUEEZY_PREMIUM_YEARLY_VARIANT_ID',
  ],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
] as const

function refusePartialSet(names: readonly string[], variables: Record<string, string | undefined>) {
  const absent = names.filter((name) => variables[name] === undefined)
  const present = names.find((name) => variables[name] !== undefined)
  if (present && absent.length > 0)
    throw new EnvironmentError(`${present} is set, so ${absent.join(', ')} must be set too (or none of them).`)
}

/** The one place that reads the process environment. */
export function readEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseEnvironment(process.env)
}
