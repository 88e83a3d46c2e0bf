/// <reference lib="dom" />
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from '@playwright/test'

export { renewTokens, signInForTokens, type Tokens } from '@schrankwerk/infra/demo/sign-in.ts'
export { findChromium, launchChromium } from './chromium.ts'
export {
  expectVisibleControls,
  expectVisibleControlsInBothSchemes,
} from './contrast/expect-visible-controls.ts'
export { findFirefox, launchFirefox } from './firefox.ts'

/** Someone who can sign in, as `ready.json` lists them. */
export interface PortalAccount {
  mail: string
  password: string
}

/** A browser of one person: German, desktop size, with everything collected that must not happen. */
export async function openPortal(
  browser: Browser,
  portal: string,
): Promise<{ context: BrowserContext; page: Page; mishaps: PageFaults }> {
  const context = await browser.newContext({
    baseURL: portal,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  return { context, page, mishaps: collectPageFaults(page) }
}

/** Signs in on Keycloak's page, which must be the one shown, and comes back when the portal is there again. */
export async function signIn(page: Page, account: PortalAccount): Promise<void> {
  const mail = page.locator('input[name="username"]')
  await mail.waitFor()
  await mail.fill(account.mail)
  await page.locator('input[name="password"]').fill(account.password)
  await Promise.all([
    page.waitForURL((url) => !url.pathname.startsWith('/auth/')),
    page.getByRole('button', { name: 'Anmelden' }).click(),
  ])
}

export interface PageFaults {
  /** What the content security policy stopped. */
  readonly cspViolations: readonly string[]
  /** Errors that the page did not catch. */
  readonly pageErrors: readonly string[]
  readonly consoleErrors: readonly string[]
}

/** Listens to a page from now on. */
export function collectPageFaults(page: Page): PageFaults {
  const cspViolations: string[] = []
  const pageErrors: string[] = []
  const consoleErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(`${error.message} (${page.url()})`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const isCsp = /Content Security Policy/i.test(message.text())
    const list = isCsp ? cspViolations : consoleErrors
    const source = message.location().url
    list.push(`${message.text()} (${source ? `${source} on ` : ''}${page.url()})`)
  })
  return { cspViolations, pageErrors, consoleErrors }
}

/**
 * Throws with every violation of WCAG 2.2 A and AA on what the page shows now; with a modal dialog open that
 * is the dialog alone, for nobody reaches what it covers.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await colorsToSettle(page)
  const axe = new AxeBuilder({ page })
  const modal = '[aria-modal="true"]'
  if (await page.locator(modal).count()) axe.include(modal)
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const lasting = []
  for (const violation of violations) if (await lasts(page, violation)) lasting.push(violation)
  if (!lasting.length) return
  const told = lasting.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}  ${node.html}`).join('\n')}`,
  )
  throw new Error(`${page.url()} violates ${lasting.length} rules:\n${told.join('\n')}`)
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** A target that a bar covers in part is as large as it is once it was scrolled away from under the bar. */
async function lasts(page: Page, { id, nodes }: Violation): Promise<boolean> {
  if (id !== 'target-size') return true
  for (const { target } of nodes) {
    const selector = target.join(' ')
    await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { violations } = await new AxeBuilder({ page }).include(selector).withRules([id]).analyze()
    if (violations.length > 0) return true
  }
  return false
}

/** Between two colours a contrast is neither the one nor the other; what turns for ever or moves as one scrolls is not waited for. */
async function colorsToSettle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

const widths = [1280, 360]

/** Pictures of the whole page at 1280 and 360 px, `<name>-<width>.png`; the page keeps its size. */
export async function screenshot(
  page: Page,
  name: string,
  folder = join('test-results', 'screens'),
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const before = page.viewportSize()
  const files: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const path = join(folder, `${name}-${width}.png`)
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    files.push(path)
  }
  if (before) await page.setViewportSize(before)
  return files
}
