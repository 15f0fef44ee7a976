/** One word of a sentence, tokenised as in UD English EWT: "n't", "'s" and the like are tokens of their own. */
export interface TreeToken {
  form: string
  /** UTF-16 offsets into the sentence's text, end exclusive. */
  start: number
  end: number
  upos: string
  /** 1-based position of the governing token; 0 for the root. */
  head: number
  /** UD relation with its subtype: `nsubj:pass`, `obl:agent` … */
  relation: string
}

/** A sentence with its dependency tree. */
export interface Tree {
  text: string
  tokens: TreeToken[]
}
