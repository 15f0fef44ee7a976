import { expect, test } from 'vitest'
import { parseRedisAddress } from './redis-address.ts'

test('one server is left to the client library', () => {
  const url = 'rediss://me:secret@redis.example:6380/2'
  expect(parseRedisAddress(url)).toEqual({ kind: 'one', url })
})

test('sentinels, with a master, a login and a database', () => {
  expect(parseRedisAddress('redis+sentinel://me:p%40ss@a.example:26380,[::1]/main/3')).toEqual({
    kind: 'sentinel',
    nodes: [
      { host: 'a.example', port: 26380 },
      { host: '::1', port: 26379 },
    ],
    master: 'main',
    database: 3,
    username: 'me',
    password: 'p@ss',
    tls: false,
  })
})

test('a cluster, encrypted, with a password alone', () => {
  expect(parseRedisAddress('rediss+cluster://:secret@a.example,b.example:7001')).toEqual({
    kind: 'cluster',
    nodes: [
      { host: 'a.example', port: 6379 },
      { host: 'b.example', port: 7001 },
    ],
    username: undefined,
    password: 'secret',
    tls: true,
  })
})

test.each([
  ['http://localhost', 'must be an address such as'],
  ['redis://', 'must be an address such as'],
  ['redis+sentinel://a.example:26379', 'must name the master'],
  ['redis+sentinel://a.example/main/first', 'must name the master'],
  ['redis+cluster://a.example/0', 'must end after its hosts'],
  ['redis+cluster://a.example:6379:6380', 'must name its hosts'],
  ['redis+cluster://a.example:99999', 'must name its hosts'],
  ['redis+cluster://a.example,', 'must name its hosts'],
])('%s is refused with a sentence', (text, sentence) => {
  expect(() => parseRedisAddress(text)).toThrow(sentence)
})
