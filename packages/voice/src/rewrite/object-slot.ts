import { accusative } from '../morphology/pronouns.ts'
import { lower, newWord, type Sentence, type Word } from '../sentence.ts'
import { subjectAsObject } from './noun-phrase.ts'
import { pronounFor } from './referring-pronoun.ts'

const adverbParticles = /^(?:up|down|out|off|away|back|aside|apart|over|on|in|around|along)$/

/**
 * Puts what was the subject behind the verbs as their object: once at the end ("built and sold the house"),
 * or with pronouns where more stands between them ("took the house in May and sold it").
 */
export function placeObject(sentence: Sentence, verbs: Word[], patient: Word, fillsPreposition: boolean): Word[] {
  const pronoun = accusative(pronounFor(sentence, patient))
  const object = subjectAsObject(sentence, patient)
  const later = verbs.slice(1)
  const isShared = later.every((verb, index) => areAdjacent(sentence, verbs[index] as Word, verb))
  const holder = (isShared ? verbs.at(-1) : verbs[0]) as Word
  sentence.placeAfter(objectSlot(sentence, holder, object, fillsPreposition), ...object)
  if (!isShared) {
    for (const verb of later) {
      const repeated = newWord(pronoun, 'PRON', 'obj', verb)
      sentence.placeAfter(objectSlot(sentence, verb, [repeated], fillsPreposition), repeated)
    }
  }
  return object
}

function areAdjacent(sentence: Sentence, left: Word, right: Word): boolean {
  const between = sentence.words.slice(sentence.indexOf(left) + 1, sentence.indexOf(right))
  return between.every((word) => /^(?:cc|punct|compound:prt|advmod)$/.test(word.relation) && word.upos !== 'ADP')
}

/** The word after which a verb's object goes: behind "look after" or "take care of", but "pick it up". */
function objectSlot(sentence: Sentence, verb: Word, object: Word[], fillsPreposition: boolean): Word {
  const after = sentence.words.slice(sentence.indexOf(verb) + 1)
  const isShortPronoun = object.length === 1 && object[0]?.upos === 'PRON'
  let slot = verb
  for (const word of after) {
    if (word.relation === 'compound:prt' && word.head === verb) {
      if (!(isShortPronoun && adverbParticles.test(lower(word)))) slot = word
      continue
    }
    if (fillsPreposition && isStranded(sentence, verb, word)) slot = word
  }
  const next = sentence.next(slot)
  const quote = sentence.previous(verb)
  return next && quote && /^["”’']$/.test(next.form) && quote.opens && /^["“‘']$/.test(quote.form) ? next : slot
}

/** A preposition left without its noun, as in "was looked at" and "was made fun of". */
function isStranded(sentence: Sentence, verb: Word, word: Word): boolean {
  if (word.upos !== 'ADP' || lower(word) === 'by' || sentence.children(word).length > 0) return false
  const governor = word.head
  if (!governor || sentence.indexOf(governor) > sentence.indexOf(word)) return false
  return (
    governor === verb ||
    (governor.head === verb &&
      /^(?:obj|xcomp|obl)$/.test(governor.relation) &&
      word.relation !== 'fixed' &&
      endsPhrase(sentence, governor, word))
  )
}

function endsPhrase(sentence: Sentence, governor: Word, word: Word): boolean {
  return sentence.indexOf(word) - sentence.indexOf(governor) === 1
}
