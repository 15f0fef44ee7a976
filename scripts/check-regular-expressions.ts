// npm run check:regex: finds regular expressions that a hostile text could keep busy for long (ReDoS).
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['web/app', 'web/server', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`)]

interface Found {
  pattern: string
  flags: string
  place: string
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.fixture)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function expressionsIn(file: string): Found[] {
  const code = readFileSync(file, 'utf8')
  const found: Found[] = []
  const placeOf = (start: number) => `${relative(root, file)}:${code.slice(0, start).split('\n').length}`
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex)
        found.push({ pattern: node.regex.pattern, flags: node.regex.flags, place: placeOf(node.start) })
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** Inputs are at most some 20,000 characters long: a square of that is milliseconds, more is an attack. */
const bearable = /^(?:linear|constant|2nd degree polynomial)/

const found = folders.flatMap(sourceFiles).flatMap(expressionsIn)
const unique = [...new Map(found.map((entry) => [`/${entry.pattern}/${entry.flags}`, entry]))]
let undecided = 0
const slow: string[] = []
for (const [literal, { pattern, flags, place }] of unique) {
  const verdict = await check(pattern, flags, { timeout: 400, attackTimeout: 200, incubationTimeout: 150 })
  if (verdict.status === 'unknown') undecided += 1
  if (verdict.status !== 'vulnerable' || bearable.test(verdict.complexity.summary)) continue
  slow.push(`${place}: ${literal} is ${verdict.complexity.summary}, as with ${verdict.attack.pattern.slice(0, 100)}`)
}
for (const line of slow) console.error(line)
console.log(`${unique.length} regular expressions: ${slow.length} too slow, ${undecided} undecided`)
if (slow.length > 0) process.exit(1)
