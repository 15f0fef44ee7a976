import { BookOpen, FileText, LayoutTemplate, type LucideIcon, MessageCircle, Newspaper, Play } from 'lucide-react'
import { contentTypes } from '#app/spec/titles.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { TextField } from '../frame/text-field.tsx'

type ContentType = (typeof contentTypes)[number]

const looks: Record<ContentType, { label: string; description: string; Icon: LucideIcon }> = {
  blog_post: { label: 'Blog Post', description: 'For a reader who skims a list of posts', Icon: FileText },
  youtube_video: { label: 'YouTube Video', description: 'Short enough to stay whole under a thumbnail', Icon: Play },
  social_media: { label: 'Social Media Post', description: 'Talks to people directly', Icon: MessageCircle },
  article: { label: 'Article', description: 'Sober, for a magazine or a trade site', Icon: Newspaper },
  ebook: { label: 'eBook/Guide', description: 'Sounds like a cover', Icon: BookOpen },
  landing_page: { label: 'Landing Page', description: 'Says what the visitor gets', Icon: LayoutTemplate },
}

export function TitleForm() {
  return (
    <>
      <TextField name="keyword" label="Keyword or topic" placeholder="sourdough bread" />
      <ChoiceField
        name="contentType"
        label="Content type"
        options={contentTypes.map((value) => ({ value, ...looks[value] }))}
      />
    </>
  )
}
