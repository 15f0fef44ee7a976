import { CannotWriteError, naturalCase, plainText, requireWritable, withoutMachineOrders } from '@limpid/compose'

/** Far more than the field takes; what lies beyond is not worth the time. */
const LONGEST = 6000
const EARLIER_MESSAGE =
  /^(?:-{2,}\s*Original Message\s*-{2,}|_{5,}|On .{6,90} wrote:|-{2,}\s*Forwarded message\s*-{2,})\s*$/im

/** The words of the newest message alone: no markup, no quoted history, no orders to a machine, no bare addresses. */
export function cleanEmail(input: string): string {
  const newest = withoutHistory(input.slice(0, LONGEST))
  const plain = plainText(newest)
  if (/\S{60}/.test(plain)) requireWritable(plain)
  const text = withCapitals(tidy(withoutOrders(plain)))
  if (plain && !text) {
    throw new CannotWriteError('That reads like instructions rather than an email. Please paste the email to reply to.')
  }
  requireWritable(text)
  return text
}

/** A goal that says nothing in words counts as none. */
export function cleanGoal(input: string): string {
  const text = tidy(withoutOrders(plainText(input.slice(0, LONGEST))))
  if (!/\p{L}{2}/u.test(text)) return ''
  requireWritable(text)
  return text
}

export function cleanName(input: string): string {
  const name = plainText(input)
    .replace(/\s+/g, ' ')
    .replace(/[{}[\]|<>*_#`~^\\]/g, '')
    .replace(/^[\s,.;:–—-]+|[\s,;:–—-]+$/g, '')
    .trim()
  return /\p{L}/u.test(name) && !/https?:/i.test(name) ? name : ''
}

function withoutHistory(input: string): string {
  const cut = EARLIER_MESSAGE.exec(input)
  const newest = cut && cut.index > 0 ? input.slice(0, cut.index) : input
  const unquoted = newest
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')
  return /\p{L}{2}/u.test(unquoted) ? unquoted : input
}

function withoutOrders(plain: string): string {
  return plain
    .split('\n')
    .map((line) => withoutMachineOrders(line))
    .join('\n')
    .trim()
}

/** Some people write without capitals; sentences still need to be told apart. */
function withCapitals(text: string): string {
  if (/[.!?]\s+\p{Lu}/u.test(text)) return text
  return text.replace(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** A line in capitals throughout, brought down to sentences. */
function unshouted(line: string): string {
  const letters = line.replace(/[^\p{L}]/gu, '')
  if (letters.length < 12 || letters !== letters.toUpperCase()) return line
  return naturalCase(line).replace(/(?:^|(?<=[.!?]\s))\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map(unshouted)
    .join('\n')
    .replace(/\bim\b/g, 'I’m')
    .replace(/[^\s@]+@[^\s@]+\.\w+/g, (address) => (/^[<(]/.test(address) ? '' : address))
    .replace(/\(?https?:\/\/\S+\)?|\bwww\.\S+/g, 'the link')
    .replace(/(?<!\p{L})(\p{L}+)(?:[ ,]+\1(?!\p{L})){2,}/giu, '$1')
    .replace(/(?<![\p{L}\d])((?!that\b|had\b)\p{L}{2,}) \1(?![\p{L}\d’'-])/giu, '$1')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/"([^"\n]*)"/g, '“$1”')
    .replace(/([!?])[!?]+/g, (marks) => (marks.includes('?') ? '?' : '!'))
    .replace(/[{}<>|\\^~[\]]/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
}
