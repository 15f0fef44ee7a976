import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import manifest from '../models/manifest.json' with { type: 'json' }

export type ModelFile = keyof typeof manifest

export function modelPath(name: ModelFile): string {
  return new URL(`../models/${name}`, import.meta.url).pathname
}

/** Throws a plain sentence when a model file is missing or damaged: to be called once, when a server starts. */
export function verifyModels(): void {
  for (const [name, wanted] of Object.entries(manifest)) {
    const path = modelPath(name as ModelFile)
    let content: Buffer
    try {
      content = readFileSync(path)
    } catch {
      throw new Error(`The model file ${name} is missing: it belongs at ${path}.`)
    }
    const found = createHash('sha256').update(content).digest('hex')
    if (found !== wanted) {
      throw new Error(`The model file ${name} is damaged: its checksum is ${found}, it should be ${wanted}.`)
    }
  }
}
