import { textRows } from '#app/spec/free-tools.ts'
import { TextField } from '../frame/text-field.tsx'

export function ConverterForm() {
  return <TextField name="text" label="Your text" rows={textRows.others} placeholder="Paste the passive sentences…" />
}
