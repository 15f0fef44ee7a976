import settings from '../../data/settings.json' with { type: 'json' }
import { agentOf } from '../clause/agent.ts'
import { readClause } from '../clause/passive-clause.ts'
import { tenseOf } from '../clause/tense.ts'
import { genderOf } from '../morphology/nouns.ts'
import { isParticipleForm, verbOfParticiple } from '../morphology/verbs.ts'
import { newWord, type Sentence, type Word } from '../sentence.ts'
import { namedSubject } from './new-subject.ts'

const lasting = new Set(settings.lastingVerbs.split(' '))

/** "The house built by Ann" → "the house that Ann built", in a sentence that is being rewritten anyway. */
export function turnReducedClauses(sentence: Sentence): void {
  for (const participle of sentence.words.filter((word) => isReduced(sentence, word))) turnReduced(sentence, participle)
}

function isReduced(sentence: Sentence, word: Word): boolean {
  if (
    word.relation !== 'acl' ||
    word.upos !== 'VERB' ||
    !isParticipleForm(word.form) ||
    !word.head ||
    word.head.upos === 'NUM'
  )
    return false
  if (sentence.children(word).some((child) => /^(?:aux|mark|[nc]subj|conj)/.test(child.relation))) return false
  return sentence.indexOf(word) > sentence.indexOf(word.head) && agentOf(sentence, word) !== null
}

function turnReduced(sentence: Sentence, participle: Word): void {
  const noun = participle.head as Word
  const agent = agentOf(sentence, participle)
  if (!agent) return
  const start = sentence.phrase(participle)[0] as Word
  const isAside = /^(?:,|–|—|-+)$/.test(sentence.previous(start)?.form ?? '')
  const subject = namedSubject(sentence, readClause(sentence, participle), agent)
  const verb = verbOfParticiple(participle.form)
  const isPresent = lasting.has(verb.base) && tenseOf(sentence, clauseOf(noun)) === 'present'
  const relative = newWord(relativeFor(noun, isAside), 'PRON', 'obj', participle)
  sentence.placeBefore(start === agent.by ? participle : start, relative, ...subject.words)
  if (!isPresent) participle.form = verb.past
  else participle.form = subject.agreement === 'third' ? verb.third : verb.base
  participle.relation = 'acl:relcl'
}

function relativeFor(noun: Word, isAside: boolean): string {
  if (!isAside) return 'that'
  return genderOf(noun.form) ? 'whom' : 'which'
}

/** The verb or predicate of the clause a noun stands in. */
function clauseOf(noun: Word): Word {
  let at = noun
  for (let steps = 0; at.head && at.upos !== 'VERB' && steps < 200; steps += 1) at = at.head
  return at
}
