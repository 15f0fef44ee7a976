import { readSettings } from '#app/spec/public-settings.ts'
import { altchaWidget } from './altcha-widget.ts'
import { createTurnstileWidget } from './turnstile-widget.ts'
import type { Widget } from './widget.ts'

/** The widget of the check that the server verifies. */
export async function chooseWidget(): Promise<Widget> {
  const { botCheck } = await readSettings()
  return botCheck.kind === 'turnstile' ? createTurnstileWidget(botCheck.siteKey) : altchaWidget
}
