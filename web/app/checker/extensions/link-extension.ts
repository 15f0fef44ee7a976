import { $isLinkNode, LinkNode } from '@lexical/link'
import { defineExtension } from 'lexical'
import { isSafeLink } from '../editor/safe-link.ts'

/** Links of every origin, pasted ones too: one that is not safe becomes plain text. */
export const LinkExtension = defineExtension({
  name: 'limpid/link',
  nodes: () => [LinkNode],
  register: (editor) =>
    editor.registerNodeTransform(LinkNode, (link) => {
      if ($isLinkNode(link) && isSafeLink(link.getURL())) return
      for (const child of link.getChildren()) link.insertBefore(child)
      link.remove()
    }),
})
