import type { Topic, TopicForm, TopicKind } from '@limpid/compose'
import { anyNoun, learnable } from './any-noun.ts'
import * as forms from './by-form.ts'
import * as kinds from './by-kind.ts'
import type { TitleStock } from './title-stock.ts'

const byForm: Record<Exclude<TopicForm, 'noun'>, readonly TitleStock[]> = {
  verb: [forms.verb],
  gerund: [forms.gerund],
  'how-to': [forms.howTo],
  question: [forms.question],
  clause: [forms.clause],
  statement: [forms.statement],
}

/** A stock named twice is drawn from twice as often. */
const byKind: Record<TopicKind, readonly TitleStock[]> = {
  product: [kinds.product, kinds.product, kinds.product, anyNoun],
  service: [kinds.service, kinds.service, kinds.service, anyNoun],
  food: [kinds.food, kinds.food, kinds.food, anyNoun],
  condition: [kinds.condition, kinds.condition, kinds.condition, anyNoun],
  animal: [kinds.animal, kinds.animal, anyNoun],
  plant: [kinds.plant, kinds.plant, kinds.plant, anyNoun],
  place: [kinds.place, kinds.place, kinds.place, anyNoun],
  person: [kinds.person],
  people: [kinds.people, kinds.people, anyNoun],
  software: [kinds.software, kinds.software, learnable, anyNoun],
  document: [kinds.document, kinds.document, kinds.document, anyNoun],
  event: [kinds.event, kinds.event, kinds.event, anyNoun],
  activity: [learnable, learnable, anyNoun],
  list: [kinds.list],
  comparison: [kinds.comparison],
  idea: [kinds.idea, kinds.idea, anyNoun],
  general: [kinds.idea, anyNoun],
  brand: [anyNoun],
  name: [anyNoun],
}

export function stocksFor(topic: Topic): readonly TitleStock[] {
  if (topic.form !== 'noun') return byForm[topic.form]
  if (topic.numbered) return [forms.numbered]
  if (topic.superlative) return [forms.superlative]
  if (topic.kind === 'brand' && topic.domain === 'technology') return [learnable, anyNoun]
  if (topic.kind === 'general' && topic.countability !== 'mass') return [anyNoun]
  return byKind[topic.kind]
}
