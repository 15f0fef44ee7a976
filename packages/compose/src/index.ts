export { type Article, articleFor, withArticle } from './article.ts'
export { CannotWriteError } from './cannot-write-error.ts'
export {
  capitalizeFirst,
  isAcronymLike,
  isKnownName,
  isOrdinary,
  isProperWord,
  lowerFirst,
  naturalCase,
  titleCase,
} from './case.ts'
export { type Entities, readEntities } from './entities.ts'
export { flawsIn } from './flaws.ts'
export { type KeyPhrase, keyPhrases } from './key-phrases.ts'
export { isEnglish } from './language.ts'
export { firstFitting, truncateAtWord, withoutDanglingEnd } from './length.ts'
export type { Domain, NounKind } from './lexicon.ts'
export { type Countability, countabilityOf, isPlural, pluralOf, singularOf } from './noun.ts'
export { type Slots, writePattern } from './pattern.ts'
export { plainText, withoutMachineOrders } from './plain-text.ts'
export { createPicker, createRandom, type Random } from './random.ts'
export { createRepetitionGuard, likeness } from './repetition.ts'
export { splitSentences } from './sentences.ts'
export {
  readTopic,
  type Topic,
  type TopicForm,
  type TopicKind,
  topicOf,
} from './topic.ts'
export { readTopicText, requireWritable } from './topic-text.ts'
export { baseOfGerund, baseOfPast, gerundOf, participleOf, pastOf, thirdPersonOf } from './verb.ts'
export { isAdjective, isBareVerb, isPlace, isVerb } from './word-kind.ts'
