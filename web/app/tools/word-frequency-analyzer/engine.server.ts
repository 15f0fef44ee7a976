import { wordFrequency } from '@limpid/prose'
import { defineEngine } from '../define-tool.ts'
import { example } from './example.ts'
import { facts } from './facts.ts'
import { input, output } from './schema.ts'

export const engine = defineEngine({ facts, input, output, example, run: ({ text }) => wordFrequency(text) })
