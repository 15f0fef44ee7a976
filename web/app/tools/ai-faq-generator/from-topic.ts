import { capitalizeFirst, type Random, type Slots, type Topic, topicOf, writePattern } from '@limpid/compose'
import type { Faq } from './built-in.ts'
import { anyTopic } from './stock/any-topic.ts'
import { beyondSource } from './stock/beyond-source.ts'
import { actionBank, bankFor } from './stock/by-kind.ts'
import type { FaqPattern } from './stock/topic-faq.ts'

/** Questions fitted to the kind of topic, with answers that are true of it and say what they cannot know. */
export function faqsFromTopic(topic: Topic, count: number, hasSource: boolean, random: Random): Faq[] {
  const subject = topic.asked ? topicOf(topic.asked) : topic
  const slots = slotsFor(subject)
  const own = topic.action ? actionBank : bankFor(subject.kind)
  const patterns = [
    ...(hasSource ? random.shuffle(beyondSource) : []),
    ...random.shuffle(own),
    ...random.shuffle(anyTopic),
  ]
  const asked = new Set<string>()
  const faqs: Faq[] = []
  for (const pattern of patterns) {
    if (faqs.length === count) break
    const faq = asked.has(pattern.id) ? undefined : write(pattern, slots, random)
    if (!faq) continue
    asked.add(pattern.id)
    faqs.push(faq)
  }
  return faqs
}

function write(pattern: FaqPattern, slots: Slots, random: Random): Faq | undefined {
  const wordings = random.shuffle(/^\[(.*)\]$/.exec(pattern.question)?.[1]?.split('|') ?? [pattern.question])
  for (const wording of wordings) {
    const question = writePattern(wording, slots, random)
    const answer = writeKeepingLines(pattern.answer, slots, random)
    if (question && answer) return { question: capitalizeFirst(question), answer }
  }
}

/** Lists in an answer stand on lines of their own. */
function writeKeepingLines(pattern: string, slots: Slots, random: Random): string | undefined {
  const lines = pattern.split('\n').map((line) => (line ? writePattern(line, slots, random) : ''))
  return lines.includes(undefined) ? undefined : lines.join('\n')
}

function slotsFor(topic: Topic): Slots {
  const isNoun = topic.form === 'noun'
  const np = isNoun
    ? (topic.plural ?? topic.phrase)
    : (topic.doing ?? (topic.form === 'clause' || topic.form === 'how-to' ? topic.text : `“${topic.text}”`))
  return {
    number: isNoun && (topic.plural || topic.number === 'plural') ? 'plural' : 'singular',
    x: topic.plural ?? topic.text,
    X: topic.text,
    np,
    ax: isNoun ? topic.phrase : undefined,
    one: topic.plural ? topic.text : undefined,
    action: topic.action,
  }
}
