import { contact } from '#app/content/contact.ts'
import { breadcrumbData } from '#app/head/json-ld.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { ContactPage } from './contact-page.tsx'

export const handle = { island: true }

export const meta = () =>
  pageMeta({
    ...contact.meta,
    path: '/contact-us',
    jsonLd: [
      breadcrumbData([
        { name: 'Home', path: '/' },
        { name: 'Contact us', path: '/contact-us' },
      ]),
    ],
  })

export default ContactPage
