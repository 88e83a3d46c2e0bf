import type { Browser } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUserSession, type UserSession } from './user-session.ts'

let browser: Browser
let user: UserSession
beforeAll(async () => {
  browser = await launchChromium()
  user = await openUserSession(browser, 'einkauf@nordhafen.example', '/profile')
  // Nothing is fetched in advance, so that what a page needs is asked for when it is opened.
  await user.page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
})
afterAll(async () => {
  await browser?.close()
})

/** Scripts that hold this text do not arrive until the returned function is called. */
async function losing(text: string): Promise<() => Promise<void>> {
  let lost = 0
  await user.page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    if (!(await answer.text()).includes(text)) return route.fulfill({ response: answer })
    lost += 1
    return route.abort('connectionfailed')
  })
  return async () => {
    await user.page.unroute('**/*.js')
    expect(lost, 'scripts that were held back').toBeGreaterThan(0)
  }
}

test.each([
  ['the kit’s table', 'kit-data-table'],
  ['the list itself', 'enquiry.list.title'],
])('a list without %s is there after „Erneut versuchen“, without a reload', async (_, text) => {
  const restore = await losing(text)
  await user.page.goto('/profile')
  await user.heading(/Guten Tag/)
  await user.stay()
  await user.page.getByRole('link', { name: 'Anfragen' }).first().click()
  await user.button('Erneut versuchen').first().waitFor()
  await restore()
  await user.button('Erneut versuchen').first().click()
  await user.page.getByRole('table', { name: 'Anfragen' }).waitFor()
  expect(await user.hasStayed()).toBe(true)
})

test('a parts list whose table does not come leaves the page usable and comes at the second attempt', async () => {
  const restore = await losing('kit-virtual-body')
  await user.page.goto('/enquiry?title=Pumpensteuerung+Kai+4')
  await user.heading(/^Anfragen/)
  await user.stay()
  await user.page.getByRole('link', { name: 'Pumpensteuerung Kai 4' }).first().click()
  await user.page.getByText('Laden nicht möglich: Die Zeilen der Stückliste.').waitFor()
  await user.section('Projektdaten').waitFor()
  await user.look('lost-code')
  await restore()
  await user.button('Erneut versuchen').click()
  await user.page.getByRole('grid', { name: 'Zeilen der Stückliste' }).waitFor()
  expect(await user.hasStayed()).toBe(true)
})
