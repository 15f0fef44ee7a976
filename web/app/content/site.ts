import { siteName, socialLinks } from '#app/spec/site.ts'

export const site = {
  name: siteName,
  tagline: 'Clear water, clear sentences.',
  description:
    'Limpid helps people write so that others understand them. It has a free readability checker, eleven free text tools and an editor for daily work.',
  footer: {
    groups: [
      {
        heading: 'Learn More',
        links: [
          { name: 'Free Readability Checker', path: '/readability-checker' },
          { name: 'Free Tools', path: '/free-tools' },
          { name: 'Pricing', path: '/pricing' },
          { name: 'Blog', path: '/blog' },
          { name: 'Changelog', path: '/changelog' },
        ],
      },
      {
        heading: 'Company',
        links: [
          { name: 'About us', path: '/about-us' },
          { name: 'Privacy policy', path: '/privacy-policy' },
          { name: 'Terms and conditions', path: '/terms-and-conditions' },
        ],
        comingSoon: 'Affiliates',
      },
      {
        heading: 'Connect',
        links: [{ name: 'Contact us', path: '/contact-us' }, ...socialLinks],
      },
    ],
    closingLine: 'Written with care, and checked with our own checker.',
  },
} as const
