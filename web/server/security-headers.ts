import { createHash } from 'node:crypto'

const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** The headers that every answer carries, whatever it is. */
export function headersForEverything(siteUrl: string): Record<string, string> {
  if (!siteUrl.startsWith('https:')) return { ...fixedHeaders }
  return { ...fixedHeaders, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
}

export interface ContentPolicy {
  /** Hosts of outside services the operator configured, such as a bot check or analytics. */
  scriptHosts?: readonly string[]
  connectHosts?: readonly string[]
  frameHosts?: readonly string[]
}

/** Prerendered pages cannot carry a nonce, so each page allows exactly the inline scripts that it holds. */
function inlineScriptHashes(html: string) {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  )
}

export function contentSecurityPolicy(html: string, policy: ContentPolicy = {}) {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...new Set(inlineScriptHashes(html)), ...(policy.scriptHosts ?? [])],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(policy.connectHosts ?? [])],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': policy.frameHosts?.length ? policy.frameHosts : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
