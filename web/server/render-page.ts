import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { builtAppUrl, builtSiteUrl } from '#app/head/addresses.ts'
import type { Environment } from './env.ts'
import { contentSecurityPolicy } from './security-headers.ts'

export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

/** Renders a page for one request, with the addresses and the policy that prerendered pages get at the start. */
export function createPageRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  { SITE_URL, APP_URL }: Pick<Environment, 'SITE_URL' | 'APP_URL'>,
  mode: 'production' | 'development' = 'production',
): RenderPage {
  const handle = createRequestHandler(build, mode)
  return async (request, context) => {
    const response = await handle(request, context)
    const headers = new Headers(response.headers)
    headers.set('Cache-Control', 'no-store')
    if (!headers.get('content-type')?.startsWith('text/html'))
      return new Response(response.body, { ...response, headers })
    const html = (await response.text()).replaceAll(builtAppUrl, APP_URL).replaceAll(builtSiteUrl, SITE_URL)
    if (mode === 'production') headers.set('Content-Security-Policy', contentSecurityPolicy(html))
    return new Response(html, { status: response.status, headers })
  }
}
