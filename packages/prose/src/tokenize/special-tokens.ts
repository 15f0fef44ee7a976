import { characterClass, DIGIT, LETTER, SPACE, SURROGATE } from './characters.ts'

/** A link or address is never longer: what goes on past this is cut. It keeps the look-ahead bounded. */
const LONGEST_LOCAL_PART = 64
const LONGEST_LINK = 2048
/** “a.b.c.d.e …” is no address. */
const MOST_PARTS = 8
const SCHEME = /^(?:https?|ftps?|mailto|file)$/i
const ENDING =
  /^(?:com|org|net|edu|gov|mil|int|info|biz|io|co|ai|app|dev|me|tv|us|uk|ca|au|de|fr|in|eu|nz|ie|html?|php|aspx?|jsp|pdf|docx?|xlsx?|pptx?|txt|csv|md|json|xml|zip|exe|jpe?g|png|gif|mp[34]|js|ts|py|css)$/i

/** Where the link or e-mail address that holds the mark at `mark` ends; 0 when there is none. */
export function linkEnd(text: string, start: number, mark: number, end: number): number {
  const code = text.charCodeAt(mark)
  if (code === 0x3a) {
    const isScheme = mark - start <= 6 && SCHEME.test(text.slice(start, mark))
    return isScheme && isWordPart(text.charCodeAt(mark + 1), 0x2f) ? linkTail(text, mark, end) : 0
  }
  if (code === 0x40) return isWordPart(text.charCodeAt(mark + 1), 0) ? linkTail(text, mark, end) : 0
  if (!isWordPart(text.charCodeAt(mark + 1), 0)) return 0
  if (mark - start === 3 && /^www$/i.test(text.slice(start, mark))) return linkTail(text, mark, end)
  return dottedEnd(text, mark, end)
}

/** "john.smith@example.com", "example.co.uk/path", "report.pdf" – but not "the end.Next sentence". */
function dottedEnd(text: string, mark: number, end: number): number {
  let at = mark + 1
  let part = at
  let parts = 1
  const limit = Math.min(end, mark + LONGEST_LOCAL_PART)
  while (at < limit) {
    const code = text.charCodeAt(at)
    if (code === 0x40) return isWordPart(text.charCodeAt(at + 1), 0) ? linkTail(text, at, end) : 0
    if (code === 0x2e) {
      parts++
      if (parts > MOST_PARTS || !isWordPart(text.charCodeAt(at + 1), 0)) break
      if (at - part > 1 && ENDING.test(text.slice(part, at))) return linkTail(text, at, end)
      part = at + 1
    } else if (!isWordPart(code, 0x2d) && code !== 0x5f && code !== 0x2b) break
    at++
  }
  if (at - part < 2 || !ENDING.test(text.slice(part, at))) return 0
  return text.charCodeAt(at) === 0x2f || text.charCodeAt(at) === 0x3a ? linkTail(text, at, end) : at
}

function isWordPart(code: number, also: number): boolean {
  if (code === also && also !== 0) return true
  if (Number.isNaN(code)) return false
  const kind = characterClass(code)
  return kind === LETTER || kind === DIGIT
}

/** To the next space, less the punctuation that belongs to the sentence. */
function linkTail(text: string, from: number, end: number): number {
  const limit = Math.min(end, from + LONGEST_LINK)
  let at = from + 1
  while (at < limit && !isLinkStop(text.charCodeAt(at))) at++
  while (at > from + 1 && ".,;:!?'’)*_]".includes(text[at - 1]!)) at--
  return at
}

function isLinkStop(code: number): boolean {
  return characterClass(code) === SPACE || code === 0x3c || code === 0x3e || code === 0x22 || code === 0x201d
}

/** Where the emoticon at `start` ends, such as ":-)", ";D" or "<3"; 0 when there is none. */
export function emoticonEnd(text: string, start: number, end: number): number {
  const eyes = text.charCodeAt(start)
  if (eyes !== 0x3a && eyes !== 0x3b && eyes !== 0x3d && eyes !== 0x3c) return 0
  let at = start + 1
  if (eyes === 0x3c) return text.charCodeAt(at) === 0x33 && !followedByWord(text, at + 1, end) ? at + 1 : 0
  if (text.charCodeAt(at) === 0x2d || text.charCodeAt(at) === 0x27) at++
  if (at >= end || !')(DPp/|\\*]['.includes(text[at]!)) return 0
  const mouth = text.charCodeAt(at)
  while (at < end && text.charCodeAt(at) === mouth) at++
  return followedByWord(text, at, end) ? 0 : at
}

function followedByWord(text: string, at: number, end: number): boolean {
  return at < end && isWordPart(text.charCodeAt(at), 0x2f)
}

/** Where the emoji or other picture at `start` ends, joined parts, skin tones and flags included. */
export function pictureEnd(text: string, start: number, end: number): number {
  let at = start + unitLength(text, start)
  while (at < end) {
    const code = text.charCodeAt(at)
    if (code === 0x200d && at + 1 < end && isPictureUnit(text.charCodeAt(at + 1))) at += 1 + unitLength(text, at + 1)
    else if (code === 0xfe0f || code === 0x20e3) at++
    else if (isJoined(text, start, at)) at += 2
    else break
  }
  return Math.min(at, end)
}

function unitLength(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

function isPictureUnit(code: number): boolean {
  return code > 0x2100 || characterClass(code) === SURROGATE
}

/** A skin tone after any picture, or the second letter of a flag. */
function isJoined(text: string, start: number, at: number): boolean {
  const point = text.codePointAt(at) ?? 0
  if (point >= 0x1f3fb && point <= 0x1f3ff) return true
  const isFlag = (letter: number) => letter >= 0x1f1e6 && letter <= 0x1f1ff
  return at - start === 2 && isFlag(point) && isFlag(text.codePointAt(start) ?? 0)
}
