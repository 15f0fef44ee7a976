export type { PassiveForm } from './clause/passive-form.ts'
export { findPassives, type Passive, type Span } from './find-passives.ts'
export { type ActiveContext, type ActiveSentence, toActive } from './to-active.ts'
export type { Tree, TreeToken } from './tree.ts'
