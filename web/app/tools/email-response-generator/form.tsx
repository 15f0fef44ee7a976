import {
  BriefcaseBusiness,
  Coffee,
  Flag,
  Handshake,
  HeartHandshake,
  Landmark,
  type LucideIcon,
  MoveRight,
  Smile,
  Sparkles,
  ThumbsUp,
} from 'lucide-react'
import { emailTones } from '#app/spec/email-responses.ts'
import { textRows } from '#app/spec/free-tools.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { TextField } from '../frame/text-field.tsx'

type EmailTone = (typeof emailTones)[number]

const looks: Record<EmailTone, { label: string; description: string; Icon: LucideIcon }> = {
  professional: { label: 'Professional', description: 'Clear, polite, to the point', Icon: BriefcaseBusiness },
  friendly: { label: 'Friendly', description: 'Warm, as to a colleague you like', Icon: Smile },
  formal: { label: 'Formal', description: 'Reserved, for people you do not know', Icon: Landmark },
  casual: { label: 'Casual', description: 'Relaxed and short', Icon: Coffee },
  assertive: { label: 'Assertive', description: 'Firm about what you want', Icon: Flag },
  empathetic: { label: 'Empathetic', description: 'Shows that you understand', Icon: HeartHandshake },
  appreciative: { label: 'Appreciative', description: 'Says thank you first', Icon: ThumbsUp },
  direct: { label: 'Direct', description: 'Answers and stops', Icon: MoveRight },
  diplomatic: { label: 'Diplomatic', description: 'Careful with everyone’s interests', Icon: Handshake },
  enthusiastic: { label: 'Enthusiastic', description: 'Glad and full of energy', Icon: Sparkles },
}

export function EmailResponseForm() {
  return (
    <>
      <TextField
        name="email"
        label="Original Email"
        rows={textRows.others}
        placeholder="Paste the email you want to answer…"
      />
      <TextField
        name="responseGoal"
        label="Response Goal"
        optional
        rows={3}
        placeholder="Accept the meeting, ask for two more days, say no to the price…"
      />
      <ChoiceField name="tone" label="Tone" options={emailTones.map((value) => ({ value, ...looks[value] }))} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="sender" label="Sender" optional counter={false} placeholder="Your name" />
        <TextField name="recipient" label="Recipient" optional counter={false} placeholder="Their name" />
      </div>
    </>
  )
}
