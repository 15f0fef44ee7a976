import type { Cluster, Redis } from 'ioredis'
import { StoreAwayError } from '../store-away-error.ts'
import { connectRedis } from './connect-redis.ts'
import { parseRedisAddress } from './redis-address.ts'

export type RedisClient = Redis | Cluster

/** One connection to Redis or Valkey that all adapters of a process share. */
export interface RedisLink {
  /**
   * Sends a command that may safely run twice, and again while a connection comes back; a restart of the store goes
   * unnoticed. Rejects with StoreAwayError when patience ends.
   */
  send<Result>(command: (client: RedisClient) => Promise<Result>): Promise<Result>
  define(scripts: Readonly<Record<string, string>>, numberOfKeys: number): void
  /** For how long the store has been away, in milliseconds; 0 while it is there. */
  awayFor(): number
  /** Called when the store goes away, with the kind of trouble, and without one when it is back. */
  onChange(listener: (trouble?: string) => void): void
  close(): Promise<void>
}

interface Settings {
  url: string
  /** How long a request waits for the store before it is taken to be away. */
  patienceMilliseconds?: number
}

const betweenTriesMilliseconds = 50
const betweenProbesMilliseconds = 300

export function openRedis({ url, patienceMilliseconds: patience = 2000 }: Settings): RedisLink {
  const client = connectRedis(parseRedisAddress(url), patience)
  const listeners: ((trouble?: string) => void)[] = []
  let troubledSince: number | undefined = performance.now()
  let announced = false
  let closed = false
  let probe: NodeJS.Timeout | undefined

  client.on('error', (error) => notice(error))
  client.on('close', () => notice(new Error('The connection was closed.')))
  client.on('ready', () => void check())

  function notice(error: unknown, since = performance.now()) {
    if (closed) return
    troubledSince ??= since
    if (awayFor() > 0) announce(kindOf(error))
    probe ??= setTimeout(() => {
      probe = undefined
      void check()
    }, betweenProbesMilliseconds).unref()
  }

  function announce(trouble: string) {
    if (announced) return
    announced = true
    for (const listener of listeners) listener(trouble)
  }

  /** The store counts as back only when it has answered. */
  async function check() {
    try {
      await client.set('limpid:probe', '1', 'PX', 1000)
    } catch (error) {
      return notice(error)
    }
    const wasAnnounced = announced
    troubledSince = undefined
    announced = false
    if (wasAnnounced) for (const listener of listeners) listener()
  }

  /** Trouble shorter than our patience is no absence. */
  function awayFor() {
    const troubled = troubledSince === undefined ? 0 : performance.now() - troubledSince
    return troubled > patience ? troubled : 0
  }

  return {
    awayFor,
    onChange: (listener) => void listeners.push(listener),
    define(scripts, numberOfKeys) {
      for (const [name, lua] of Object.entries(scripts)) client.defineCommand(name, { numberOfKeys, lua })
    },
    async send(command) {
      const giveUpAt = performance.now() + patience
      let maybeDone = false
      while (awayFor() === 0 && performance.now() < giveUpAt) {
        const sentAt = performance.now()
        try {
          if (client.status === 'ready') return await command(client)
        } catch (error) {
          maybeDone = true
          notice(error, sentAt)
        }
        await new Promise((resolve) => setTimeout(resolve, betweenTriesMilliseconds))
      }
      announce('Timeout')
      throw new StoreAwayError(maybeDone)
    },
    async close() {
      if (closed) return
      closed = true
      clearTimeout(probe)
      await client.quit().catch(() => client.disconnect())
    },
  }
}

/** The first word of a reply such as READONLY, or a code such as ECONNREFUSED; never an address. */
function kindOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.name === 'ReplyError' ? (error.message.split(' ')[0] ?? error.name) : error.name
}
