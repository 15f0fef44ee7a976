import { characterLimits, textRows } from '#app/spec/free-tools.ts'
import { TextField } from '../frame/text-field.tsx'

export function FrequencyForm() {
  return (
    <TextField
      name="text"
      label="Your text"
      rows={textRows.others}
      shownLimit={characterLimits.frequencyText.toLocaleString('en-US')}
      placeholder="Paste the text you want to count…"
    />
  )
}
