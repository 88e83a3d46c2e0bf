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

test('the comparison of offers prints the names of their files', async () => {
  const { page } = customer
  await customer.open('/enquiry', /^Anfragen/)
  await page.getByRole('link', { name: 'Brecher 2, Einspeisung', exact: true }).click()
  await customer.section('Projektdaten').waitFor()
  await customer.open(`${new URL(page.url()).pathname}/offers`, /^Angebote vergleichen/)
  const names = await page.getByRole('button', { name: /\.pdf$/ }).allInnerTexts()
  expect(names.length).toBeGreaterThan(0)
  const text = (await sheets()).join(' ')
  for (const name of names) expect(text).toContain(name)
})

test('a table that goes on on the next sheet has its whole head there, and never a head without a row', async () => {
  const { page } = customer
  await customer.open('/job', /^Aufträge/)
  await page.locator('table tbody tr').last().getByRole('link').first().click()
  const files = customer.section('Dateien').locator('table')
  await files.getByRole('row').nth(3).waitFor()
  const columns = (await files.getByRole('columnheader').allInnerTexts()).map((name) => name.trim())
  const printed = columns.filter((name) => name !== '' && name !== 'Aktionen')
  const head = new RegExp(printed.join('\\s+'))
  await files.locator('tbody').evaluate((body) => {
    for (let count = 0; count < 12; count += 1)
      for (const row of [...body.children].slice(0, 3)) body.append(row.cloneNode(true))
  })
  const whole = (await sheets()).filter((text) => text.includes('Auftragsbestätigung.pdf'))
  expect(whole.length).toBeGreaterThan(1)
  for (const text of whole) expect(text).toMatch(head)
  const ends = new RegExp(`${head.source}\\s*$`)
  for (let space = 0; space < 10; space += 1) {
    await files.evaluate((table) => {
      const above = table.closest('.kit-section') as HTMLElement
      above.style.paddingTop = `${Number.parseFloat(getComputedStyle(above).paddingTop) + 24}px`
    })
    for (const text of await sheets()) expect(text).not.toMatch(ends)
  }
})

test('a draft prints what is chosen in it and no other choice, also behind a button, and how its switches stand', async () => {
  const { page } = customer
  await customer.open('/enquiry/new', /^Neue Anfrage/)
  await customer.write('Titel', `Druckbild ${Date.now()}`)
  await page.waitForURL(/\/enquiry\/[0-9a-f-]{36}/)
  const group = (name: string) => page.getByRole('radiogroup', { name })
  await group('Befestigung der Verdrahtungskanäle')
    .getByRole('radio', { name: /^Geschraubt/ })
    .check()
  await group('Aderkennzeichnung').getByRole('radio', { name: 'Einzeladernummerierung' }).check()
  await page.getByRole('checkbox', { name: 'Aufstellung in einer Ex-Zone' }).check()
  await page.getByRole('button', { name: /^Aufbau und Material der Aderkennzeichnung: / }).click()
  await customer.dialog().getByRole('radio', { name: 'Bedruckung der Ader' }).check()
  await customer.dialog().getByRole('button', { name: 'Fertig' }).click()
  const text = (await sheets()).join(' ').replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/Befestigung der Verdrahtungskanäle Geschraubt/)
  expect(text).not.toContain('Genietet')
  expect(text).toMatch(/Aderkennzeichnung Einzeladernummerierung/)
  expect(text).not.toContain('Anschlusspunkt mit BMK')
  expect(text).toMatch(/Aufbau und Material der Aderkennzeichnung: .*Bedruckung der Ader/)
  expect(text).toContain('Aufstellung in einer Ex-Zone: Ja')
  expect(text).toContain('Kostenrahmen für Lieferanten sichtbar: Ja')
  for (const word of ['Nur Abweichungen', 'Freigeben ']) expect(text).not.toContain(word)
})

test('nothing happened that must not', () => {
  expectNoPageFaults(customer)
})
