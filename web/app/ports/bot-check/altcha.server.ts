import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, type Payload, type VerifySolutionOptions, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { challengeLifetimeMilliseconds, challengeWork } from '#app/spec/contact.ts'
import type { RateLimit } from '../rate-limit/rate-limit.ts'
import { type BotCheck, longestToken } from './bot-check.ts'

interface AltchaSettings {
  secret: string
  /** Remembers which challenges were used: the library itself takes a solution twice. */
  used: RateLimit
  clock?: () => number
}

type Secrets = Pick<VerifySolutionOptions, 'hmacSignatureSecret' | 'hmacKeySignatureSecret'>

/** The embedded default: the browser does a little work, and no other company takes part. */
export function createAltchaCheck({ secret, used, clock = Date.now }: AltchaSettings): BotCheck {
  const secrets: Secrets = {
    hmacSignatureSecret: keyFor('challenge', secret),
    hmacKeySignatureSecret: keyFor('solution', secret),
  }

  return {
    widget: { kind: 'altcha' },
    createChallenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: challengeWork.cost,
        counter: randomInt(challengeWork.fewest, challengeWork.most),
        expiresAt: new Date(clock() + challengeLifetimeMilliseconds),
        deriveKey,
        ...secrets,
      }),
    async verify(token) {
      const payload = readPayload(token)
      if (!payload || !(await isSolved(payload, secrets))) return false
      const turn = await used.take(`challenge:${payload.challenge.parameters.nonce}`, {
        times: 1,
        milliseconds: challengeLifetimeMilliseconds,
      })
      return turn.allowed
    },
  }
}

function keyFor(purpose: string, secret: string) {
  return createHmac('sha256', secret).update(`altcha ${purpose}`).digest('base64url')
}

/** Whatever a stranger sends: an oddity inside is a wrong solution, never a fault of ours. */
async function isSolved({ challenge, solution }: Payload, secrets: Secrets) {
  try {
    return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified
  } catch {
    return false
  }
}

function readPayload(token: string): Payload | undefined {
  if (token.length > longestToken) return undefined
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload
    return typeof payload?.challenge?.parameters?.nonce === 'string' && payload.solution ? payload : undefined
  } catch {
    return undefined
  }
}
