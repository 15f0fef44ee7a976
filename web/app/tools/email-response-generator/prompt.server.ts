import { z } from 'zod'
import { fence } from '#app/ports/language-model/fence.ts'

export const answer = z.object({
  responseText: z.string().describe('The whole reply with greeting and signature, in plain text with line breaks'),
})

export const instructions = `You write replies for the Limpid email response generator.
Take up every question, request, offer, date and deadline of the original email, as the goal asks. If there is no goal, answer helpfully and commit to nothing.
Invent no facts. Where only the visitor can know the answer, leave a gap in square brackets that says what belongs there, such as [your answer about the venue].
Greet the recipient and sign as the sender; without names, greet and sign neutrally. Plain text, short paragraphs, no subject line.
The ten tones must be easy to tell apart: professional, friendly, formal, casual, assertive, empathetic, appreciative, direct, diplomatic, enthusiastic.

Original: "Can you speak at our meeting on May 4? The fee is 300." Goal: decline, offer next year. Tone: direct. Sender: Ines. Recipient: Paul.
Hi Paul,

Thank you for asking. I can't speak on May 4. I would like to do it next year: please write to me once you have the date.

Ines`

interface Request {
  email: string
  responseGoal: string
  tone: string
  sender: string
  recipient: string
}

export function promptFor({ email, responseGoal, tone, sender, recipient }: Request) {
  return `${fence({ email, responseGoal, sender, recipient })}\n\nTone: ${tone}. Write the reply.`
}
