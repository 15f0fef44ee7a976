import type { Crumb } from '#app/ui/breadcrumb.tsx'
import type { FaqItem } from '#app/ui/faq.tsx'
import { absolute, builtSiteUrl } from './addresses.ts'

const organization = {
  '@type': 'Organization',
  name: 'Limpid',
  url: `${builtSiteUrl}/`,
  logo: absolute('/icon-512.png'),
}

export const organizationData = organization
export const websiteData = { '@type': 'WebSite', name: 'Limpid', url: `${builtSiteUrl}/` }

export function faqData(items: readonly FaqItem[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function breadcrumbData(crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absolute(crumb.path),
    })),
  }
}

export function applicationData(name: string, description: string, path: string) {
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url: absolute(path),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  }
}

export function articleData(title: string, description: string, path: string, date: string, image: string) {
  return {
    '@type': 'Article',
    headline: title,
    description,
    url: absolute(path),
    image: absolute(image),
    datePublished: date,
    author: organization,
    publisher: organization,
  }
}
