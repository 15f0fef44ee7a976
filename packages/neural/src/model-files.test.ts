import { cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { modelPath, verifyModels } from './model-files.ts'

vi.setConfig({ testTimeout: 60_000 })

function copyOfModels(): string {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-models-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(dirname(modelPath('tone.onnx')), folder, { recursive: true })
  return folder
}

test('the weights in the repository are whole', () => {
  expect(() => verifyModels()).not.toThrow()
})

test('a missing file is named', () => {
  const folder = copyOfModels()
  rmSync(join(folder, 'tone.onnx'))
  expect(() => verifyModels(folder)).toThrow('The model file tone.onnx is missing')
})

test('a damaged file is named', () => {
  const folder = copyOfModels()
  truncateSync(join(folder, 'syntax.onnx'), 1000)
  expect(() => verifyModels(folder)).toThrow('The model file syntax.onnx is damaged')
})
