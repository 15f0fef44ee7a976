import { lower, type Sentence, type Word } from '../sentence.ts'
import { auxiliaryChain, passiveParticiples, readClause } from './passive-clause.ts'

/** Prepositions of place and company: straight after an agent they tell which one it is. */
const describing =
  /^(?:with|below|upon|near|behind|above|around|beside|beneath|under|underneath|inside|outside|beyond|by)$/

/** Parsers tie some prepositional phrases to the verb that can only describe the noun in front of them. */
export function repairAttachment(sentence: Sentence): void {
  for (const participle of passiveParticiples(sentence)) {
    const clause = readClause(sentence, participle)
    const [front] = auxiliaryChain(clause)
    for (const phrase of sentence.children(participle).filter((child) => /^obl(?::agent)?$/.test(child.relation))) {
      const first = sentence.phrase(phrase)[0] as Word
      const before = sentence.previous(first)
      if (!before || !isPlainNoun(sentence, phrase)) continue
      if (clause.subject && front && endsWith(sentence, clause.subject, before) && precedes(sentence, phrase, front)) {
        attach(phrase, clause.subject)
      } else if (clause.agent && clause.agent.top !== phrase && endsWith(sentence, clause.agent.top, before)) {
        if (describing.test(lower(first))) attach(phrase, clause.agent.top)
      }
    }
  }
}

function isPlainNoun(sentence: Sentence, phrase: Word): boolean {
  if (/^(?:hand|whole|contrary|way|fact|course|time|day|year|end|moment)$/.test(lower(phrase))) return false
  return phrase.upos === 'NOUN' && sentence.child(phrase, 'case') !== undefined && !sentence.child(phrase, 'nummod')
}

function endsWith(sentence: Sentence, top: Word, last: Word): boolean {
  return /^(?:NOUN|PROPN)$/.test(top.upos) && sentence.phrase(top).at(-1) === last
}

function precedes(sentence: Sentence, left: Word, right: Word): boolean {
  return sentence.indexOf(left) < sentence.indexOf(right)
}

function attach(phrase: Word, noun: Word): void {
  phrase.head = noun
  phrase.relation = 'nmod'
}
