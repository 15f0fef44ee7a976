import { readMarkdown } from '#app/content/markdown.server.ts'
import type { ToolCopy } from '../define-tool.ts'

export interface ToolContent {
  copy: ToolCopy
  /** The long explanatory text. */
  guide: string
}

/** The page's words, rendered on the server so that the scripts need not carry them. */
export function toolContent(copy: ToolCopy, guide: string): ToolContent {
  return { copy, guide: readMarkdown(guide).html }
}
