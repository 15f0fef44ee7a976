import { describe, expect, test } from 'vitest'
import { clientAddress, hashClient, networkOf } from './client-address.ts'
import { parseTrustProxy } from './trust-proxy.ts'

describe('without trusted proxies', () => {
  test('the socket counts, whatever the header says', () => {
    expect(clientAddress('198.51.100.7', '1.1.1.1, 2.2.2.2')).toBe('198.51.100.7')
    expect(clientAddress('::ffff:198.51.100.7', undefined)).toBe('198.51.100.7')
  })
})

describe('with a number of hops', () => {
  const one = parseTrustProxy('1')
  const two = parseTrustProxy('2')
  test('entries count from the right', () => {
    expect(clientAddress('10.0.0.1', 'forged, 6.6.6.6, 198.51.100.7', one)).toBe('198.51.100.7')
    expect(clientAddress('10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', two)).toBe('198.51.100.7')
  })
  test('a header that is too short or broken falls back to what is known', () => {
    expect(clientAddress('10.0.0.1', '198.51.100.7', two)).toBe('198.51.100.7')
    expect(clientAddress('10.0.0.1', 'unknown', one)).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.1', '6.6.6.6, rubbish', two)).toBe('10.0.0.1')
  })
  test('ports and brackets are no part of an address', () => {
    expect(clientAddress('10.0.0.1', '198.51.100.7:4711', one)).toBe('198.51.100.7')
    expect(clientAddress('10.0.0.1', '[2001:db8::1]:4711', one)).toBe('2001:db8::1')
  })
  test('zero hops trust nobody', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1', parseTrustProxy('0'))).toBe('10.0.0.1')
  })
})

describe('with networks', () => {
  const trust = parseTrustProxy('10.0.0.0/8, 2001:db8:1::/48')
  test('the first stranger from the right is the client', () => {
    expect(clientAddress('10.1.2.3', '6.6.6.6, 198.51.100.7, 10.9.9.9', trust)).toBe('198.51.100.7')
    expect(clientAddress('2001:db8:1::5', '198.51.100.7', trust)).toBe('198.51.100.7')
  })
  test('a stranger’s header is not read at all', () => {
    expect(clientAddress('198.51.100.9', '1.1.1.1', trust)).toBe('198.51.100.9')
  })
})

test.each(['', 'proxy', '10.0.0.0/33', '10.0.0.0/x', '::1/129'])('“%s” is no setting', (text) => {
  expect(() => parseTrustProxy(text)).toThrow(/hops or networks/)
})

test('IPv6 clients count by their /64', () => {
  expect(networkOf('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1')
  expect(networkOf('2001:DB8:0:1::')).toBe('2001:db8:0:1')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7')
})

test('only a keyed hash is left of an address', () => {
  const hash = hashClient('198.51.100.7', 'one secret')
  expect(hash).toMatch(/^[\w-]{22}$/)
  expect(hash).toBe(hashClient('198.51.100.7', 'one secret'))
  expect(hash).not.toBe(hashClient('198.51.100.7', 'another secret'))
  expect(hashClient('2001:db8::1', 's')).toBe(hashClient('2001:db8::ffff', 's'))
})
