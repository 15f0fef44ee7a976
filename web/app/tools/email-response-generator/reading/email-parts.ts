import { isKnownName, isOrdinary, splitSentences } from '@limpid/compose'

export interface EmailParts {
  /** Whom the email greets: the visitor, as far as it is a person’s name. */
  addressee?: string
  /** Who signed it. */
  author?: string
  /** Its subject line, without “Re:”. */
  subject?: string
  sentences: string[]
}

const HEADER = /^(subject|from|to|cc|bcc|date|sent|reply-to):\s*(.*)$/i
const GREETING =
  /^(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day))(?: there)?(?:[ ,]+((?:(?:Mr|Mrs|Ms|Mx|Dr|Prof)\.? )?[\p{L}’'& -]{1,40}?))?\s*(?:[,!:.–—-]+\s*|$)/iu
const NOBODY =
  /^(?:all|team|everyone|everybody|folks|there|sir|madam|sir or madam|sirs|customer|valued customer|friend|friends|colleagues?|guys|hiring manager|to whom it may concern|both|again|parents|members?|neighbou?rs?|class|students?|mate|man|buddy|ladies and gentlemen|owner|tenant|resident|user|subscriber|client|candidate|applicant)$/i
const CLOSING =
  /^(?:(?:(?:many |with |kind |kindest |best |warm |warmest |all the |yours? )*(?:regards|best|wishes|thanks|thank you|cheers|sincerely|faithfully|truly|love|respectfully|cordially|gratitude|take care|talk soon|see you(?: soon| then)?|ciao|xo+|cheers))(?: (?:so much|again|a lot|in advance|for your help|for your time|and regards|and best wishes|very much|a million))?)\s*[,!.–—-]*\s*/i
const NAME =
  /^\p{Lu}[\p{L}’'.-]*(?:\s+(?:(?:de|van|von|da|la|el|al|bin|ter)\s+)*\p{Lu}[\p{L}’'.-]*){0,3}(?: (?:&|and) \p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)?)?$/u

/** “… by Friday. Kind regards, Freya Holm, Nordic Living” */
const INLINE_SIGNATURE =
  /(?:^|[.!?]\s+)((?:(?:many|best|kind|kindest|warm|all the|with|yours) )*(?:thanks|thank you|cheers|best|wishes|regards|love|sincerely|faithfully|truly|yours|xo+)(?: so much| again| in advance)?)\s*[,!–—-]*\s+(\p{Lu}[\p{L}’'.-]*(?: (?:& |and )?\p{Lu}[\p{L}’'.-]*){0,3})(?:, [^.!?]{2,50})?\.?$/iu
const ORGANISATION =
  /(?:Library|Team|Management|Support|School|Clinic|Hotel|Office|Department|Services|Club|Store|Shop)$/
/** A name that follows the last sentence on its line. */
const TRAILING_NAME =
  /(?<=[.!?]\s+)(The \p{Lu}\p{L}+ Team|(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,2})(?: from [\p{L}\d ]{2,30})?$/u
const TITLED = /^(?:The|Mrs?\.?|Ms\.?|Dr\.?) /

export function readParts(text: string): EmailParts {
  const lines = text.split('\n').map((line) => line.trim())
  const headers = takeHeaders(lines)
  const addressee = takeGreeting(lines)
  const author = takeSignature(lines) ?? headers.from
  return { addressee, author, subject: headers.subject, sentences: splitSentences(unwrap(lines)) }
}

function takeHeaders(lines: string[]): { subject?: string; from?: string } {
  const headers: { subject?: string; from?: string } = {}
  while (lines.length > 1 && (HEADER.test(lines[0]!) || lines[0] === '')) {
    const [, name = '', value = ''] = HEADER.exec(lines.shift()!) ?? []
    if (/^subject$/i.test(name)) headers.subject = value.replace(/^(?:(?:re|fwd?|aw):\s*)+/i, '').trim() || undefined
    if (/^from$/i.test(name)) {
      const from = value
        .replace(/\S+@\S+/g, '')
        .replace(/[“”]/g, '')
        .trim()
      headers.from = NAME.test(from) ? from : undefined
    }
  }
  return headers
}

function takeGreeting(lines: string[]): string | undefined {
  const first = lines.findIndex(Boolean)
  const found = GREETING.exec(lines[first] ?? '')
  if (!found) return undefined
  const name = found[1]?.trim()
  const isPerson = name !== undefined && NAME.test(name) && !NOBODY.test(name)
  const isWholeLine = found[0].length >= lines[first]!.length
  if (isPerson || isWholeLine || !name || NOBODY.test(name)) lines[first] = lines[first]!.slice(found[0].length)
  return isPerson ? name : undefined
}

/** The name after a closing formula, on its line or the next; or a last line that is nothing but a name. */
function takeSignature(lines: string[]): string | undefined {
  while (lines.length > 0 && !lines.at(-1)) lines.pop()
  for (let index = lines.length - 1; index >= Math.max(0, lines.length - 9); index--) {
    const line = lines[index]!
    const closing = CLOSING.exec(line)
    if (closing?.[0]) {
      const rest = line.slice(closing[0].length)
      const following = lines.slice(index + 1).filter(Boolean)
      if (rest === '' && index > 0) {
        lines.splice(index)
        return nameIn(following[0])
      }
      if (NAME.test(rest) && index > 0) {
        lines.splice(index)
        return nameIn(rest)
      }
    }
    const inline = INLINE_SIGNATURE.exec(line)
    if (inline && index === lines.length - 1 && NAME.test(inline[2]!)) {
      lines[index] = line.slice(0, inline.index + (/^[.!?]/.test(inline[0]) ? 1 : 0))
      return nameIn(inline[2])
    }
  }
  const last = lines.at(-1) ?? ''
  const bare = last.replace(/^[\s–—-]+/, '')
  const isSetApart = bare !== last || lines.at(-2) === '' || bare.split(' ').some(isKnownName)
  if (lines.length > 1 && NAME.test(bare) && isSetApart) {
    lines.pop()
    return nameIn(bare)
  }
  const trailing = TRAILING_NAME.exec(last)
  const name = trailing?.[1]
  if (
    trailing &&
    name &&
    (TITLED.test(name) ||
      ORGANISATION.test(name) ||
      name.split(' ').every((word) => isKnownName(word) || !isOrdinary(word)))
  ) {
    lines[lines.length - 1] = last.slice(0, trailing.index).trim()
    return nameIn(name)
  }
  return undefined
}

function nameIn(line: string | undefined): string | undefined {
  const name = line
    ?.split(/\s*[,|(/]|\s[–—-]\s|\s(?:from|at|in|on behalf)\s/)[0]
    ?.replace(/^[–—-]\s*/, '')
    .trim()
  return name && NAME.test(name) && !/^(?:Sent from|P\.?S)/i.test(name) ? name : undefined
}

/** Joins lines that were broken for width alone. */
function unwrap(lines: string[]): string {
  return lines.reduce((text, line) => {
    if (!line) return `${text}\n`
    const continues = text !== '' && !text.endsWith('\n') && !/[.!?:;,]$/.test(text) && /^\p{Ll}/u.test(line)
    const wrapped =
      text !== '' && !text.endsWith('\n') && /[,\p{Ll}]$/u.test(text) && text.length - text.lastIndexOf('\n') > 55
    return text + (text === '' || text.endsWith('\n') ? '' : continues || wrapped ? ' ' : '\n') + line
  }, '')
}
