const safeSchemes = ['http:', 'https:', 'mailto:', 'tel:']

/** Refuses `javascript:`, `data:` and everything else that does more than lead somewhere. */
export function isSafeLink(url: string) {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  if (!safeSchemes.includes(protocol)) return false
  return protocol.startsWith('http') ? hostname !== '' : true
}

/** What the visitor typed, made whole: `limpid.example` becomes a web address. */
export function completeLink(typed: string) {
  const trimmed = typed.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return trimmed
  return /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(trimmed) ? `mailto:${trimmed}` : `https://${trimmed}`
}
