import type { Slots, Topic, TopicForm } from '@limpid/compose'

/** Forms that keep their own sentence and so stand in quotation marks beside other words. */
const QUOTED: ReadonlySet<TopicForm> = new Set(['question', 'statement'])

/** The forms in which the keyword may enter a title; every one of them holds the keyword letter for letter. */
export function slotsFor(topic: Topic): Slots {
  const { text, form } = topic
  const isNoun = form === 'noun'
  const plural = topic.plural?.toLowerCase().includes(text.toLowerCase()) ? topic.plural : undefined
  const nounPhrase = isNoun ? (plural ?? topic.phrase) : text
  const manySuperlatives = topic.superlative && topic.number === 'plural'
  return {
    number: plural || topic.number === 'plural' ? 'plural' : 'singular',
    x: text,
    X: isNoun ? (plural ?? text) : text,
    np: nounPhrase,
    ax: isNoun ? topic.phrase : undefined,
    one: topic.plural ? text : undefined,
    mod: canModify(topic) ? text : undefined,
    many: manySuperlatives ? text : undefined,
    manyThe: manySuperlatives ? topic.phrase : undefined,
    noun: isNoun || form === 'gerund' ? nounPhrase : undefined,
    About: form === 'verb' ? `how to ${text}` : QUOTED.has(form) ? `“${text}”` : isNoun ? (plural ?? text) : text,
  }
}

/** Short singulars can stand before another noun: a standing desk checklist. */
function canModify(topic: Topic): boolean {
  const words = topic.text.toLowerCase().split(' ')
  return (
    topic.form === 'noun' &&
    topic.number === 'singular' &&
    !topic.determined &&
    !topic.superlative &&
    !topic.numbered &&
    topic.kind !== 'person' &&
    words.length <= 3 &&
    !words.some((word) => /^(?:in|of|for|with|to|at|on|and|vs)$/.test(word))
  )
}
