import { flag } from '../lexicon/flags.ts'
import type { Token } from '../types.ts'
import { isUpperCase } from './characters.ts'

const VERBS = flag.be | flag.have | flag.do | flag.modal
const CLOSERS = '"”’\')]}»*_'

/**
 * What the splitter knows of the sentence it is in, from its first token to the last one read. Most sentences end where a
 * plain rule says so: only where it does not are the tokens read, each of them once.
 */
export class SentenceSoFar {
  first = 0
  /** The last token that is not a closing quotation mark or bracket. */
  mark = 0
  /** 0: no word begins with a capital; 1: some do; 2: all do. */
  capitals = 0
  private unread = 0
  private flags = 0
  private quotes = 0
  private brackets = 0
  private words = 0
  private capitalised = 0

  begin(first: number): void {
    this.first = first
    this.unread = first
    this.mark = first
    this.flags = 0
    this.quotes = 0
    this.brackets = 0
    this.words = 0
    this.capitalised = 0
    this.capitals = 0
  }

  readTo(text: string, tokens: readonly Token[], last: number): void {
    for (; this.unread <= last; this.unread++) this.read(text, tokens[this.unread]!, this.unread)
  }

  private read(text: string, token: Token, at: number): void {
    const { word } = token
    if (word.kind === 'word') {
      this.words++
      this.flags |= word.flags
      if (isUpperCase(text.charCodeAt(token.start))) this.capitalised++
      this.capitals = this.capitalised === 0 ? 0 : this.capitalised === this.words ? 2 : 1
      this.mark = at
      return
    }
    const mark = word.text
    if (mark === '"') this.quotes ^= 1
    else if (mark === '“') this.quotes = 1
    else if (mark === '”') this.quotes = 0
    else if (mark === '(' || mark === '[' || mark === '<') this.brackets++
    else if (mark === ')' || mark === ']' || mark === '>') this.brackets = Math.max(0, this.brackets - 1)
    if (!(mark.length === 1 && CLOSERS.includes(mark))) this.mark = at
  }

  state(): number {
    const verb = (this.flags & VERBS) !== 0 ? 1 : 0
    const pronoun = (this.flags & flag.pronoun) !== 0 ? 1 : 0
    return this.quotes | (this.brackets > 0 ? 2 : 0) | (verb << 2) | (pronoun << 3)
  }
}
