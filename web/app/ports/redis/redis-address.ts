interface Node {
  host: string
  port: number
}

interface Login {
  username?: string
  password?: string
  /** Encrypted, as `rediss` asks for. */
  tls: boolean
}

export type RedisAddress =
  | { kind: 'one'; url: string }
  | ({ kind: 'sentinel'; nodes: Node[]; master: string; database: number } & Login)
  | ({ kind: 'cluster'; nodes: Node[] } & Login)

const shape =
  /^redis(?<tls>s?)(?:\+(?<kind>sentinel|cluster))?:\/\/(?:(?<login>[^@/]*)@)?(?<hosts>[^/@?#]+)(?<path>\/[^?#]*)?$/

/**
 * Reads redis://host:6379/0, redis+sentinel://host:26379,host2/master/0 or redis+cluster://host:6379,host2, each with
 * user:password@ before the hosts, and `rediss` where the connection is encrypted. Throws a sentence about what is wrong.
 */
export function parseRedisAddress(text: string): RedisAddress {
  const parts = shape.exec(text)?.groups
  if (!parts) throw new Error('must be an address such as redis://localhost:6379')
  if (!parts.kind) {
    if (!URL.canParse(text)) throw new Error('must be an address such as redis://localhost:6379')
    return { kind: 'one', url: text }
  }
  const nodes = (parts.hosts ?? '').split(',').map((host) => parseNode(host, parts.kind === 'sentinel' ? 26379 : 6379))
  const login = { ...parseLogin(parts.login), tls: parts.tls === 's' }
  const [master = '', database = '0', ...rest] = (parts.path ?? '').split('/').slice(1)
  if (parts.kind === 'cluster') {
    if (master !== '') throw new Error('must end after its hosts, since a cluster has one database')
    return { kind: 'cluster', nodes, ...login }
  }
  if (master === '' || rest.length > 0 || !/^\d+$/.test(database))
    throw new Error('must name the master, as in redis+sentinel://localhost:26379/master')
  return { kind: 'sentinel', nodes, master: decodeURIComponent(master), database: Number(database), ...login }
}

function parseNode(text: string, usualPort: number): Node {
  const [, host, bracketed, port] = /^(?:([^:[\]]+)|\[([^\]]+)\])(?::(\d{1,5}))?$/.exec(text.trim()) ?? []
  const name = host ?? bracketed
  if (!name || Number(port ?? 0) > 65_535) throw new Error('must name its hosts as host:port, with commas between them')
  return { host: name, port: Number(port ?? usualPort) }
}

function parseLogin(text: string | undefined): Omit<Login, 'tls'> {
  if (!text) return {}
  const [username = '', ...password] = text.split(':').map(decodeURIComponent)
  return { username: username || undefined, password: password.join(':') || undefined }
}
