import { CodeNode } from '@lexical/code-core'
import { defineExtension } from 'lexical'

export const CodeExtension = defineExtension({ name: 'limpid/code', nodes: () => [CodeNode] })
