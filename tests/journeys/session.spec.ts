import type { Browser, Locator, Page } from '@playwright/test'
import { expectNoAxeViolations, launchChromium, openPortal, signIn } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSessions } from '../end-sessions.ts'
import { stackAddresses } from '../stack-addresses.ts'
import { openUserSession, type UserSession } from './user-session.ts'

const { portal, accounts } = stackAddresses()
const account = accounts.find(({ mail }) => mail === 'einkauf@nordhafen.example')!

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

/** The address of an enquiry of the demo data, a long page with a parts list. */
async function anEnquiry({ page }: UserSession): Promise<string> {
  await page.goto('/enquiry?title=Pumpensteuerung+Kai+4')
  await page.getByRole('link', { name: 'Pumpensteuerung Kai 4' }).first().click()
  await page.waitForURL(/\/enquiry\/[0-9a-f-]{36}/)
  return new URL(page.url()).pathname
}

const secondTab = async (user: UserSession, path: string): Promise<Page> => {
  const page = await user.page.context().newPage()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const ended = (page: Page) => page.getByRole('dialog', { name: 'Ihre Anmeldung ist beendet' })

/** Whether something has the focus. */
const hasFocus = async (place: Locator) => (await place.and(place.page().locator(':focus')).count()) === 1

test('a wrong password is said at the fields, the focus is in the password', async () => {
  const { page, context } = await openPortal(browser, portal)
  await page.goto('/')
  await page.getByRole('button', { name: 'Anmelden' }).first().click()
  const mail = page.getByLabel('E-Mail-Adresse')
  await mail.fill(account.mail)
  expect(await mail.getAttribute('type')).toBe('email')
  expect(await mail.getAttribute('autocomplete')).toBe('username')
  const password = page.getByLabel('Passwort', { exact: true })
  await password.fill('ein-falsches')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByText('Anmeldung fehlgeschlagen.').waitFor()
  for (const field of [mail, password]) {
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    const message = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
    expect((await message.textContent())?.trim()).toBe(
      'Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
    )
  }
  expect(await hasFocus(password)).toBe(true)
  expect(await mail.inputValue()).toBe(account.mail)
  await expectNoAxeViolations(page)
  await context.close()
})

test('a link to a section leads there through the sign-in, though its content comes late', async () => {
  const finder = await openUserSession(browser, account.mail, '/enquiry')
  const enquiry = await anEnquiry(finder)
  await finder.close()
  const user = await openUserSession(browser, account.mail, `${enquiry}#dateien`)
  const files = user.page.locator('#dateien')
  await files.waitFor()
  expect(new URL(user.page.url()).hash).toBe('#dateien')
  await expect.poll(() => hasFocus(files)).toBe(true)
  const inView = async () => {
    const box = await files.boundingBox()
    return box !== null && box.y >= 0 && box.y < 450
  }
  await expect.poll(inView).toBe(true)
  await user.close()
})

test('a link to a filtered list leads there through the sign-in, whatever its filters are called', async () => {
  const user = await openUserSession(browser, account.mail, '/enquiry?state=DRAFT')
  await user.page.getByRole('button', { name: 'Entwurf', pressed: true }).waitFor()
  expect(new URL(user.page.url()).search).toBe('?state=DRAFT')
  await user.close()
})

test('the way back leads to the place on the page where one was', async () => {
  const user = await openUserSession(browser, account.mail, '/enquiry')
  const { page } = user
  await anEnquiry(user)
  await page.getByRole('grid', { name: 'Zeilen der Stückliste' }).waitFor()
  const scrolled = () => page.evaluate<number>('Math.round(scrollY)')
  await page.mouse.move(20, 600)
  await page.mouse.wheel(0, 700)
  await expect.poll(scrolled).toBe(700)
  // A click of the pointer would scroll before it.
  const left = await page.getByRole('link', { name: 'Profil' }).evaluate((link) => {
    const { scrollY } = globalThis as unknown as { scrollY: number }
    ;(link as unknown as { click(): void }).click()
    return Math.round(scrollY)
  })
  expect(left).toBe(700)
  await user.heading(/Guten Tag/)
  const entries = () => page.evaluate<number>('history.length')
  const before = await entries()
  // As someone does who does not wait until everything is there.
  await page.reload({ waitUntil: 'commit' })
  await user.heading(/Guten Tag/)
  // A frame of the sign-in check that leaves an entry behind makes the way back lead nowhere.
  expect(await entries()).toBe(before)
  // After the reload nothing of the enquiry is in the memory: its page grows while it comes.
  await page.goBack()
  await page.getByRole('grid', { name: 'Zeilen der Stückliste' }).waitFor()
  await expect.poll(scrolled).toBe(700)
  await user.close()
})

test('another tab takes the session up by itself once one has signed in', async () => {
  const user = await openUserSession(browser, account.mail, '/enquiry')
  const { page } = user
  const other = await secondTab(user, '/offer')
  await endSessions(account.mail)
  for (const tab of [page, other]) {
    // The dialog may be there already, and covers the page.
    await tab.getByRole('link', { name: 'Bestellungen' }).dispatchEvent('click')
    await ended(tab).waitFor()
  }
  await user.look('session-ended')
  expect(await ended(page).getByRole('button').count()).toBe(1)
  expect(await hasFocus(user.button('Anmelden'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByLabel('E-Mail-Adresse').waitFor()
  expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe(account.mail)
  await signIn(page, account)
  await user.heading(/^Bestellungen/)
  await ended(other).waitFor({ state: 'detached' })
  await other.getByRole('heading', { level: 1, name: /^Bestellungen/ }).waitFor()
  await other.getByRole('link', { name: 'Anfragen' }).first().click()
  await other.getByRole('table', { name: 'Anfragen' }).waitFor()
  await user.close()
})

test('a sign-out hides every tab at once, and a sign-in opens them again', async () => {
  const user = await openUserSession(browser, account.mail, '/profile')
  const other = await secondTab(user, '/enquiry')
  await user.button('Abmelden').click()
  await other
    .getByRole('heading', { level: 1, name: 'Vom Schaltplan zum bestellten Schaltschrank' })
    .waitFor()
  expect(await other.getByRole('navigation', { name: 'Hauptmenü' }).count()).toBe(0)
  expect(new URL(other.url()).pathname).toBe('/')
  await user.page.getByRole('button', { name: 'Anmelden' }).first().click()
  await signIn(user.page, account)
  await user.heading(/^Anfragen/)
  await other.getByRole('heading', { level: 1, name: /^Anfragen/ }).waitFor()
  await user.close()
})
