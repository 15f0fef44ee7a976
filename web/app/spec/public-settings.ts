/** What `GET /api/settings` answers: the part of the configuration that pages need and anyone may see. */
export interface PublicSettings {
  analytics: { key: string; host: string } | null
  botCheck: { kind: 'altcha' } | { kind: 'turnstile'; siteKey: string }
}

export async function readSettings(): Promise<PublicSettings> {
  const response = await fetch('/api/settings')
  if (!response.ok) throw new Error(`The settings answered ${response.status}`)
  return (await response.json()) as PublicSettings
}
