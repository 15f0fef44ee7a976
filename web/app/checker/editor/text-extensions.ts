import { CodeExtension } from '../extensions/code-extension.ts'
import { HistoryExtension } from '../extensions/history-extension.ts'
import { LinkExtension } from '../extensions/link-extension.ts'
import { ListExtension } from '../extensions/list-extension.ts'
import { PasteExtension } from '../extensions/paste-extension.ts'
import { RichTextExtension } from '../extensions/rich-text-extension.ts'
import { ShortcutsExtension } from '../extensions/shortcuts-extension.ts'

/** All that makes a bare editor: writing, formatting, pasting. Nothing here reads the text. */
export const textExtensions = [
  RichTextExtension,
  HistoryExtension,
  ListExtension,
  CodeExtension,
  LinkExtension,
  ShortcutsExtension,
  PasteExtension,
] as const
