import { useEffect, useState } from 'react'
import { callTool } from '../frame/call-tool.ts'
import { analyseSentences, type SentenceTones } from './analyse-sentences.ts'
import { facts } from './facts.ts'
import type { Tone, ToneOutput } from './schema.ts'
import { sentencesOf } from './sentences.ts'

/** A single sentence has the tones of the whole; several are asked for one by one. */
export function useSentenceTones(text: string, overall: readonly Tone[], run: number) {
  const [done, setDone] = useState<SentenceTones[]>([])
  const sentences = sentencesOf(text)
  const only = sentences.length === 1 ? sentences[0] : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` counts the analyses; the same text may be analysed anew.
  useEffect(() => {
    setDone([])
    if (only !== undefined) return
    const leaving = new AbortController()
    void analyseSentences(sentencesOf(text), {
      ask: async (sentence) => {
        const options = { signal: leaving.signal, headers: { 'X-Sentence-Analysis': 'true' } }
        return (await callTool<ToneOutput>(facts, { text: sentence }, options)).output
      },
      onProgress: setDone,
      signal: leaving.signal,
    })
    return () => leaving.abort()
  }, [text, only, run])

  const list = only === undefined ? done : [{ sentence: only, tones: overall }]
  return { list, waiting: sentences.length - list.length }
}
