import type { Browser } from '@playwright/test'
import { demoArticles } from '@schrankwerk/infra/demo/articles.ts'
import { launchChromium } from '@schrankwerk/testing/browser'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepByStep } from './step-by-step.ts'
import { expectNoPageFaults, openUserSession, type UserSession } from './user-session.ts'

let browser: Browser
let customer: UserSession
let operator: UserSession

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

stepByStep(() => ({ 'further-sheets': customer, 'further-sheets-operator': operator }))

const articles = [...demoArticles()].filter((_, at) => at % 89 === 0).slice(0, 12)

/**
 * A workbook with a cover and a sheet for each of three cabinets, of which the last one has other columns; and a hidden
 * one with prices.
 */
async function workbook(): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('Deckblatt').addRows([['Pumpwerk Süd'], ['Stand', '21.11.2026']])
  const parts = articles.map(({ Bestellnummer, Hersteller, Bezeichnung }) => [
    Bestellnummer,
    Hersteller,
    Bezeichnung,
    2,
  ])
  const header = ['Bestellnummer', 'Hersteller', 'Bezeichnung', 'Menge']
  book.addWorksheet('Einspeisung').addRows([header, ...parts.slice(0, 6)])
  book.addWorksheet('Abgänge').addRows([['Schrank 2'], header, ...parts.slice(6, 10), ['Summe', '', '', 8]])
  book
    .addWorksheet('Werkstatt')
    .addRows([['Teil', 'Wer'], ...parts.slice(10).map(([number]) => [number, 'Lager'])])
  book
    .addWorksheet('Kalkulation', { state: 'hidden' })
    .addRows([header.with(3, 'Einkaufspreis'), ...parts.slice(0, 6)])
  return Buffer.from(await book.xlsx.writeBuffer())
}

const mapping = (of = customer) => of.dialog(/Spalten zuordnen/)
const file = async () => ({
  name: 'Zwei Schränke.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await workbook(),
})

test('a workbook with a sheet for each cabinet says which other sheets can be read with the first', async () => {
  customer = await openUserSession(browser, 'einkauf@westhalde.example', '/enquiry/new')
  await customer.heading('Neue Anfrage')
  await customer.write('Titel', `Zwei Blätter ${Date.now()}`)
  await customer.page.waitForURL(/\/enquiry\/[0-9a-f-]{36}/)
  await customer.drop('Stückliste hochladen', await file())
  await mapping().getByText('6 Zeilen erkannt').waitFor()
  const further = mapping().getByRole('group', { name: 'Auch lesen' })
  expect(await further.getByRole('checkbox').count()).toBe(1)
  await mapping().getByRole('button', { name: '1 prüfen' }).click()
  await customer.look('further-sheets-offered')
})

test('its rows are looked at by key before it is read, with the row of its column names', async () => {
  const raw = mapping().getByRole('region', { name: 'So steht es in der Datei' })
  await raw.getByRole('tab', { name: 'Einspeisung', selected: true }).press('ArrowRight')
  await raw.getByRole('tab', { name: 'Abgänge', selected: true }).waitFor()
  await raw.getByText('Wird nicht gelesen. Die Spaltennamen stehen in Zeile 2.').waitFor()
  await raw.getByRole('row', { name: /^2 Kopfzeile Bestellnummer/ }).waitFor()
  const lines = mapping().getByRole('region', { name: 'So werden die Zeilen gelesen' }).first()
  await lines.getByRole('row', { name: new RegExp(`^3 ${articles[6]!.Bestellnummer}`) }).waitFor()
  await customer.look('further-sheets-looked-at')
})

test('one click reads it too, and what it left out is named with its sheet', async () => {
  await mapping().getByRole('checkbox', { name: 'Abgänge (4 Zeilen)' }).press('Space')
  await mapping().getByText('10 Zeilen erkannt').waitFor()
  await mapping().getByText('Alle Spalten sind sicher erkannt.').waitFor()
  await mapping().getByText('Ausgelassene Zeilen').click()
  await mapping().getByText('Zeile 7 im 3. Tabellenblatt').waitFor()
  await customer.look('further-sheets-read')
})

test('the lines of both make one list, and the mapping opened again reads both', async () => {
  await mapping().getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await mapping().waitFor({ state: 'detached' })
  await customer.button('Zeile 10 öffnen').click()
  await customer.dialog('Zeile 10').getByText('Zeile 6 im 3. Tabellenblatt').waitFor()
  await customer.page.keyboard.press('Escape')
  await customer.section('Stückliste').getByRole('button', { name: 'Spalten zuordnen' }).click()
  await mapping().getByText('10 Zeilen erkannt').waitFor()
  expect(await mapping().getByRole('checkbox', { name: 'Abgänge (4 Zeilen)' }).isChecked()).toBe(true)
  await expectNoPageFaults(customer)
})

test('prices in a hidden sheet are known, for suppliers would get them with the file', async () => {
  const answered = customer.page.waitForResponse((one) => one.url().includes('/api/enquiry/?id='))
  await customer.page.reload()
  const enquiry = await (await answered).json()
  expect(enquiry.pricesBySheet).toEqual([{ sheet: 'Kalkulation', columns: ['Einkaufspreis'] }])
})

test('the operator reads a list of his own from several sheets by the same way', async () => {
  operator = await openUserSession(browser, 'betrieb@schrankwerk.example', '/import/stueckliste')
  await operator.drop('Stückliste hochladen', await file())
  await mapping(operator).getByText('6 Zeilen erkannt').waitFor()
  await mapping(operator).getByRole('checkbox', { name: 'Abgänge (4 Zeilen)' }).press('Space')
  await mapping(operator).getByText('10 Zeilen erkannt').waitFor()
  await mapping(operator).getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await mapping(operator).waitFor({ state: 'detached' })
  await operator.button('Zeile 10 öffnen').click()
  await operator.dialog('Zeile 10').getByText('Zeile 6 im 3. Tabellenblatt').waitFor()
  await operator.page.keyboard.press('Escape')
  await operator.button('Spalten zuordnen').click()
  await mapping(operator).getByText('10 Zeilen erkannt').waitFor()
  expect(await mapping(operator).getByRole('checkbox', { name: 'Abgänge (4 Zeilen)' }).isChecked()).toBe(true)
  await expectNoPageFaults(operator)
})
