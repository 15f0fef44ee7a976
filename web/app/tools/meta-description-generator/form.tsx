import { variantCounts } from '#app/spec/free-tools.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { TextField } from '../frame/text-field.tsx'

const countOptions = variantCounts.map((count) => ({
  value: `${count}`,
  label: count === 1 ? '1 variant' : `${count} variants`,
}))

export function MetaDescriptionForm() {
  return (
    <>
      <TextField name="pageTopic" label="Page topic" rows={4} placeholder="What is the page about, and for whom?" />
      <TextField
        name="keywords"
        label="Target keywords"
        hint="Separate them with commas."
        placeholder="balcony garden, container plants"
      />
      <ChoiceField name="variantCount" label="How many" options={countOptions} />
    </>
  )
}
