import { characterLimits, faqCounts } from '#app/spec/free-tools.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { TextField } from '../frame/text-field.tsx'

export function FaqForm() {
  return (
    <>
      <TextField
        name="topic"
        label="Topic"
        shownLimit={`${characterLimits.faqTopicShown}`}
        unlimited
        placeholder="Home composting"
      />
      <ChoiceField
        name="numberOfFaqs"
        label="Number of FAQs"
        options={faqCounts.map((count) => ({ value: `${count}`, label: `${count} questions` }))}
      />
      <TextField
        name="source"
        label="Source"
        optional
        rows={10}
        shownLimit="20,000"
        hint="A text to answer from: a product page, a policy, an article. Without one, the answers stay general."
        placeholder="Paste the text that holds the answers…"
      />
    </>
  )
}
