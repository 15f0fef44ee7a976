import { confidenceDots, filledDots, toneEmoji } from '#app/spec/tones.ts'
import type { Tone } from './schema.ts'

/** Each tone with its emoji, its name and a bar of five dots. */
export function ToneList({ tones, small = false }: { tones: readonly Tone[]; small?: boolean }) {
  return (
    <ul className={small ? 'flex flex-wrap gap-x-6 gap-y-1 text-sm' : 'max-w-md space-y-3'}>
      {tones.map(({ label, score }) => (
        <li key={label} className={`flex items-center gap-3 ${small ? '' : 'justify-between text-lg'}`}>
          <span className="flex items-center gap-2">
            <span aria-hidden="true">{toneEmoji[label]}</span>
            <span className="capitalize">{label}</span>
          </span>
          <ConfidenceBar score={score} />
        </li>
      ))}
    </ul>
  )
}

function ConfidenceBar({ score }: { score: number }) {
  const percent = `${(score * 100).toFixed(2)}%`
  const filled = filledDots(score)
  return (
    <span role="img" aria-label={percent} title={percent} className="flex gap-1">
      {Array.from({ length: confidenceDots }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is known by its place.
          key={index}
          className={`size-2.5 rounded-full ring-1 ring-water ring-inset ${index < filled ? 'bg-water' : ''}`}
        />
      ))}
    </span>
  )
}
