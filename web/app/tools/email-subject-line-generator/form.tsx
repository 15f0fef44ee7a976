import {
  AlarmClock,
  BriefcaseBusiness,
  Coffee,
  Flag,
  Info,
  Landmark,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  Smile,
  Tag,
} from 'lucide-react'
import { textRows } from '#app/spec/free-tools.ts'
import { subjectTones } from '#app/spec/subject-lines.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { TextField } from '../frame/text-field.tsx'

type SubjectTone = (typeof subjectTones)[number]

const looks: Record<SubjectTone, { label: string; description: string; Icon: LucideIcon }> = {
  professional: { label: 'Professional', description: 'Clear and businesslike', Icon: BriefcaseBusiness },
  friendly: { label: 'Friendly', description: 'Warm, as to people you know', Icon: Smile },
  formal: { label: 'Formal', description: 'Reserved, for official mail', Icon: Landmark },
  casual: { label: 'Casual', description: 'Relaxed, a little chatty', Icon: Coffee },
  assertive: { label: 'Assertive', description: 'Says what it wants', Icon: Flag },
  urgent: { label: 'Urgent', description: 'Puts the deadline first', Icon: AlarmClock },
  creative: { label: 'Creative', description: 'Takes an unexpected angle', Icon: Lightbulb },
  persuasive: { label: 'Persuasive', description: 'Gives a reason to open', Icon: Megaphone },
  promotional: { label: 'Promotional', description: 'Leads with the offer', Icon: Tag },
  informative: { label: 'Informative', description: 'States the news plainly', Icon: Info },
}

export function SubjectLineForm() {
  return (
    <>
      <TextField
        name="emailContent"
        label="Email content (required)"
        rows={textRows.others}
        placeholder="What does the email say? Paste it, or sum it up in a few sentences."
      />
      <TextField name="companyName" label="Company name" optional placeholder="Fern & Clay" />
      <ChoiceField name="tone" label="Tone" options={subjectTones.map((value) => ({ value, ...looks[value] }))} />
    </>
  )
}
