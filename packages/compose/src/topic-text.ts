import { CannotWriteError } from './cannot-write-error.ts'
import { naturalCase } from './case.ts'
import { isEnglish } from './language.ts'
import { plainText, withoutMachineOrders } from './plain-text.ts'

/** No English word is longer; what is longer is a keyboard mash or an address. */
const LONGEST_WORD = 40

/** The words of a one-line field, made safe to write with: one line, no markup, the case a careful writer would use. */
export function readTopicText(input: string): string {
  const plain = plainText(input)
    .replace(/https?:\/\/\S+/g, ' ')
    .trim()
  const text = withoutMachineOrders(plain)
    .replace(/\s+/g, ' ')
    .replace(/[{}<>|\\^~[\]]/g, ' ')
    .replace(/(?<!\p{L})(\p{L}+)(?:[\s,]+\1(?!\p{L})){2,}/giu, '$1')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/["“”]/g, '')
    .replace(/([!?.,])\1+/g, '$1')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}$€£#.]+/u, '')
    .replace(/[\s.,;:!–—-]+$/u, '')
    .trim()
  if (plain && !withoutMachineOrders(plain)) {
    throw new CannotWriteError('That reads like instructions rather than a topic. Please name what the text is about.')
  }
  requireWritable(text)
  return naturalCase(text)
}

/** Throws a message for the visitor when a text holds nothing that can be written about in English. */
export function requireWritable(text: string): void {
  if (!/\p{L}{2}|\p{L}\d|\d\p{L}|\p{L}[+#]|^\p{L}$/u.test(text)) {
    throw new CannotWriteError('There are no words to work with yet. Please describe it in a few words.')
  }
  if (text.split(/\s+/).some((word) => word.length > LONGEST_WORD && !/[-/.&]/.test(word))) {
    throw new CannotWriteError('One of these words is too long to be a word. Please check the text and try again.')
  }
  if (!isEnglish(text)) {
    throw new CannotWriteError('This tool writes in English only. Please describe it in English.')
  }
}
