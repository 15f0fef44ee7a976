import type { Finding, TokenizedSentence } from '../types.ts'
import { styleRules } from './style-rules.ts'

/** Adds all that the rules find in one sentence, in the order of the text; the same words are found fault with once. */
export function findInSentence(sentence: TokenizedSentence, findings: Finding[]): void {
  const first = findings.length
  for (const rule of styleRules) for (const finding of rule(sentence)) insert(finding, findings, first)
}

function insert(finding: Finding, findings: Finding[], first: number): void {
  let at = findings.length
  while (at > first && startsBefore(finding, findings[at - 1]!)) at--
  const before = findings[at - 1]
  if (at > first && before?.start === finding.start && before.end === finding.end) return
  if (at === findings.length) findings.push(finding)
  else findings.splice(at, 0, finding)
}

/** A wider finding comes before those inside it. */
function startsBefore(finding: Finding, other: Finding): boolean {
  return finding.start < other.start || (finding.start === other.start && finding.end > other.end)
}
