import { Cluster, Redis } from 'ioredis'
import type { RedisAddress } from './redis-address.ts'

const longestWaitMilliseconds = 500
const retry = (times: number) => Math.min(50 * times, longestWaitMilliseconds)

/**
 * A command either reaches the server now or fails now: waiting and trying again is the business of `redis-link.ts`,
 * which knows that every command may safely run twice.
 */
const manners = { maxRetriesPerRequest: 0, autoResendUnfulfilledCommands: false, connectTimeout: 3000 }

export function connectRedis(address: RedisAddress, commandTimeout: number): Redis | Cluster {
  const common = { ...manners, commandTimeout }
  const alone = { ...common, retryStrategy: retry, enableOfflineQueue: false, enableAutoPipelining: true }
  if (address.kind === 'one') return new Redis(address.url, alone)
  const { username, password, nodes } = address
  const tls = address.tls ? {} : undefined
  if (address.kind === 'cluster')
    return new Cluster(nodes, {
      clusterRetryStrategy: retry,
      enableOfflineQueue: false,
      enableAutoPipelining: true,
      redisOptions: { ...common, username, password, tls },
    })
  return new Redis({
    ...alone,
    sentinels: nodes,
    name: address.master,
    db: address.database,
    username,
    password,
    tls,
    enableTLSForSentinelMode: address.tls,
    sentinelRetryStrategy: retry,
  })
}
