import type { Browser } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, sitDown } from './desk.ts'

let browser: Browser
let desk: Desk
beforeAll(async () => {
  browser = await launchChromium()
  desk = await sitDown(browser, 'einkauf@nordhafen.example', '/profile')
  // Nothing is fetched in advance, so that what a page needs is asked for when it is opened.
  await desk.page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
})
afterAll(async () => {
  await browser?.close()
})

/** Scripts that hold this text do not arrive until the returned function is called. */
async function losing(text: string): Promise<() => Promise<void>> {
  let lost = 0
  await desk.page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    if (!(await answer.text()).includes(text)) return route.fulfill({ response: answer })
    lost += 1
    return route.abort('connectionfailed')
  })
  return async () => {
    await desk.page.unroute('**/*.js')
    expect(lost, 'scripts that were held back').toBeGreaterThan(0)
  }
}

test.each([
  ['the kit’s table', 'kit-data-table'],
  ['the list itself', 'enquiry.list.title'],
])('a list without %s is there after „Erneut versuchen“, without a reload', async (_, text) => {
  const restore = await losing(text)
  await desk.page.goto('/profile')
  await desk.heading(/Guten Tag/)
  await desk.stay()
  await desk.page.getByRole('link', { name: 'Anfragen' }).first().click()
  await desk.button('Erneut versuchen').first().waitFor()
  await restore()
  await desk.button('Erneut versuchen').first().click()
  await desk.page.getByRole('table', { name: 'Anfragen' }).waitFor()
  expect(await desk.hasStayed()).toBe(true)
})

test('a parts list whose table does not come leaves the page usable and comes at the second attempt', async () => {
  const restore = await losing('kit-virtual-body')
  await desk.page.goto('/enquiry?title=Pumpensteuerung+Kai+4')
  await desk.heading(/^Anfragen/)
  await desk.stay()
  await desk.page.getByRole('link', { name: 'Pumpensteuerung Kai 4' }).first().click()
  await desk.page.getByText('Laden nicht möglich: Die Zeilen der Stückliste.').waitFor()
  await desk.section('Projektdaten').waitFor()
  await desk.look('lost-code')
  await restore()
  await desk.button('Erneut versuchen').click()
  await desk.page.getByRole('grid', { name: 'Zeilen der Stückliste' }).waitFor()
  expect(await desk.hasStayed()).toBe(true)
})
