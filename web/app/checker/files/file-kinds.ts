import { importLimitMegabytes } from '#app/spec/plans.ts'

export type FileKind = 'txt' | 'md' | 'docx'

const extensions: Record<string, FileKind> = { txt: 'txt', text: 'txt', md: 'md', markdown: 'md', docx: 'docx' }
export const acceptedFiles = Object.keys(extensions)
  .map((extension) => `.${extension}`)
  .join(',')

/** Why a file cannot be opened, in a sentence for the visitor. */
export class FileProblem extends Error {}

export function kindOfFile({ name, size }: { name: string; size: number }): FileKind {
  const kind = extensions[name.split('.').pop()?.toLowerCase() ?? '']
  if (!kind)
    throw new FileProblem('This kind of file cannot be opened here. Try .txt, .md or .docx. Your text is as it was.')
  if (size > importLimitMegabytes * 1024 * 1024)
    throw new FileProblem(
      `This file is larger than ${importLimitMegabytes} MB. Split it, or paste the part you want to check.`,
    )
  if (size === 0) throw new FileProblem('This file is empty. Your text is as it was.')
  return kind
}
