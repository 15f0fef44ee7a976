import { applicationData, breadcrumbData, faqData } from '#app/head/json-ld.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import type { ToolCopy, ToolFacts } from '../define-tool.ts'

export function toolCrumbs({ slug, name }: ToolFacts) {
  return [
    { name: 'Home', path: '/' },
    { name: 'Free Tools', path: '/free-tools' },
    { name, path: `/free-tools/${slug}` },
  ]
}

/** The head of a tool's page, with its structured data. */
export function toolMeta(facts: ToolFacts, copy: ToolCopy | undefined) {
  if (!copy) return []
  const path = `/free-tools/${facts.slug}`
  return pageMeta({
    title: copy.title,
    description: facts.description,
    path,
    jsonLd: [
      breadcrumbData(toolCrumbs(facts)),
      faqData(copy.faq),
      applicationData(facts.name, facts.description, path),
    ],
  })
}
