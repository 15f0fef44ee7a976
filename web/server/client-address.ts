import { createHmac, type KeyObject } from 'node:crypto'
import { isIP, isIPv4, isIPv6 } from 'node:net'
import type { TrustProxy } from './trust-proxy.ts'

/**
 * The address that counts for the quota: the socket's, or the one that the outermost trusted proxy saw. Entries of
 * X-Forwarded-For further left are whatever the client cared to write.
 */
export function clientAddress(socket: string, forwardedFor: string | undefined, trust?: TrustProxy): string {
  let client = bare(socket)
  if (!trust || !forwardedFor) return client
  let end = forwardedFor.length
  for (let hop = 0; end > 0 && isTrusted(trust, client, hop); hop += 1) {
    const comma = forwardedFor.lastIndexOf(',', end - 1)
    const next = bare(forwardedFor.slice(comma + 1, end))
    if (isIP(next) === 0) break
    client = next
    end = comma
  }
  return client
}

function isTrusted(trust: TrustProxy, address: string, hop: number) {
  if ('hops' in trust) return hop < trust.hops
  return trust.networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Without brackets, port and zone; an IPv4 address in IPv6 clothing is an IPv4 address. */
function bare(text: string) {
  const trimmed = text.trim()
  if (isIPv4(trimmed)) return trimmed
  const address = trimmed.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/%.*$/, '')
  const withoutPort = /^[\d.]+:\d+$/.test(address) ? address.replace(/:\d+$/, '') : address
  const mapped = /^::ffff:([\d.]+)$/i.exec(withoutPort)?.[1]
  return mapped && isIPv4(mapped) ? mapped : withoutPort
}

/** One IPv6 subscriber holds a whole /64. */
export function networkOf(address: string) {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = (text: string) => text.split(':').filter((group) => group !== '')
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  const shortened = after.at(-1)?.includes('.') ? after.length + 1 : after.length
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - shortened) }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** All that is ever stored of an address. */
export function hashClient(address: string, secret: string | KeyObject) {
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22)
}
