import {
  BarChart3,
  BookOpen,
  BriefcaseBusiness,
  Flame,
  GraduationCap,
  Laugh,
  type LucideIcon,
  MessagesSquare,
  Mic,
  PartyPopper,
  Scale,
  User,
  UserPlus,
  Users,
} from 'lucide-react'
import { textRows } from '#app/spec/free-tools.ts'
import {
  defaultHostConfig,
  type HostConfig,
  hostConfigs,
  type NameField,
  namesAskedFor,
  podcastTones,
} from '#app/spec/podcast-scripts.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { TextField } from '../frame/text-field.tsx'
import { useField, useToolForm } from '../frame/tool-form-context.ts'

type PodcastTone = (typeof podcastTones)[number]
type Look = { label: string; description: string; Icon: LucideIcon }

const toneLooks: Record<PodcastTone, Look> = {
  conversational: { label: 'Conversational', description: 'Relaxed talk between people', Icon: MessagesSquare },
  professional: { label: 'Professional', description: 'Calm and well prepared', Icon: BriefcaseBusiness },
  educational: { label: 'Educational', description: 'Explains step by step', Icon: GraduationCap },
  entertaining: { label: 'Entertaining', description: 'Quick and lively', Icon: PartyPopper },
  inspirational: { label: 'Inspirational', description: 'Gives listeners courage', Icon: Flame },
  analytical: { label: 'Analytical', description: 'Weighs and compares', Icon: BarChart3 },
  storytelling: { label: 'Storytelling', description: 'Goes from scene to scene', Icon: BookOpen },
  debate: { label: 'Debate', description: 'Two sides, argued fairly', Icon: Scale },
  interview: { label: 'Interview', description: 'Questions lead, answers count', Icon: Mic },
  humorous: { label: 'Humorous', description: 'Does not take itself too seriously', Icon: Laugh },
}

const hostLooks: Record<HostConfig, Look> = {
  '1 host': { label: '1 host', description: 'One voice, straight to the listener', Icon: User },
  '1 host, 1 guest': { label: '1 host, 1 guest', description: 'A conversation', Icon: UserPlus },
  '1 host, 2 guests': { label: '1 host, 2 guests', description: 'A small panel', Icon: Users },
  '2 hosts': { label: '2 hosts', description: 'Two who know each other', Icon: Users },
  '2 hosts, 1 guest': { label: '2 hosts, 1 guest', description: 'Two ask, one answers', Icon: Users },
}

const nameLabels: Record<NameField, string> = {
  hostName: 'Host name',
  hostName2: 'Second host’s name',
  guestName: 'Guest name',
  guestName2: 'Second guest’s name',
}
const allNames = Object.keys(nameLabels) as NameField[]

export function PodcastForm() {
  return (
    <>
      <TextField name="podcastName" label="Podcast Name" optional placeholder="Slow Kitchen" />
      <TextField
        name="topicExplanation"
        label="Episode Topic"
        rows={textRows.others}
        placeholder="What is the episode about? Name the points you want to make."
      />
      <TextField
        name="targetAudience"
        label="Target Audience"
        rows={3}
        placeholder="Who listens, and what do they want to know?"
      />
      <ChoiceField
        name="tone"
        label="Tone of Voice"
        options={podcastTones.map((value) => ({ value, ...toneLooks[value] }))}
      />
      <ChoiceField
        name="hostConfig"
        label="Hosts/Guests"
        options={hostConfigs.map((value) => ({ value, ...hostLooks[value] }))}
      />
      <NameFields />
    </>
  )
}

/** Without scripts the page cannot follow the dropdown, so all four names are there. */
function NameFields() {
  const { alive } = useToolForm()
  const { value } = useField('hostConfig')
  const config = hostConfigs.find((known) => known === value) ?? defaultHostConfig
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {(alive ? namesAskedFor[config] : allNames).map((field) => (
        <TextField key={field} name={field} label={nameLabels[field]} optional counter={false} />
      ))}
    </div>
  )
}
