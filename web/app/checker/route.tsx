import { checkerCopy } from '#app/content/checker.ts'
import { applicationData, breadcrumbData, faqData } from '#app/head/json-ld.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { CheckerPage } from './checker-page.tsx'

export const handle = { island: true }

export const meta = () =>
  pageMeta({
    ...checkerCopy.meta,
    path: '/readability-checker',
    jsonLd: [
      applicationData('Limpid Readability Checker', checkerCopy.meta.description, '/readability-checker'),
      faqData(checkerCopy.faq.items),
      breadcrumbData([
        { name: 'Home', path: '/' },
        { name: 'Readability Checker', path: '/readability-checker' },
      ]),
    ],
  })

export default CheckerPage
