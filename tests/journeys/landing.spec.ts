/// <reference lib="dom" />
import type { Browser } from '@playwright/test'
import { launchChromium, openPortal } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { expectNoPageFaults, openStranger, openUserSession } from './user-session.ts'

const title = 'Vom Schaltplan zum bestellten Schaltschrank'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

test('the landing page is read before any code is there, and leads on', async () => {
  const { context, page } = await openPortal(browser, stackAddresses().portal)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('img', { name: /^Eine Stückliste, wie Schrankwerk sie zeigt/ }).waitFor()
  for (const [name, address] of [
    ['Registrieren', '/register'],
    ['Passwort vergessen?', '/forget'],
    ['Impressum', '/imprint'],
    ['Datenschutz', '/privacy'],
  ] as const)
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(address)
  await page.goto('/enquiry')
  expect(await page.getByText(title).isVisible()).toBe(false)
  await context.close()
})

test('without scripts it is there as well, with the reason why nobody can sign in', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stackAddresses().portal })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const reason = page.locator('body > noscript')
  expect(await reason.isVisible()).toBe(true)
  expect(await reason.textContent()).toMatch(/^Schrankwerk braucht JavaScript/)
  await context.close()
})

test('the code takes it over as it is: one heading, the same picture, and a way to sign in', async () => {
  const stranger = await openStranger(browser, '/')
  await stranger.page.locator('button:enabled', { hasText: 'Anmelden' }).waitFor()
  expect(await stranger.page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([title])
  await stranger.look('landing')
  await stranger.page.emulateMedia({ colorScheme: 'dark' })
  await stranger.page.reload()
  await stranger.page.locator('button:enabled', { hasText: 'Anmelden' }).waitFor()
  await stranger.look('landing-dark')
  expectNoPageFaults(stranger)
  await stranger.close()
})

test('who is signed in never sees it', async () => {
  const user = await openUserSession(browser, 'einkauf@nordhafen.example', '/enquiry')
  await user.page.addInitScript(() =>
    Object.assign(globalThis, { greeted: () => 'greeted' in document.documentElement.dataset }),
  )
  await user.page.goto('/')
  await user.heading(/^Anfragen/)
  expect(await user.page.evaluate('greeted()')).toBe(false)
  expect(await user.page.getByText(title).count()).toBe(0)
  expectNoPageFaults(user)
  await user.close()
})
