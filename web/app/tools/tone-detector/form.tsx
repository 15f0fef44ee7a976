import { textRows } from '#app/spec/free-tools.ts'
import { TextField } from '../frame/text-field.tsx'

export function ToneForm() {
  return (
    <TextField name="text" label="Your text" rows={textRows.tone} placeholder="Paste a message, a review, a letter…" />
  )
}
