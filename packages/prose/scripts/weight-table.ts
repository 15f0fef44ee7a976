import { writeFileSync } from 'node:fs'
import { type Example, fit, type Options } from './logistic-regression.ts'

export interface NamedExample extends Omit<Example, 'features'> {
  /** Each as "group=value". */
  features: readonly string[]
}

export interface WeightTable {
  bias: number
  weights: Record<string, Record<string, number>>
}

/** Fits named features and rounds their weights to whole numbers, `scale` to the unit; idle features fall away. */
export function fitTable(examples: readonly NamedExample[], options: Options, scale: number): WeightTable {
  const numbers = new Map<string, number>([['bias=', 0]])
  const numbered = examples.map(({ features, ...example }) => {
    for (const feature of features) if (!numbers.has(feature)) numbers.set(feature, numbers.size)
    return { ...example, features: [0, ...features.map((feature) => numbers.get(feature)!)] }
  })
  const fitted = fit(numbered, numbers.size, options)
  const weights: WeightTable['weights'] = {}
  for (const [feature, number] of numbers) {
    const weight = Math.round(fitted[number]! * scale)
    const split = feature.indexOf('=')
    const group = feature.slice(0, split)
    if (weight === 0 || number === 0) continue
    weights[group] ??= {}
    weights[group][feature.slice(split + 1)] = weight
  }
  return { bias: Math.round(fitted[0]! * scale), weights }
}

/** The verdict's score: above zero means yes. */
export function scoreWith({ bias, weights }: WeightTable, features: readonly string[]): number {
  return features.reduce((sum, feature) => {
    const split = feature.indexOf('=')
    return sum + (weights[feature.slice(0, split)]?.[feature.slice(split + 1)] ?? 0)
  }, bias)
}

export function writeTable(name: string, about: string, table: WeightTable): void {
  const path = new URL(`../data/${name}.json`, import.meta.url)
  writeFileSync(path, `${JSON.stringify({ about, ...table })}\n`)
}

export function figures(hits: number, found: number, wanted: number): string {
  const [precision, recall] = [hits / found, hits / wanted]
  return `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${((2 * hits) / (found + wanted)).toFixed(4)}`
}
