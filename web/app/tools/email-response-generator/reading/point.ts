/** One thing in the email that wants taking up. */
export type Point =
  | {
      kind: 'question'
      /** As a clause of ours: “when I can start”. */
      about?: string
      /** As they wrote it. */
      quoted: string
      /** What only the visitor can know, by the kind of question: a date, a place, an amount. */
      gap: string
      source: string
    }
  | {
      kind: 'request'
      /** What we are to do, in our words: “send you the report by Friday”. */
      action: string
      /** The same without its date. */
      task: string
      source: string
    }
  | { kind: 'invitation'; action: string; task: string; source: string }
  | { kind: 'time'; times: string[]; source: string }
  /** Something they would give: “a 15% discount”. */
  | { kind: 'offer'; thing: string; source: string }
  /** Something they would do for us: “show me around”. */
  | { kind: 'help'; action: string; source: string }
  | { kind: 'complaint'; problem?: string; source: string }
  | { kind: 'news'; news: string; source: string }
  | { kind: 'deadline'; date: string; source: string }
  | { kind: 'gratitude' | 'apology' | 'loss' | 'praise'; source: string }
