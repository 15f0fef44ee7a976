import { home } from '#app/content/home.ts'
import { applicationData, faqData, organizationData, websiteData } from '#app/head/json-ld.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { Container } from '#app/ui/container.tsx'
import { Faq } from '#app/ui/faq.tsx'
import { Waterline } from '#app/ui/waterline.tsx'
import { Audiences } from './audiences.tsx'
import { Comparison } from './comparison.tsx'
import { Features } from './features.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero } from './hero.tsx'
import { Workflow } from './workflow.tsx'

export const meta = () =>
  pageMeta({
    ...home.meta,
    path: '/',
    jsonLd: [
      organizationData,
      websiteData,
      applicationData('Limpid', home.meta.description, '/'),
      faqData(home.faq.items),
    ],
  })

export default function Home() {
  return (
    <>
      <Hero />
      <Container className="space-y-28 pt-24">
        <Comparison />
        <Workflow />
        <Features />
        <Audiences />
        <Faq items={home.faq.items} heading={home.faq.heading} />
      </Container>
      <Waterline className="mt-28 text-water-wash" />
      <FinalCall />
    </>
  )
}
