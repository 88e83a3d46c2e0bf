import type { Browser } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meant, wrongNumberOf } from './late-list.ts'
import { stepByStep } from './step-by-step.ts'
import { expectNoPageFaults, openUserSession, type UserSession } from './user-session.ts'

const wrongNumber = wrongNumberOf(meant, 'M')

let browser: Browser
let customer: UserSession
/** On which day the article was chosen; two where that was at midnight. */
let chosenOn: string[]

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

stepByStep(() => ({ memory: customer }))

const list = (): Buffer =>
  Buffer.from(
    [
      ['Pos.', 'Bestellnummer', 'Hersteller', 'Bezeichnung', 'Menge', 'Einheit'],
      ['1', wrongNumber, meant.Hersteller, meant.Bezeichnung, '2', meant.Einheit],
    ]
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
      .join('\r\n'),
  )

/** A new enquiry with the list, mapped as it is suggested; its one line is as said then. */
async function uploadList(title: string, status: string): Promise<void> {
  const { page } = customer
  await customer.open('/enquiry/new', 'Neue Anfrage')
  await customer.write('Titel', title)
  await page.waitForURL(/\/enquiry\/[0-9a-f-]{36}/)
  await customer.drop('Stückliste hochladen', { name: 'Liste.csv', mimeType: 'text/csv', buffer: list() })
  const mapping = customer.dialog(/Spalten zuordnen/)
  await mapping.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await mapping.waitFor({ state: 'detached' })
  await lineAs(status)
}
const todayInBerlin = () =>
  new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date())
const lineAs = (status: string) =>
  customer
    .section('Stückliste')
    .getByRole('row')
    .filter({ hasText: wrongNumber })
    .getByText(status, { exact: true })
    .waitFor()

test('a customer chooses an article for a line that found none, and is told for whom it is remembered', async () => {
  customer = await openUserSession(browser, 'einkauf@westhalde.example', '/enquiry/new')
  await uploadList('Gedächtnis 1', 'Nicht gefunden')
  await customer.button('Zeile 1 öffnen').click()
  const dialog = customer.dialog('Zeile 1')
  await dialog.getByText(/^Ein Artikel, den Sie hier wählen, wird für .* gemerkt/).waitFor()
  await customer.look('memory-line')
  const before = todayInBerlin()
  await dialog.getByRole('button', { name: `Diesen nehmen: ${meant.Bestellnummer}`, exact: true }).click()
  await dialog.getByText(`${meant.Bestellnummer} für 1 Zeile übernommen.`).waitFor()
  chosenOn = [before, todayInBerlin()]
  await customer.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await lineAs('Gewählt')
})

test('the next list with the number has the article at once, and says that it was remembered', async () => {
  await uploadList('Gedächtnis 2', 'Gemerkt')
})

test('the page of what is remembered shows who chose it and when, and forgets it', async () => {
  const { page } = customer
  await customer.open('/enquiry', 'Anfragen')
  await page.getByRole('link', { name: 'Gemerkte Artikel' }).click()
  await customer.heading(/^Gemerkte Artikel/)
  await page.getByLabel('Gemerkte Artikel suchen').fill(wrongNumber)
  const row = page.getByRole('row').filter({ hasText: wrongNumber })
  await row.getByText(`${meant.Bestellnummer} (${meant.Hersteller})`).waitFor()
  const [day, orNext] = chosenOn.map((date) => row.getByText(date, { exact: true }))
  await day!.or(orNext!).waitFor()
  const person = (await row.getByRole('cell').allInnerTexts()).join(' ')
  expect(person).not.toContain('Ehemalige Person')
  await customer.look('memory-page')
  await customer.button(`${wrongNumber} vergessen`).click()
  const question = customer.dialog(`„${wrongNumber}“ vergessen?`)
  await customer.look('memory-forget')
  await question.getByRole('button', { name: 'Vergessen', exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByText('Kein gemerkter Artikel passt zu diesem Suchbegriff.').waitFor()
})

test('a third list finds nothing again', async () => {
  await uploadList('Gedächtnis 3', 'Nicht gefunden')
})

test('no page broke a rule', () => {
  expectNoPageFaults(customer)
})
