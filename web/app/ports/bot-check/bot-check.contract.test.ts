import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, describe, expect, test } from 'vitest'
import { challengeLifetimeMilliseconds } from '#app/spec/contact.ts'
import { createSqliteRateLimit } from '../rate-limit/sqlite-rate-limit.ts'
import { createAltchaCheck } from './altcha.server.ts'
import type { BotCheck } from './bot-check.ts'
import { createTurnstileCheck } from './turnstile.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'limpid-check-'))
const used = createSqliteRateLimit({ folder })
const usedElsewhere = createSqliteRateLimit({ folder })
const closing: (() => unknown)[] = [used.close, usedElsewhere.close]
afterAll(async () => {
  for (const close of closing) await close()
  rmSync(folder, { recursive: true, force: true })
})

async function solve(check: BotCheck) {
  const challenge = (await check.createChallenge?.()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Answers as Cloudflare does: each token once, with the site and the action that it was earned for. */
async function turnstile(hostname = 'limpid.test') {
  const seen = new Set<string>()
  let calls = 0
  const verdictOn = (token: string) => {
    if (!/^earned/.test(token)) return { success: false, 'error-codes': ['invalid-input-response'] }
    if (token.includes('expired') || seen.has(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
    seen.add(token)
    return {
      success: true,
      hostname: token.includes('elsewhere') ? 'evil.test' : 'limpid.test',
      action: token.includes('login') ? 'login' : 'contact',
    }
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (data) => {
      body += data
    })
    request.on('end', () => {
      calls += 1
      const { response: token, secret } = JSON.parse(body)
      if (token.includes('broken') || (token.includes('shaky') && calls === 1)) return response.writeHead(503).end()
      if (token.includes('dropped')) return request.socket.destroy()
      const verdict = secret === 'secret' ? verdictOn(token) : { success: false }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(verdict))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return createTurnstileCheck({
    siteKey: 'site',
    secretKey: 'secret',
    hostname,
    verifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeoutMilliseconds: 500,
  })
}

const adapters = {
  altcha: async () => {
    const check = createAltchaCheck({ secret: 'a secret of some length', used })
    const late = createAltchaCheck({
      secret: 'a secret of some length',
      used,
      clock: () => Date.now() - challengeLifetimeMilliseconds - 2000,
    })
    return { check, earned: () => solve(check), expired: () => solve(late) }
  },
  turnstile: async () => {
    let count = 0
    return {
      check: await turnstile(),
      earned: async () => `earned ${++count}`,
      expired: async () => 'earned, then expired',
    }
  },
}

describe.each(Object.entries(adapters))('%s', (_, start) => {
  test('an earned token counts once', async () => {
    const { check, earned } = await start()
    const token = await earned()
    expect(await check.verify(token)).toBe(true)
    expect(await check.verify(token)).toBe(false)
  })

  test('an expired token does not count', async () => {
    const { check, expired } = await start()
    expect(await check.verify(await expired())).toBe(false)
  })

  test.each([
    '',
    'x',
    '{}',
    'bnVsbA==',
    btoa('{"challenge":{"parameters":{"nonce":"00"}},"solution":1}'),
    'y'.repeat(9000),
  ])('a forged token does not count: %.20s', async (token) => {
    const { check } = await start()
    expect(await check.verify(token)).toBe(false)
  })
})

describe('altcha', () => {
  const check = createAltchaCheck({ secret: 'a secret of some length', used })

  test('a solution that another process has taken does not count', async () => {
    const elsewhere = createAltchaCheck({ secret: 'a secret of some length', used: usedElsewhere })
    const token = await solve(check)
    const verdicts = await Promise.all([check.verify(token), elsewhere.verify(token)])
    expect(verdicts.filter(Boolean)).toHaveLength(1)
  })

  test('a solution to a puzzle of one’s own making does not count', async () => {
    const own = createAltchaCheck({ secret: 'somebody else’s secret', used })
    expect(await check.verify(await solve(own))).toBe(false)
  })

  test.each([
    ['a later end', (token: Tampered) => (token.challenge.parameters.expiresAt += 9999)],
    ['less work', (token: Tampered) => (token.challenge.parameters.cost = 1)],
    ['another name for a used one', (token: Tampered) => (token.challenge.parameters.nonce = 'ff'.repeat(16))],
    ['a guessed solution', (token: Tampered) => (token.solution.derivedKey = '00'.repeat(32))],
    ['no solution', (token: Tampered) => (token.solution = {} as never)],
  ])('a token with %s does not count', async (_, tamper) => {
    const token = JSON.parse(Buffer.from(await solve(check), 'base64').toString()) as Tampered
    tamper(token)
    expect(await check.verify(btoa(JSON.stringify(token)))).toBe(false)
  })
})

interface Tampered {
  challenge: { parameters: { expiresAt: number; cost: number; nonce: string } }
  solution: { derivedKey: string }
}

describe('turnstile', () => {
  test.each(['earned elsewhere', 'earned at login'])('a token %s does not count', async (token) => {
    expect(await (await turnstile()).verify(token)).toBe(false)
  })

  test('a passing fault is tried once more', async () => {
    expect(await (await turnstile()).verify('earned on shaky ground')).toBe(true)
  })

  test.each(['broken', 'dropped'])('when the service is %s, nobody can tell', async (token) => {
    await expect((await turnstile()).verify(token)).rejects.toThrow()
  })
})
