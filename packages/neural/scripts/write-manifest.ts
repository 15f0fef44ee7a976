/** Writes models/manifest.json anew: the checksum of every model file. Run it after new weights were put in place. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../models/', import.meta.url)
const names = readdirSync(folder).filter((name) => /\.(onnx|json|txt)$/.test(name) && name !== 'manifest.json')
const manifest = Object.fromEntries(
  names.sort().map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(new URL(name, folder)))
      .digest('hex'),
  ]),
)
writeFileSync(new URL('manifest.json', folder), `${JSON.stringify(manifest, null, 2)}\n`)
