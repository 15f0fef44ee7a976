import { toneEmoji } from '#app/spec/tones.ts'
import { AnimatedDots } from '../frame/animated-dots.tsx'
import type { ResultProps } from '../frame/tool.tsx'
import { readerFeeling } from './reader-feeling.ts'
import type { ToneOutput } from './schema.ts'
import { tintOf } from './tints.ts'
import { ToneList } from './tone-list.tsx'
import { useSentenceTones } from './use-sentence-tones.ts'

export function ToneResult({ output, values, run }: ResultProps<ToneOutput>) {
  const { list, waiting } = useSentenceTones((values.text ?? '').trim(), output.tones, run)
  return (
    <>
      <section aria-labelledby="overall-tone">
        <h2 id="overall-tone" className="mb-4 text-2xl">
          Overall Tone
        </h2>
        <ToneList tones={output.tones} />
        <p className="mt-5 max-w-text font-serif text-lg">{readerFeeling(output.tones)}</p>
      </section>
      <section aria-labelledby="sentence-tones" className="max-w-3xl">
        <h2 id="sentence-tones" className="mb-2 text-2xl">
          Sentence-by-Sentence Analysis
        </h2>
        <ol>
          {list.map(({ sentence, tones }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is known by its place in the text.
            <li key={index} className="border-t border-line py-4">
              <p className={`mb-2 border-l-4 pl-3 font-serif text-lg ${tintOf(tones[0]?.label)}`}>
                <span aria-hidden="true" className="mr-2">
                  {toneEmoji[tones[0]?.label ?? 'neutral']}
                </span>
                {sentence}
              </p>
              <ToneList tones={tones} small />
            </li>
          ))}
        </ol>
        {waiting > 0 && (
          <p role="status" className="py-3 text-ink-soft">
            Reading the sentences
            <AnimatedDots />
          </p>
        )}
      </section>
    </>
  )
}
