import { expect, test } from 'vitest'
import { allOn, setToggle } from './toggles.ts'

test('writingStyle sets adverbs, passiveVoice and qualifiers together', () => {
  const off = setToggle(allOn, 'writingStyle', false)
  expect(off).toMatchObject({ writingStyle: false, adverbs: false, passiveVoice: false, qualifiers: false })
  expect(off).toMatchObject({ veryHardSentences: true, hardSentences: true, grammar: true })
  expect(setToggle(off, 'writingStyle', true)).toEqual(allOn)
})

test('a child switches alone, and the parent goes off with the last one', () => {
  const one = setToggle(allOn, 'adverbs', false)
  expect(one).toMatchObject({ writingStyle: true, adverbs: false, passiveVoice: true })
  const none = setToggle(setToggle(one, 'passiveVoice', false), 'qualifiers', false)
  expect(none.writingStyle).toBe(false)
})
