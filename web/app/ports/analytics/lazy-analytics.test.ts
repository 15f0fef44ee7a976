import { expect, test } from 'vitest'
import type { Analytics } from './analytics.ts'
import { noAnalytics } from './analytics.ts'
import { createLazyAnalytics } from './lazy-analytics.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('events from before the connection arrive in their order, and it is made once', async () => {
  const events: string[] = []
  let connections = 0
  const analytics = createLazyAnalytics(async () => {
    connections += 1
    return { capture: (name) => void events.push(name), id: () => 'visit' } satisfies Analytics
  })
  expect(analytics.id()).toBeNull()
  analytics.capture('first', {})
  analytics.capture('second', {})
  await turn()
  analytics.capture('third', {})
  expect(events).toEqual(['first', 'second', 'third'])
  expect(connections).toBe(1)
  expect(analytics.id()).toBe('visit')
})

test('nothing connects before there is something to tell', async () => {
  let connections = 0
  createLazyAnalytics(async () => {
    connections += 1
    return noAnalytics
  })
  await turn()
  expect(connections).toBe(0)
})

test('a connection that fails is as good as none', async () => {
  const analytics = createLazyAnalytics(() => Promise.reject(new Error('blocked')))
  analytics.capture('first', {})
  await turn()
  analytics.capture('second', {})
  expect(analytics.id()).toBeNull()
})
