/** Words and signs that mail filters, and readers, take for a pitch. A hyphenated “gluten-free” is none. */
export const SPAM_WORDS =
  /(?<!-)\bfree\b(?!-)|\b(?:act now|buy now|order now|limited[- ]time|urgent|guarantee[ds]?|click|winners?|you won|cash|100%|risk-free|no obligation|hurry|last chance|don[’']t miss|exclusive|amazing|incredible|cheap|earn|miracle|congratulations|lowest price|best price|once in a lifetime|no cost|apply now|call now|double your|make money|prize)\b|!!|\$\$/i
