import type { Widget } from './widget.ts'

interface StateChange {
  state: 'verified' | 'verifying' | 'unverified' | 'expired' | 'error'
  payload?: string
}

/** ALTCHA's element, self-hosted and fetched on the contact page alone. */
export const altchaWidget: Widget = {
  async load() {
    await import('./altcha-element.ts')
  },
  isAvailable: () => customElements.get('altcha-widget') !== undefined,
  show(place, { onToken, onExpired, onError }) {
    const element = document.createElement('altcha-widget')
    element.setAttribute('challenge', '/api/contact/challenge')
    element.addEventListener('statechange', (event) => {
      const { state, payload } = (event as CustomEvent<StateChange>).detail
      if (state === 'verified' && payload) onToken(payload)
      if (state === 'expired') onExpired()
      if (state === 'error') onError()
    })
    place.append(element)
    return {
      restart() {
        element.reset()
        void element.verify()
      },
      remove: () => element.remove(),
    }
  },
}
