import settings from '../../data/settings.json' with { type: 'json' }
import type { PassiveClause } from '../clause/passive-clause.ts'
import { canAct, genderOf } from '../morphology/nouns.ts'
import { verbOfParticiple } from '../morphology/verbs.ts'
import { lower, Sentence, type Word } from '../sentence.ts'
import type { Tree } from '../tree.ts'

const words = (list: string) => new Set(list.split(' '))
const peopleVerbs = words(settings.peopleVerbs)
const teamVerbs = words(settings.teamVerbs)
const policeVerbs = words(settings.policeVerbs)
const courtVerbs = words(settings.courtVerbs)

/** Somebody for a clause that names no agent: from the text where it can be told, else neutral. */
export function supplySubject(sentence: Sentence, clause: PassiveClause, before: Tree[]): string {
  const base = verbOfParticiple(clause.participle.form).base
  if (policeVerbs.has(base)) return 'the police'
  if (courtVerbs.has(base)) return 'the court'
  if (peopleVerbs.has(base)) return 'people'
  if (teamVerbs.has(base) && !isPersonal(clause)) {
    const actor = actorOf(sentence, clause) ?? earlierActor(before)
    if (actor) return actor
  }
  return 'someone'
}

/** A patient that could itself be the one who acts: a person, or a pronoun that may point to one. */
function isPersonal(clause: PassiveClause): boolean {
  const top = clause.subject
  if (!top) return true
  if (top.upos === 'PRON') return lower(top) !== 'this' && lower(top) !== 'that'
  return top.upos === 'PROPN' || genderOf(top.form) !== null || canAct(top.form)
}

/** "We" or a named team that acts elsewhere in the same sentence. */
function actorOf(sentence: Sentence, clause: PassiveClause): string | null {
  const subject = sentence.words.find(
    (word) => word.relation === 'nsubj' && word !== clause.subject && lower(word) === 'we',
  )
  return subject ? 'we' : null
}

/** The subject of the sentence before, where it is somebody who can act. */
function earlierActor(before: Tree[]): string | null {
  const last = before.at(-1)
  if (!last) return null
  const sentence = new Sentence(last)
  const root = sentence.words.find((word) => word.head === null)
  const subject = root && sentence.child(root, 'nsubj')
  if (!subject) return null
  if (lower(subject) === 'we') return 'we'
  if (!/^(?:NOUN|PROPN)$/.test(subject.upos) || !canAct(subject.form)) return null
  const phrase = sentence.phrase(subject)
  return phrase.length <= 4 && !phrase.some((word) => word.upos === 'PUNCT') ? uncapitalised(phrase) : null
}

function uncapitalised(phrase: Word[]): string {
  const [first, ...rest] = phrase.map((word) => word.form)
  const opening = phrase[0]?.upos === 'DET' ? first?.toLowerCase() : first
  return [opening, ...rest].join(' ')
}
