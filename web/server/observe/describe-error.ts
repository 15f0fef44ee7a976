const framesShown = 6

/** What a log may hold of an error: its kind and its place. Its message may quote what a visitor wrote. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error && /^[\w.-]{1,40}$/.test(String(error.code)) ? String(error.code) : undefined
  return { name: error.name, code, at: framesOf(error) }
}

function framesOf({ stack = '' }: Error) {
  return stack
    .split('\n')
    .map((line) => /^\s+at (?:.*\()?(?:file:\/\/)?(\S+:\d+:\d+)\)?$/.exec(line)?.[1])
    .filter((frame) => frame !== undefined)
    .slice(0, framesShown)
}
