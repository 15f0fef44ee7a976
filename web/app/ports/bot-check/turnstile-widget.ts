import { botCheckAction } from '#app/spec/contact.ts'
import type { Widget } from './widget.ts'

interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string
  reset(id: string): void
  remove(id: string): void
}

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const turnstile = () => (window as { turnstile?: Turnstile }).turnstile

/** Cloudflare's widget, fetched from Cloudflare on the contact page alone. */
export function createTurnstileWidget(siteKey: string): Widget {
  return {
    load: () =>
      new Promise((resolve, reject) => {
        const element = Object.assign(document.createElement('script'), { src: script, async: true })
        element.addEventListener('load', () => resolve())
        element.addEventListener('error', () => reject(new Error('The script of Turnstile cannot be had')))
        document.head.append(element)
      }),
    isAvailable: () => turnstile() !== undefined,
    show(place, { onToken, onExpired, onError }) {
      const id = turnstile()?.render(place, {
        sitekey: siteKey,
        action: botCheckAction,
        callback: onToken,
        'expired-callback': onExpired,
        'error-callback': onError,
      })
      return {
        restart: () => id && turnstile()?.reset(id),
        remove: () => id && turnstile()?.remove(id),
      }
    },
  }
}
