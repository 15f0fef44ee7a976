import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

let browser: Browser

/** Call once at the top of a browser test file. */
export function openBrowser() {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: flags })
  })
  afterAll(() => browser.close())
}

export interface Visit {
  page: Page
  /** Errors, broken requests and policy violations seen so far; a healthy visit has none. */
  problems: string[]
  [Symbol.asyncDispose](): Promise<void>
}

let visitors = 0

/** Opens a page as a new visitor with an address of its own; `await using` closes it. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  visitors += 1
  const address = `10.${process.pid % 250}.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    extraHTTPHeaders: { 'X-Forwarded-For': address },
    ...options,
  })
  const problems: string[] = []
  await watchPolicy(context, problems)
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => {
    // The browser gives up the fade between two pages when it is busy; nothing is broken then.
    if (!/^Transition was (aborted|skipped)/.test(message)) problems.push(message)
  })
  await page.goto(path)
  return { page, problems, [Symbol.asyncDispose]: () => context.close() }
}

/** What the content security policy stops is a failure, even where the browser would not print it. */
async function watchPolicy(context: BrowserContext, problems: string[]) {
  await context.exposeFunction('reportViolation', (violation: string) => problems.push(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
      reportViolation(`${violatedDirective} stopped ${blockedURI} in ${sourceFile}`)
    })
  })
}

/** Fails with the rule and the element that breaks it; all rules, or only the named ones. */
export async function expectAccessible(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page })
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  const found = violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target).join(', ')}`,
  )
  expect(found).toEqual([])
}
