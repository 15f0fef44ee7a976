/**
 * Pages are rendered once, at build time, with these addresses; the server puts the configured SITE_URL, APP_URL and MAIL_TO in their place
 * when it starts.
 */
export const builtSiteUrl = 'https://limpid.example'
export const builtAppUrl = 'https://app.limpid.example'
export const builtContactEmail = 'hello@limpid.example'

export const loginUrl = `${builtAppUrl}/login`

export function absolute(path: string) {
  return path === '/' ? `${builtSiteUrl}/` : `${builtSiteUrl}${path}`
}
