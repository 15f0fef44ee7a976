import type { Tree } from './tree.ts'

/** A token that can be moved, reworded or dropped; the order of words is the sentence's. */
export interface Word {
  form: string
  upos: string
  relation: string
  head: Word | null
  /** White space in front of it in the original text. */
  space: string
  /** The original neighbours, by which spacing is kept where nothing moved; undefined for words put in. */
  before?: Word | null
  /** Punctuation that touched the word after it: an opening quote or bracket. */
  opens: boolean
  /** Set on punctuation put in: no space before it. */
  clings?: boolean
  start: number
  end: number
}

/** A sentence whose words can be rearranged while their dependencies stay readable. */
export class Sentence {
  words: Word[]
  readonly text: string
  private readonly trailing: string

  constructor(tree: Tree) {
    this.text = tree.text
    this.words = tree.tokens.map((token, index) => ({
      form: token.form,
      upos: token.upos,
      relation: token.relation,
      head: null,
      space: tree.text.slice(tree.tokens[index - 1]?.end ?? 0, token.start),
      opens: token.upos === 'PUNCT' && tree.tokens[index + 1]?.start === token.end,
      start: token.start,
      end: token.end,
    }))
    this.words.forEach((word, index) => {
      word.before = this.words[index - 1] ?? null
      word.head = this.words[(tree.tokens[index]?.head ?? 0) - 1] ?? null
    })
    this.trailing = tree.text.slice(tree.tokens.at(-1)?.end ?? 0)
  }

  indexOf(word: Word): number {
    return this.words.indexOf(word)
  }

  children(head: Word): Word[] {
    return this.words.filter((word) => word.head === head)
  }

  child(head: Word, ...relations: string[]): Word | undefined {
    return this.words.find((word) => word.head === head && relations.includes(word.relation))
  }

  /** The word and all that depends on it, in order. */
  subtree(top: Word): Word[] {
    const inside = new Set([top])
    for (let grown = true; grown; ) {
      grown = false
      for (const word of this.words) {
        if (word.head && inside.has(word.head) && !inside.has(word)) {
          inside.add(word)
          grown = true
        }
      }
    }
    return this.words.filter((word) => inside.has(word))
  }

  /** The unbroken stretch of a subtree around its top, without commas and dashes at the edges. */
  phrase(top: Word): Word[] {
    const inside = new Set(this.subtree(top))
    let first = this.indexOf(top)
    let last = first
    while (first > 0 && inside.has(this.words[first - 1] as Word)) first -= 1
    while (
      last + 1 < this.words.length &&
      inside.has(this.words[last + 1] as Word) &&
      !isBreak(this.words[last + 1] as Word)
    )
      last += 1
    while (first < last && isSeparator(this.words[first] as Word)) first += 1
    while (last > first && isSeparator(this.words[last] as Word)) last -= 1
    return withoutStrayBracket(this.words.slice(first, last + 1), top)
  }

  next(word: Word): Word | undefined {
    return this.words[this.indexOf(word) + 1]
  }

  previous(word: Word): Word | undefined {
    return this.words[this.indexOf(word) - 1]
  }

  remove(...gone: Word[]): void {
    this.words = this.words.filter((word) => !gone.includes(word))
  }

  placeBefore(anchor: Word, ...moved: Word[]): void {
    if (moved.includes(anchor)) return
    this.remove(...moved)
    this.words.splice(this.indexOf(anchor), 0, ...moved)
  }

  placeAfter(anchor: Word, ...moved: Word[]): void {
    if (moved.includes(anchor)) return
    this.remove(...moved)
    this.words.splice(this.indexOf(anchor) + 1, 0, ...moved)
  }

  render(): string {
    return `${this.words.map((word, index) => this.spaceBefore(word, this.words[index - 1]) + word.form).join('')}${this.trailing}`
  }

  private spaceBefore(word: Word, previous: Word | undefined): string {
    if (!previous) return word.before === null ? word.space : ''
    if (word.before === previous) return word.space
    if (previous.opens && previous.space !== '') return ''
    if (previous.opens && previous.before === null) return ''
    const clings = word.clings || (word.before && word.space === '' && (word.upos === 'PUNCT' || isClitic(word)))
    return clings ? '' : ' '
  }
}

/** A new word, for what the active clause needs and the passive did not have. */
export function newWord(form: string, upos: string, relation: string, head: Word | null): Word {
  return { form, upos, relation, head, space: ' ', opens: false, start: -1, end: -1 }
}

/** A comma that clings to whatever it is put behind. */
export function newComma(head: Word): Word {
  return { ...newWord(',', 'PUNCT', 'punct', head), space: '', clings: true }
}

export function lower(word: Word): string {
  return word.form.toLowerCase().replaceAll('’', "'")
}

/** A bracket or curly quote whose partner is outside belongs to what is around the phrase. */
function withoutStrayBracket(phrase: Word[], top: Word): Word[] {
  for (const [opening, closing] of ['()', '[]', '“”']) {
    const opens = phrase.filter((word) => word.form === opening).length
    const closes = phrase.filter((word) => word.form === closing).length
    if (closes > opens && phrase.at(-1)?.form === closing && phrase.at(-1) !== top) return phrase.slice(0, -1)
    if (opens > closes && phrase[0]?.form === opening && phrase[0] !== top) return phrase.slice(1)
  }
  return phrase
}

function isSeparator(word: Word): boolean {
  return word.upos === 'PUNCT' && /^(?:[,;:–—.]|-+)$/.test(word.form)
}

/** A colon or semicolon: what follows is no part of the phrase. */
function isBreak(word: Word): boolean {
  return word.upos === 'PUNCT' && /^[;:]$/.test(word.form)
}

function isClitic(word: Word): boolean {
  return /^(?:n['’]t|['’](?:s|re|ve|ll|d|m)?)$/i.test(word.form)
}
