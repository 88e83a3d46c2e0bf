import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import {
  expectNoAxeViolations,
  expectVisibleControlsInBothSchemes,
  openPortal,
  type PageFaults,
  type PortalAccount,
  screenshot,
  signIn,
} from '@schrankwerk/testing/browser'
import { expect } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'

const screens = join(import.meta.dirname, '../../test-results/screens')
const headingAnywhere = (page: Page) => page.getByRole('heading', { level: 1 })

/** One person at a browser of his own. */
export interface UserSession {
  page: Page
  mishaps: PageFaults
  /** The screen as it is now: no violation of WCAG A or AA, no control too faint by day or night, a picture at both widths. */
  look(name: string): Promise<void>
  /** A picture for whoever looks for the reason of a failure. */
  shoot(name: string): Promise<void>
  /** Opens an address and waits for its heading. */
  open(path: string, heading: string | RegExp): Promise<void>
  heading(name: string | RegExp): Promise<void>
  section(name: string): ReturnType<Page['getByRole']>
  button(name: string | RegExp): ReturnType<Page['getByRole']>
  dialog(name?: string | RegExp): ReturnType<Page['getByRole']>
  /** Writes into a field by its label. */
  write(label: string, text: string): Promise<void>
  /** Opens a selection by its label and takes an entry. */
  choose(label: string, entry: string | RegExp): Promise<void>
  /** Chooses files at a drop by its label. */
  drop(label: string, ...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void>
  /** The page was loaded once and never again since `stay`. */
  stay(): Promise<void>
  hasStayed(): Promise<boolean>
  close(): Promise<void>
}

/** Signs in through the landing page, so that the address asked for survives it. */
export async function openUserSession(browser: Browser, mail: string, path = '/'): Promise<UserSession> {
  const account = stackAddresses().accounts.find((one) => one.mail === mail)
  if (!account) throw new Error(`The demo data have no account ${mail}.`)
  const session = await openStranger(browser, path)
  await enter(session, account)
  return session
}

/** From the landing page through the sign-in. */
export async function enter({ page }: UserSession, account: PortalAccount): Promise<void> {
  await page.getByRole('button', { name: 'Anmelden' }).first().click()
  await signIn(page, account)
  await headingAnywhere(page).waitFor()
}

/** Somebody whom the portal does not know, at an address of it. */
export async function openStranger(browser: Browser, path: string): Promise<UserSession> {
  const { context, page, mishaps } = await openPortal(browser, stackAddresses().portal)
  page.setDefaultTimeout(30_000)
  await page.goto(path)
  const isFirefox = browser.browserType().name() === 'firefox'
  return {
    page,
    mishaps,
    async look(name) {
      await expectNoAxeViolations(page)
      if (isFirefox) return
      await expectVisibleControlsInBothSchemes(page)
      // To take a picture is to write a style into the page, which its policy stops and Firefox reports.
      await screenshot(page, name, screens)
    },
    async shoot(name) {
      await page
        .screenshot({ path: join(screens, '..', `${name}.png`), fullPage: true })
        .catch(() => undefined)
    },
    async open(to, heading) {
      await page.goto(to)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    },
    heading: (name) => page.getByRole('heading', { level: 1, name }).waitFor(),
    section: (name) => page.getByRole('region', { name, exact: true }),
    button: (name) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    dialog: (name) => (name ? page.getByRole('dialog', { name }) : page.getByRole('dialog')),
    async write(label, text) {
      const field = page.locator('input, textarea').and(page.getByLabel(label)).first()
      if (!isFirefox) return field.fill(text)
      // Over WebDriver BiDi a filled field says nothing that React would hear; typed letters do.
      await field.click()
      const held = await field.inputValue()
      await field.press('End')
      for (let left = held.length; left > 0; left--) await field.press('Backspace')
      await field.pressSequentially(text)
    },
    async choose(label, entry) {
      await page.getByRole('combobox', { name: label }).first().click()
      await page.getByRole('option', { name: entry, exact: typeof entry === 'string' }).click()
    },
    drop: (label, ...files) =>
      page
        .locator('input[type=file]')
        .and(page.getByLabel(label, { exact: true }))
        .setInputFiles(files),
    async stay() {
      await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
    },
    hasStayed: () => page.evaluate(() => 'stayed' in globalThis),
    close: () => context.close(),
  }
}

/** Nothing happened in this browser that must not happen. */
export function expectNoPageFaults({ mishaps }: UserSession): void {
  expect({ ...mishaps }).toEqual({ cspViolations: [], pageErrors: [], consoleErrors: [] })
}

export const pdfFile = (name: string, bytes: Uint8Array) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})
