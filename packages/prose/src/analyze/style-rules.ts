import { findPassivesIn } from '../rules/passive/passive.ts'
import type { Rule } from '../types.ts'

/** Every rule that looks for a finding, in the order in which findings at the same place are shown. */
export const styleRules: readonly Rule[] = [findPassivesIn]
