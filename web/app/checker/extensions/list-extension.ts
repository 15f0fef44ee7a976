import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { defineExtension } from 'lexical'

export const ListExtension = defineExtension({
  name: 'limpid/list',
  nodes: () => [ListNode, ListItemNode],
  register: (editor) => registerList(editor),
})
