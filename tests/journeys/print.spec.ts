import type { Browser } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfPages } from './pdf-text.ts'
import { expectNoPageFaults, openUserSession, type UserSession } from './user-session.ts'

let browser: Browser
let customer: UserSession

beforeAll(async () => {
  browser = await launchChromium()
  customer = await openUserSession(browser, 'einkauf@westhalde.example', '/job')
})
afterAll(async () => {
  await browser?.close()
})

/** What stands on the sheets of the page that is open: a letterhead on the first, a number on each. */
async function sheets(): Promise<string[]> {
  const pages = await pdfPages(await customer.page.pdf({ preferCSSPageSize: true }))
  const texts = pages.map(({ text }) => text)
  expect(texts[0]).toMatch(/Schrankwerk\s+Gedruckt am \d\d\.\d\d\.\d{4}/)
  for (const [index, text] of texts.entries())
    expect(text).toContain(`Seite ${index + 1} von ${texts.length}`)
  return texts
}

test.each([
  ['/enquiry', /^Anfragen/],
  ['/offer', /^Angebote/],
  ['/order', /^Bestellungen/],
  ['/job', /^Aufträge/],
])('the list %s prints with all its columns, and without what can be pressed', async (path, heading) => {
  await customer.open(path, heading)
  const { page } = customer
  await page.locator('table').or(page.locator('.kit-empty')).first().waitFor()
  const columns = await page.getByRole('columnheader').allInnerTexts()
  const text = (await sheets()).join(' ')
  for (const column of columns.filter((name) => name && name !== 'Aktionen')) expect(text).toContain(column)
  expect(text).not.toContain('Keine Zeile ausgewählt')
})

test.each([
  ['/enquiry', /^Anfragen/, 'Projektdaten'],
  ['/job', /^Aufträge/, 'Angebotsdaten'],
])('an object of %s prints as a document, with the whole parts list', async (path, heading, section) => {
  const { page } = customer
  await customer.open(path, heading)
  await page.locator('table tbody tr').last().getByRole('link').first().click()
  await customer.section(section).waitFor()
  const count = customer.section('Stückliste').getByText(/^\d+ Zeilen: /)
  await count.waitFor()
  const lines = Number.parseInt((await count.textContent()) ?? '', 10)
  const text = (await sheets()).join(' ')
  const table = text
    .split(/Pos\.\s+Status\s+Artikel/)
    .slice(1)
    .join(' ')
  expect(lines).toBeGreaterThan(1)
  expect(table).toMatch(new RegExp(`(?:^|\\s)${lines}\\s`))
  for (const button of ['Weitere Aktionen', 'Herunterladen', 'Nächster Hinweis', 'Nur Abweichungen'])
    expect(text).not.toContain(button)
})

test('nothing happened that must not', () => {
  expectNoPageFaults(customer)
})
