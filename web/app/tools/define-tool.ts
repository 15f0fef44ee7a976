import { compile, type ZodMiniType } from 'zod/mini'
import type { ToolPorts } from '#app/ports/tool-ports.ts'
import type { UsageNoun } from '#app/spec/free-tools.ts'

/*
 * One folder = one tool. A tool's folder holds
 *   facts.ts          what the tool is called and promises, without React: page, API, card and tests read it
 *   icon.ts           its icon, exported as `Icon`
 *   schema.ts         `input` and `output`
 *   engine.server.ts  `engine`: input in, output out; no HTTP, no quota
 *   compute.server.ts (only if a call takes more than a few milliseconds) `compute`, which runs in a worker thread
 *   form.tsx          the fields
 *   result.tsx        what a visitor sees of the output
 *   copy.ts, guide.md the page's words
 *   example.ts        an input that works, for the contract tests and the API's documentation
 *   route.tsx         ties them to /free-tools/<folder name>
 * Nothing else lists the tools: pages, API, quota, cards and tests find the folder.
 */

export type ToolCategory = 'analysis' | 'enhancement' | 'generation'

export interface FieldFacts {
  /** The longest trimmed text that the server takes, in characters. */
  limit: number
  /** Said when the field is blank; a field without it may stay blank. */
  required?: string
}

export interface ToolFacts {
  /** The folder's name and the last part of the page's address. */
  slug: string
  name: string
  /** The last part of POST /api/free-tools/… */
  apiPath: string
  /** Names the quota, and the usage record in the visitor's browser. */
  usageKey: string
  category: ToolCategory
  /** One or two sentences for the card and search results. */
  description: string
  noun: UsageNoun
  /** The button's label, and its label while a request runs (dots are added). */
  action: string
  busy: 'Analyzing' | 'Converting' | 'Generating'
  /** The button's label at 0 remaining, where it differs from `action`. */
  spent?: string
  /** Shown where the result will stand while a request runs (dots are added). */
  loading?: string
  /** Shown for any failure but a spent quota. */
  failure: string
  /** Blank input does nothing instead of showing the field's message. */
  blankIsSilent?: boolean
  /** The text fields in the order in which they are checked. */
  fields: Readonly<Record<string, FieldFacts>>
}

/** What the page shows around the tool. */
export interface ToolCopy {
  /** For the browser tab and search results. */
  title: string
  heading: string
  intro: string
  benefits: { heading: string; items: readonly { title: string; text: string }[] }
  howTo: { heading: string; steps: readonly string[] }
  callToAction: { heading: string; text: string }
  faq: readonly { question: string; answer: string }[]
}

export interface EngineContext {
  /** Ends when the visitor leaves or the time is up: pass it on to whatever waits. */
  signal: AbortSignal
  /** Another one for each request, so that the same input can be written anew. */
  seed: number
  /** Runs the folder's `compute` in a worker thread; throws `BusyError` when too many wait. */
  compute: <Output>(input: unknown) => Promise<Output>
}

export interface Engine<Input = unknown, Output = unknown> {
  facts: ToolFacts
  input: ZodMiniType<Input>
  output: ZodMiniType<Output>
  example: unknown
  /** How long `run` may take before the visitor gets a 504 and the use back. */
  timeoutMilliseconds: number
  /** How many free sentence calls a success grants; only the tone detector has them. */
  sentenceGrant?: (input: Input) => number
  run: (input: Input, ports: ToolPorts, context: EngineContext) => Output | Promise<Output>
}

type EngineParts<Input, Output> = Omit<Engine<Input, Output>, 'timeoutMilliseconds'> & {
  timeoutMilliseconds?: number
}

export function defineEngine<Input, Output>(parts: EngineParts<Input, Output>): Engine<Input, Output> {
  return { timeoutMilliseconds: 10_000, ...parts, input: compile(parts.input), output: compile(parts.output) }
}
