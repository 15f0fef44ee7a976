const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" }

/** The words of an input without its markup: HTML tags, Markdown signs, emoji and invisible characters go, lines stay. */
export function plainText(input: string): string {
  return input
    .normalize('NFC')
    .replace(/<(script|style|noscript|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(?:br|\/p|\/h\d|\/li|\/div|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/```[a-z]*\n?|~~~/g, '')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>+|[-*+•]|\d{1,2}[.)])[ \t]+/gm, '')
    .replace(/^[ \t]*(?:[-*_=][ \t]*){3,}$/gm, '')
    .replace(/(\*\*\*|\*\*|__|~~|`)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\d])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\p{L}\d])/gu, '$2')
    .replace(
      /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200B-\u200F\u2028-\u202E\u2060]|\uFE0F|\uFEFF/gu,
      ' ',
    )
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const ORDERS_TO_A_MACHINE =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?|rules|guidelines|context)\b|\bsystem prompt\b|\byou are now\b|\bact as (?:an?|the) (?:ai|assistant|language model)\b|\bdo anything now\b|\bjailbreak\b/i

/** Takes out the sentences that try to give orders to a language model: they are no part of what a text is about. */
export function withoutMachineOrders(text: string): string {
  if (!ORDERS_TO_A_MACHINE.test(text)) return text
  return text
    .split(/(?<=[.!?\n])\s+|\n+|;\s+/)
    .filter((sentence) => !ORDERS_TO_A_MACHINE.test(sentence))
    .join(' ')
    .trim()
}
