export const notFound = {
  meta: {
    title: 'Page Not Found | Limpid',
    description: 'There is no page at this address. Go to the home page, the plans or the contact form.',
  },
  heading: 'Page Not Found',
  text: 'The water is clear here, and there is nothing in it. The page may have moved, or the address may hold a typing error.',
  links: [
    { label: 'Go to the home page', path: '/' },
    { label: 'See the plans', path: '/pricing' },
    { label: 'Contact us', path: '/contact-us' },
  ],
} as const
