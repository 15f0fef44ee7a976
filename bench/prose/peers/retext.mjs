import retextEnglish from 'retext-english'
import retextEquality from 'retext-equality'
import retextIntensify from 'retext-intensify'
import retextPassive from 'retext-passive'
import retextReadability from 'retext-readability'
import retextSimplify from 'retext-simplify'
import retextStringify from 'retext-stringify'
import { unified } from 'unified'
import { VFile } from 'vfile'

const all = unified()
  .use(retextEnglish)
  .use(retextPassive)
  .use(retextSimplify)
  .use(retextIntensify)
  .use(retextEquality)
  .use(retextReadability)
  .use(retextStringify)
const passive = unified().use(retextEnglish).use(retextPassive).use(retextStringify)
const parser = unified().use(retextEnglish)

export const name = 'retext'
export const checks = 'passive, simplify, intensify, equality, readability (5 plugins)'
export const analyze = (text) => all.process(new VFile(text))
export const isPassive = async (text) => (await passive.process(new VFile(text))).messages.length > 0

export function sentences(text) {
  const found = []
  const visit = (node) => {
    if (node.type === 'SentenceNode') found.push(text.slice(node.position.start.offset, node.position.end.offset))
    else for (const child of node.children ?? []) visit(child)
  }
  visit(parser.parse(new VFile(text)))
  return found
}
