import { Hono } from 'hono'
import { checkMessage } from '#app/contact/check-message.ts'
import { StoreAwayError } from '#app/ports/store-away-error.ts'
import { contactMessages, messagesPerHour } from '#app/spec/contact.ts'
import { describeError } from '../observe/describe-error.ts'
import type { ServerParts } from '../server-parts.ts'
import { type Answer, postJson, refusal, tooOften } from './post-json.ts'

type Parts = Pick<ServerParts, 'clientOf' | 'log' | 'ports'>

/** POST /api/contact/send-email, and GET /api/contact/challenge where the bot check is our own. */
export function contactApi(parts: Parts) {
  const { createChallenge } = parts.ports.botCheck
  const app = new Hono()
  app.route(
    '/',
    postJson('/send-email', (fields, context) => send(fields, parts.clientOf(context), parts)),
  )
  if (createChallenge)
    app.get('/challenge', async (context) =>
      context.json(await createChallenge(), 200, { 'Cache-Control': 'no-store' }),
    )
  return app
}

/** Form, then bot check, then count, then mail: nothing reaches the mail that failed one of them. */
async function send(fields: Record<string, unknown>, client: string, { log, ports }: Parts): Promise<Answer> {
  const { message, problems } = checkMessage(fields)
  const problem = Object.values(problems)[0]
  if (problem) return refusal(400, `${problem}.`)
  const { turnstileToken: token } = fields
  if (typeof token !== 'string' || token === '') return refusal(400, contactMessages.botCheckMissing)
  try {
    if (!(await ports.botCheck.verify(token))) return refusal(400, contactMessages.botCheckFailed)
  } catch (error) {
    if (error instanceof StoreAwayError) throw error
    log.error({ error: describeError(error) }, 'the bot check could not be verified')
    return refusal(503, contactMessages.botCheckFailed)
  }
  const turn = await ports.rateLimit.take(`contact:${client}`, messagesPerHour)
  if (!turn.allowed)
    return tooOften(`You have sent ${messagesPerHour.times} messages in the last hour.`, turn.waitMilliseconds)
  try {
    await ports.mailer.send(message)
    return { status: 200, body: { message: 'Your message was sent.' } }
  } catch (error) {
    await turn.giveBack()
    log.error({ error: describeError(error) }, 'a contact message could not be sent')
    return refusal(502, contactMessages.mailUnavailable)
  }
}
