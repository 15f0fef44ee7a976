import { readFileSync } from 'node:fs'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { type ModelFile, modelPath } from './model-files.ts'
import { WordPieces } from './word-pieces.ts'

/** One thread each: the sentences of one visitor are short, and other visitors want the other cores. */
export function openSession(name: ModelFile): Promise<InferenceSession> {
  return InferenceSession.create(modelPath(name), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableMemPattern: false,
    enableCpuMemArena: false,
    extra: { optimization: { enable_gelu_approximation: '1' } },
  })
}

let pieces: WordPieces | undefined

/** Both models read the same word pieces. */
export function loadWordPieces(): WordPieces {
  pieces ??= new WordPieces(readFileSync(modelPath('vocabulary.txt'), 'utf8').trimEnd().split('\n'))
  return pieces
}

/** Rows of whole numbers as one padded tensor. */
export function padded(rows: readonly (readonly number[])[]): Tensor {
  const width = Math.max(...rows.map((row) => row.length))
  const data = new BigInt64Array(rows.length * width)
  rows.forEach((row, index) => {
    row.forEach((value, place) => {
      data[index * width + place] = BigInt(value)
    })
  })
  return new Tensor('int64', data, [rows.length, width])
}
