/**
 * Writes the shipped tone model's raw scores for a file of comments, one text at a time as visitors send them, as 32-bit
 * floats for training/calibrate.py: node scripts/tone-logits.ts COMMENTS.tsv SCORES.f32
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadWordPieces, openSession } from '../src/session.ts'
import { readLogits } from '../src/tone-model.ts'
import { readingWindows } from '../src/tone-windows.ts'

const [comments, target] = process.argv.slice(2)
if (!comments || !target) {
  console.error('Usage: node scripts/tone-logits.ts COMMENTS.tsv SCORES.f32')
  process.exit(1)
}
const session = await openSession('tone.onnx')
const pieces = loadWordPieces()
const rows: Buffer[] = []
for (const line of readFileSync(comments, 'utf8').trimEnd().split('\n')) {
  const [window] = readingWindows(line.split('\t')[0] ?? '', pieces)
  const [logits] = await readLogits(session, window ? [window] : [])
  if (logits) rows.push(Buffer.from(logits.buffer))
}
writeFileSync(target, Buffer.concat(rows))
