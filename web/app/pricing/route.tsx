import { pricing } from '#app/content/pricing.ts'
import { breadcrumbData, faqData } from '#app/head/json-ld.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { PricingPage } from './pricing-page.tsx'

export const handle = { island: true }

export const meta = () =>
  pageMeta({
    ...pricing.meta,
    path: '/pricing',
    jsonLd: [
      faqData(pricing.faq.items),
      breadcrumbData([
        { name: 'Home', path: '/' },
        { name: 'Pricing', path: '/pricing' },
      ]),
    ],
  })

export default PricingPage
