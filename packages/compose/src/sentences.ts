const ABBREVIATION =
  /(?:\b(?:mr|mrs|ms|dr|prof|sr|jr|st|vs|etc|e\.g|i\.e|inc|ltd|co|corp|no|approx|dept|est|fig|a\.m|p\.m|u\.s|u\.k|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)|\b\p{L})\.$/iu

/** The sentences of a plain text, line by line; an unfinished line counts as one. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split(/\n+/)) {
    let pending = ''
    for (const piece of line.split(/(?<=[.!?…]["”’)\]]*)\s+(?=["“‘(]?[\p{Lu}\d])/u)) {
      pending = pending ? `${pending} ${piece}` : piece
      if (ABBREVIATION.test(pending)) continue
      if (pending.trim()) sentences.push(pending.trim())
      pending = ''
    }
    if (pending.trim()) sentences.push(pending.trim())
  }
  return sentences
}
