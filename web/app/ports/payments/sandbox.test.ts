import { expect, test } from 'vitest'
import { createSandboxPayments } from './sandbox.ts'

test('the sandbox page learns the plan from the address and the e-mail from its fragment alone', async () => {
  const url = await createSandboxPayments().createCheckout({
    email: 'ann+1@home.example',
    plan: 'premium',
    billing: 'monthly',
    analyticsId: null,
  })
  const { pathname, search, hash } = new URL(url, 'https://limpid.test')
  expect(pathname).toBe('/checkout-sandbox')
  expect(search).toBe('?plan=premium&billing=monthly')
  expect(new URLSearchParams(hash.slice(1)).get('email')).toBe('ann+1@home.example')
})
