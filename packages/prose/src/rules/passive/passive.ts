import { flag } from '../../lexicon/flags.ts'
import type { PassiveFinding, Rule, TokenizedSentence } from '../../types.ts'
import { agentAfter } from './agent.ts'
import { type Candidate, candidatesIn } from './candidates.ts'
import { isPassive } from './judge.ts'
import { tellsWhere } from './statives.ts'
import { verbGroupAt } from './verb-group.ts'

const MESSAGE_WITH_AGENT = 'Passive voice: the doer comes last, after “by”. Let the doer open the sentence and act.'
const MESSAGE_WITHOUT_AGENT = 'Passive voice: nobody is seen to act. Say who does it, unless that does not matter.'

function describe(sentence: TokenizedSentence, { auxiliary, participle }: Candidate, last: number): PassiveFinding {
  const { tokens } = sentence
  const { first, form } = verbGroupAt(sentence, auxiliary)
  const agent = agentAfter(sentence, Math.max(last, auxiliary))
  return {
    kind: 'passive',
    start: tokens[Math.min(first, participle)]!.start,
    end: tokens[Math.max(last, auxiliary)]!.end,
    message: agent ? MESSAGE_WITH_AGENT : MESSAGE_WITHOUT_AGENT,
    replacements: [],
    hasAgent: agent !== null,
    agent,
    form,
  }
}

/** A participle that shares an auxiliary further left: "was arrested on Monday and charged". */
function describeLater(sentence: TokenizedSentence, candidate: Candidate, last: number): PassiveFinding {
  return { ...describe(sentence, candidate, last), start: sentence.tokens[candidate.participle]!.start }
}

/** Every candidate that is a passive as a treebank counts them, "is located near the river" included. */
export function passivesIn(sentence: TokenizedSentence): Candidate[] {
  if (!(sentence.flags & (flag.be | flag.get)) || !(sentence.flags & (flag.participle | flag.past))) return []
  return candidatesIn(sentence).filter((candidate) => isPassive(sentence, candidate))
}

/** Finds passives with "be" and "get" that a writer could turn: from the first helper to the last participle. */
export const findPassivesIn: Rule<PassiveFinding> = (sentence) => {
  const findings: PassiveFinding[] = []
  const passives = passivesIn(sentence)
  for (let at = 0; at < passives.length; at += 1) {
    const candidate = passives[at]!
    if (tellsWhere(sentence, candidate)) continue
    const isLater = passives[at - 1]?.auxiliary === candidate.auxiliary
    let last = candidate.participle
    while (passives[at + 1]?.joinedTo === last) {
      at += 1
      last = passives[at]!.participle
    }
    findings.push(isLater ? describeLater(sentence, candidate, last) : describe(sentence, candidate, last))
  }
  return findings
}
