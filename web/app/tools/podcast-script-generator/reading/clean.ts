import { CannotWriteError, plainText, requireWritable, withoutMachineOrders } from '@limpid/compose'

/** Far more than any field takes. */
const LONGEST = 6000

/** A name or a title: one line, no markup; empty when it holds no letters. */
export function cleanLine(input: string): string {
  const line = plainText(input.slice(0, LONGEST))
    .replace(/https?:\S+/g, ' ')
    .replace(/[{}[\]|<>*_#`~^\\()"“”:]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;–—-]+|[\s,;–—-]+$/g, '')
    .trim()
  return /[\p{L}\p{N}]/u.test(line) ? withoutMachineOrders(line).slice(0, 100).trim() : ''
}

/** A text of several sentences, with its lines kept. */
export function cleanText(input: string, what: string): string {
  const plain = plainText(input.slice(0, LONGEST)).replace(/\(?https?:\/\/\S+\)?/g, ' ')
  if (/\S{60}/.test(plain)) requireWritable(plain)
  const text = plain
    .split('\n')
    .map((line) => withoutMachineOrders(line))
    .join('\n')
    .replace(/(?<!\p{L})(\p{L}+)(?:[ ,]+\1(?!\p{L})){2,}/giu, '$1')
    .replace(/(?<![\p{L}\d])((?!that\b|had\b)\p{L}{2,}) \1(?![\p{L}\d’'-])/giu, '$1')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/"([^"\n]*)"/g, '“$1”')
    .replace(/([!?.,])\1+/g, '$1')
    .replace(/[{}<>|\\^~[\]"#*_`]/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
  if (plain && !text) {
    throw new CannotWriteError(`That reads like instructions rather than ${what}. Please describe it in a few words.`)
  }
  requireWritable(text)
  return text
}
