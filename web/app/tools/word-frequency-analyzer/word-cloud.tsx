import { type CSSProperties, useRef, useState } from 'react'
import type { CountedWord } from './schema.ts'
import { cloudHeight, useCloud } from './use-cloud.ts'

interface WordCloudProps {
  words: readonly CountedWord[]
  /** A word was picked: by a click, a tap or a key. */
  onChoose: (word: string) => void
}

/** The most frequent words, larger the more often they occur. One tab stop; the arrow keys walk through the words. */
export function WordCloud({ words, onChoose }: WordCloudProps) {
  const box = useRef<HTMLDivElement>(null)
  const cloud = useCloud(words, box)
  const [active, setActive] = useState<number>()
  const [stop, setStop] = useState(0)
  const last = words.length - 1

  function onKeyDown(event: React.KeyboardEvent, index: number) {
    if (event.key === 'Escape') setActive(undefined)
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(words[index]?.word ?? '')
    }
    const next = wordAfterKey(event.key, index, last)
    if (next === undefined) return
    event.preventDefault()
    box.current?.querySelectorAll<SVGTextElement>('[role=button]')[next]?.focus()
  }

  const shown = active === undefined ? undefined : cloud?.placed[active]
  return (
    <section aria-labelledby="word-cloud">
      <h2 id="word-cloud" className="text-xl">
        Word Cloud
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        The {words.length} most frequent words. Point at one for its count; pick it to find it in the table.
      </p>
      <div ref={box} className="relative mt-4" style={{ minHeight: cloudHeight }}>
        {cloud && (
          // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset.
          <svg
            role="group"
            aria-label="Word cloud, the most frequent word first"
            width="100%"
            height={cloud.height}
            className="block overflow-visible"
          >
            {cloud.placed.map((word, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element.
              <text
                key={word.word}
                role="button"
                tabIndex={index === Math.min(stop, last) ? 0 : -1}
                aria-label={countOf(word)}
                className="cloud-word"
                style={{ '--word-color': `var(--color-cloud-${word.color + 1})` } as CSSProperties}
                fontSize={word.size}
                textAnchor="middle"
                transform={`translate(${word.x} ${word.y}) rotate(${word.rotation})`}
                y={word.baseline}
                onClick={() => onChoose(word.word)}
                onKeyDown={(event) => onKeyDown(event, index)}
                onPointerEnter={() => setActive(index)}
                onPointerLeave={() => setActive(undefined)}
                onFocus={() => {
                  setStop(index)
                  setActive(index)
                }}
                onBlur={() => setActive(undefined)}
              >
                {word.word}
              </text>
            ))}
          </svg>
        )}
        {shown && (
          <span
            role="tooltip"
            className="pointer-events-none absolute z-10 -translate-x-1/2 -translate-y-full rounded-sm bg-ink px-2 py-1 text-sm whitespace-nowrap text-paper"
            style={{ left: `clamp(5rem, ${shown.x}px, calc(100% - 5rem))`, top: shown.y - shown.height / 2 - 2 }}
          >
            {countOf(shown)}
          </span>
        )}
      </div>
    </section>
  )
}

function countOf({ word, occurrence }: CountedWord) {
  return `${word}: ${occurrence} ${occurrence === 1 ? 'occurrence' : 'occurrences'}`
}

function wordAfterKey(key: string, index: number, last: number) {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(last, index + 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, index - 1)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
