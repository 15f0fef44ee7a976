import fc from 'fast-check'

/** Strings that have broken somebody's server before. */
const infamous = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u2066\ufeff',
  '𝓱𝓮𝓵𝓵𝓸 👩‍👩‍👧‍👦',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  '#{7*7}',
  'The constructor was built by toString; valueOf, __proto__ and hasOwnProperty were seen.',
  "' OR 1=1 --",
  '../../../../etc/passwd',
  '\r\nBcc: everyone@example.com',
  '%s%n%x',
  '[a](javascript:alert(1))',
  `${'('.repeat(400)}a${')'.repeat(400)}`,
  'a'.repeat(30_000),
  'word '.repeat(4000),
  '.'.repeat(5000),
]

const hostileText = fc.oneof(
  fc.constantFrom(...infamous),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme' }),
)
const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], { length: 10 }, { toString: 'x' }),
)

type Fields = Record<string, unknown>

/** A good input with some fields replaced, dropped or added. */
export function changedInputs(example: Fields) {
  const names = Object.keys(example)
  const change = fc.record({
    name: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'extra') },
    ),
    value: fc.option(hostileValue, { nil: undefined, freq: 8 }),
  })
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const entries = new Map(Object.entries(example))
    for (const { name, value } of changes) {
      if (value === undefined) entries.delete(name)
      else entries.set(name, value)
    }
    const parts = [...entries].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    return Buffer.from(`{${parts.join(',')}}`)
  })
}

/** A good input whose texts are hostile but within the limits, so that engines see them. */
export function hostileButValid(example: Fields): fc.Arbitrary<Buffer> {
  return fc.array(hostileText, { minLength: 6, maxLength: 6 }).map((texts) => {
    const fields = Object.entries(example).map(([name, value], index) => {
      const isChoice = /tone|type|hostConfig/i.test(name) || typeof value !== 'string'
      return [name, isChoice ? value : `${texts[index % 6]} text ${texts[(index + 1) % 6]}`.slice(0, 95)]
    })
    return Buffer.from(JSON.stringify(Object.fromEntries(fields)))
  })
}

/** Whatever bytes, and JSON gone wrong. */
export const rawBodies = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.jsonValue({ maxDepth: 4 }).map((value) => Buffer.from(JSON.stringify(value))),
  fc
    .constantFrom(
      '{"text":"',
      '{"text":"\\ud800"}',
      '\ufeff{}',
      '{"text":1e999}',
      '{"a":1,"a":2}',
      '[',
      '{',
      'null',
      '""',
    )
    .map((text) => Buffer.from(text)),
  fc.integer({ min: 1, max: 60_000 }).map((depth) => Buffer.from('['.repeat(depth))),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => Buffer.from(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)),
)

export const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      '',
      ';;;',
    ),
  },
)
