import { syllable } from 'syllable'

export const name = 'syllable'
export const countSyllables = syllable
