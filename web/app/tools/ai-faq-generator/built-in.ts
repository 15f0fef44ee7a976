import { createRepetitionGuard, isEnglish, plainText, type Random, readTopic, requireWritable } from '@limpid/compose'
import { faqsFromSource } from './from-source.ts'
import { faqsFromTopic } from './from-topic.ts'

export interface FaqRequest {
  topic: string
  source: string
  numberOfFaqs: number
}

export interface Faq {
  question: string
  /** Markdown: paragraphs, lists, bold. */
  answer: string
}

/** A shorter source is too little to judge its language by. */
const ENOUGH_TO_JUDGE = 60

/** As many questions as asked for: from the source as far as it carries, the rest from what is true of such a topic. */
export function generateFaqs({ topic: words, source, numberOfFaqs }: FaqRequest, random: Random): Faq[] {
  const topic = readTopic(words)
  const text = plainText(source)
  if (text.length > ENOUGH_TO_JUDGE && !isEnglish(text)) requireWritable(text)
  const faqs = text ? faqsFromSource(source, topic, numberOfFaqs, random) : []
  const guard = createRepetitionGuard({ overlap: 0.7 })
  const withoutTopic = (question: string) =>
    question.toLowerCase().replace(topic.text.toLowerCase().replace(/\?$/, ''), '')
  for (const { question } of faqs) guard.admit(withoutTopic(question))
  for (const faq of faqsFromTopic(topic, numberOfFaqs * 2, faqs.length > 0, random)) {
    if (faqs.length === numberOfFaqs) break
    if (guard.admit(withoutTopic(faq.question))) faqs.push(faq)
  }
  return faqs
}
