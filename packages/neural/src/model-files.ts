import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../models/manifest.json' with { type: 'json' }

export type ModelFile = keyof typeof manifest

const MODELS = fileURLToPath(new URL('../models', import.meta.url))

export function modelPath(name: ModelFile): string {
  return join(MODELS, name)
}

/** Throws a plain sentence when a model file is missing or damaged: to be called once, when a server starts. */
export function verifyModels(folder: string = MODELS): void {
  for (const [name, wanted] of Object.entries(manifest)) {
    const path = join(folder, name)
    let content: Buffer
    try {
      content = readFileSync(path)
    } catch {
      throw new Error(`The model file ${name} is missing: it belongs at ${path}.`)
    }
    const found = createHash('sha256').update(content).digest('hex')
    if (found !== wanted) {
      throw new Error(`The model file ${name} is damaged: its checksum is ${found} and should be ${wanted}.`)
    }
  }
}
