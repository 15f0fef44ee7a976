import { findAdverbsIn } from '../rules/adverbs/adverbs.ts'
import { findComplexWordsIn } from '../rules/complex-words/complex-words.ts'
import { findPassivesIn } from '../rules/passive/passive.ts'
import { findQualifiersIn } from '../rules/qualifiers/qualifiers.ts'
import type { Rule } from '../types.ts'

/** Every rule that looks for a finding, in the order in which findings at the same place are shown. */
export const styleRules: readonly Rule[] = [findPassivesIn, findAdverbsIn, findQualifiersIn, findComplexWordsIn]
