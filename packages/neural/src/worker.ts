import { parentPort } from 'node:worker_threads'
import type { Answer, Question } from './messages.ts'
import { loadSyntaxModel, type SyntaxModel } from './syntax-model.ts'
import { loadToneModel, type ToneModel } from './tone-model.ts'

let tone: Promise<ToneModel> | undefined
let syntax: Promise<SyntaxModel> | undefined

async function answer({ name, input }: Question) {
  if (name === 'tones') {
    tone ??= loadToneModel()
    return (await tone).tones(input)
  }
  syntax ??= loadSyntaxModel()
  return (await syntax).parse(input)
}

parentPort?.on('message', async (question: Question) => {
  let reply: Answer
  try {
    reply = { id: question.id, answer: await answer(question) }
  } catch (error) {
    reply = { id: question.id, error: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(reply)
})
