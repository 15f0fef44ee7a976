import { splitEnding } from './endings.ts'
import lists from './lists.json' with { type: 'json' }

export interface Span {
  start: number
  end: number
}

const ADDRESS = String.raw`(?:(?:https?|ftp)://|www\.|mailto:)[^\s<>"“”]*[^\s<>"“”.,;:!?)\]'’]|[\w.%+-]+@[\w.-]*\w|(?:[\w-]+\.)+(?:com|org|net|edu|gov|info|co\.uk|io)(?:/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]'’])?(?!\w)`
const FILE = String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}_][\p{L}\p{N}_-]*\.(?:docx?|xlsx?|pptx?|pdf|txt|csv|html?|exe|zip|jpe?g|png|gif|mp[34]|json|xml|js|ts|py)(?!\w)|(?<![\p{L}\p{N}])(?-i:\p{Ll}+(?:\.\p{Ll}{2,}){2,})`
const FACE = String.raw`(?<![\w])(?:[:;=8xX][-o^']?[()DPpOo/\\|\]\[*3](?![\w])|[(][-o^]?[:;=](?![\w])|<3(?!\d)|\^_\^|>:\()`
const PHONE = String.raw`(?<![\w-])(?:\d-)?\d{3}-(?:\d{3}-)?\d{4}(?![\w-])`
const NUMBER = String.raw`\d+(?:[.,:]\d+)+|\d{1,2}/\d{1,2}/\d{2,4}|\d{1,2}-\d{1,2}-\d{2,4}|(?<![\d/])(?:9/11|24/7)(?![\d/])`
const INITIALS = String.raw`(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?|(?<![\p{L}\p{N}])\p{L}\.\p{L}(?![\p{L}\p{N}'’])|(?<![\p{L}\p{N}'’])(?-i:(?!I\.)\p{Lu}\.(?=\s+\p{Lu}))`
const ABBREVIATION = String.raw`(?<![\p{L}\p{N}])(?:etc\.(?!\s*$)|(?:${lists.abbreviations.join('|')})\.)(?![\p{L}\p{N}])`
const FIRM = String.raw`(?<![\p{L}\p{N}])\p{L}{1,3}&\p{L}{1,2}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[wbBlLIcn]/(?:o|out|c|t|C|S|a)(?![\p{L}\p{N}])`
const PREFIXED = String.raw`(?<![\p{L}\p{N}-])(?:${lists.prefixes.join('|')})-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*`
const APOSTROPHE = String.raw`(?<![\p{L}\p{N}])(?:${lists.wholeWithApostrophe.join('|').replaceAll("'", "['’]")})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])['’]?\d{2,4}['’]?s(?![\p{L}\p{N}])`
const WORD = String.raw`[\p{L}\p{M}\p{N}_]+(?:['’\u00ad\u200d\u2060][\p{L}\p{M}\p{N}]+)*['’]?`
const EMOJI = String.raw`\p{RI}\p{RI}|\p{Extended_Pictographic}(?:\ufe0f|[\u{1F3FB}-\u{1F3FF}])*(?:\u200d\p{Extended_Pictographic}\ufe0f?[\u{1F3FB}-\u{1F3FF}]*)*`
const MARKS = String.raw`[!?]+|\.{2,}|-{2,}|['’]{2}|([*=_~#+<>$^|,])\1+|\S`

const TOKEN = new RegExp(
  [ADDRESS, FILE, FACE, PHONE, NUMBER, INITIALS, APOSTROPHE, ABBREVIATION, FIRM, PREFIXED, WORD, EMOJI, MARKS].join(
    '|',
  ),
  'giu',
)

/**
 * The words of a sentence as UD English EWT tells them apart: marks stand alone, "don't" is "do" and "n't", compounds open at
 * the hyphen, while addresses, numbers, abbreviations and faces stay whole. Offsets are UTF-16, end exclusive.
 */
export function splitWords(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(TOKEN)) {
    let start = match.index
    for (const length of splitEnding(match[0], text.slice(match.index + match[0].length))) {
      spans.push({ start, end: start + length })
      start += length
    }
  }
  return spans
}
