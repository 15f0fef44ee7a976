import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text'
import { defineExtension } from 'lexical'

/** Typing, pasting and the block types. The package's own extension would bring 9 kB of import rules that we do not use. */
export const RichTextExtension = defineExtension({
  name: 'limpid/rich-text',
  nodes: () => [HeadingNode, QuoteNode],
  register: (editor) => registerRichText(editor),
})
