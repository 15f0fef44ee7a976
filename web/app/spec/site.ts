export const siteName = 'Limpid'

/** Change or remove a network here; the footer follows. */
export const socialLinks = [
  { name: 'X', path: 'https://x.com/limpidwriting' },
  { name: 'LinkedIn', path: 'https://www.linkedin.com/company/limpidwriting' },
  { name: 'YouTube', path: 'https://www.youtube.com/@limpidwriting' },
] as const
