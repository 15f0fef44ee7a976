import { BlockList, isIP } from 'node:net'

/** Which proxies may say who the client is: so many hops, or these networks. */
export type TrustProxy = { hops: number } | { networks: BlockList }

/** Reads "2" or "10.0.0.0/8, ::1"; throws a sentence about what is wrong. */
export function parseTrustProxy(text: string): TrustProxy {
  if (/^\d+$/.test(text.trim())) return { hops: Number(text) }
  const networks = new BlockList()
  for (const part of text.split(',').map((entry) => entry.trim())) {
    const [address = '', prefix] = part.split('/')
    const version = isIP(address)
    const bits = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix)
    const fits = Number.isInteger(bits) && bits >= 0 && bits <= (version === 6 ? 128 : 32)
    if (version === 0 || !fits) throw new Error(`must be a number of hops or networks such as 10.0.0.0/8, ::1`)
    networks.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4')
  }
  return { networks }
}
