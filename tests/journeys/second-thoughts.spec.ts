import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { smallPdf } from '@schrankwerk/infra/demo/small-pdf.ts'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lateList, meant, wrongNumberOf } from './late-list.ts'
import { stepByStep } from './step-by-step.ts'
import { expectNoPageFaults, openUserSession, pdfFile, type UserSession } from './user-session.ts'
import { zipNames } from './zip-names.ts'

const now = Date.now()
const title = `Nachtrag ${now}`
const offerNumber = `NT-${now}`
const wrongNumber = wrongNumberOf(meant)

let browser: Browser
let customer: UserSession
let supplier: UserSession
let enquiry: string
let offer: string

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

stepByStep(() => ({ 'second-customer': customer, 'second-supplier': supplier }))

const day = (days: number) =>
  new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(Date.now() + days * 86_400_000),
  )

/** The names in the zip that a button downloads. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return zipNames(await readFile(await download.path()))
}

/** What the supplier reads of a wish for a new version. */
const wishNotice = () => supplier.page.getByRole('status').filter({ hasText: 'um eine neue Version' })
const bom = (user: UserSession) => user.section('Stückliste')
const mappingOf = (user: UserSession) => user.dialog(/Spalten zuordnen/)

/** Opens a line, lets something be done there, and closes it by Escape. */
async function atLine(
  user: UserSession,
  position: number,
  act: (dialog: ReturnType<UserSession['dialog']>) => Promise<void>,
) {
  await user.button(`Zeile ${position} öffnen`).click()
  const dialog = user.dialog(`Zeile ${position}`)
  await dialog.getByRole('heading', { name: 'Vorschläge' }).waitFor()
  await act(dialog)
  await user.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

test('a customer and a supplier are at their desks', async () => {
  customer = await openUserSession(browser, 'einkauf@westhalde.example', '/enquiry/new')
  await customer.heading('Neue Anfrage')
  supplier = await openUserSession(browser, 'vertrieb@elbaue.example', '/enquiry')
})

test('the customer types in a hurry and reloads: what he typed is there', async () => {
  const { page } = customer
  await customer.write('Titel', title)
  await customer.write('Ihr Zeichen', 'NT-4711')
  await page.waitForURL(/\/enquiry\/[0-9a-f-]{36}/)
  enquiry = new URL(page.url()).pathname
  await page.getByText(/^Gespeichert/).waitFor()
  await customer.write('Zusätzliche Angaben', 'Bitte mit Reserve planen.')
  await page.reload()
  await customer.heading(title)
  await page.getByLabel('Zusätzliche Angaben').waitFor()
  expect(await page.getByLabel('Zusätzliche Angaben').inputValue()).toBe('Bitte mit Reserve planen.')
  await customer.choose('Lieferbedingung', /^EXW/)
  await customer.write('Wunschtermin', day(50))
  await page.keyboard.press('Control+s')
  await page.getByText(/^Gespeichert/).waitFor()
})

test('he chooses the header row by a click, and the values that mean a supplied part', async () => {
  await customer.drop('Stückliste hochladen', {
    name: 'Nachtrag.csv',
    mimeType: 'text/csv',
    buffer: lateList(wrongNumber),
  })
  const dialog = mappingOf(customer)
  await dialog.getByText('6 Zeilen erkannt').waitFor()
  await dialog.getByRole('button', { name: 'Zeile 4 als Kopfzeile' }).click()
  const isRead = async (row: number) => {
    await dialog.getByRole('button', { name: `Zeile ${row} als Kopfzeile`, pressed: true }).waitFor()
    await dialog.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  }
  await isRead(4)
  await dialog.getByRole('button', { name: 'Zeile 3 als Kopfzeile' }).click()
  await isRead(3)
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await dialog.getByText('Wählen Sie, welche Werte ein Beistellteil bezeichnen.').first().waitFor()
  await customer.look('late-mapping')
  await dialog.getByRole('button', { name: 'KB (1)' }).click()
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await bom(customer).getByRole('button', { name: 'Mit Fehler (2)' }).waitFor()
})

test('he takes the likeliest article for both equal lines, takes it back, and takes it again', async () => {
  await atLine(customer, 3, async (dialog) => {
    const all = dialog.getByRole('button', { name: `Für alle 2 gleichen: ${meant.Bestellnummer} nehmen` })
    await all.click()
    await dialog.getByText(`${meant.Bestellnummer} für 2 Zeilen übernommen.`).waitFor()
    await dialog.getByRole('button', { name: 'Rückgängig machen' }).click()
    await dialog.getByText('Die Entscheidung wurde für 2 Zeilen zurückgenommen.').waitFor()
    await all.click()
    await dialog.getByText(`${meant.Bestellnummer} für 2 Zeilen übernommen.`).waitFor()
    await customer.look('late-line-taken')
  })
  await bom(customer).getByRole('button', { name: 'Mit Fehler (0)' }).waitFor()
})

test('he changes a quantity in the line, and takes a row that was left out back in: nothing is lost', async () => {
  await atLine(customer, 6, async (dialog) => {
    await dialog.getByText('Werte ändern').click()
    await dialog.getByLabel('Menge').fill('7')
    await dialog.getByRole('button', { name: 'Änderungen übernehmen' }).click()
    await dialog.getByText('Die Zeile wurde geändert.').waitFor()
    await customer.look('late-line-edited')
  })
  await bom(customer).getByText('Ausgelassene Zeilen').click()
  await customer.look('late-left-out')
  await bom(customer).getByRole('button', { name: 'Zeile 11 wieder aufnehmen' }).click()
  const dialog = mappingOf(customer)
  await dialog.getByText('7 Zeilen erkannt').waitFor()
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await bom(customer)
    .getByText(/^7 Zeilen: /)
    .waitFor()
  await atLine(customer, 6, async (line) => {
    await line.getByText('Werte ändern').click()
    expect(await line.getByLabel('Menge').inputValue()).toBe('7')
  })
})

test('he looks at the sums and opens a line from there; n leads to the line that is worth a look', async () => {
  const { page } = customer
  await bom(customer).getByRole('button', { name: 'Summiert' }).click()
  await customer.look('late-sums')
  await customer.button(`${meant.Bestellnummer} öffnen`).click()
  await customer.dialog('Zeile 3').getByRole('button', { name: 'Nächster Hinweis' }).press('n')
  await customer.dialog('Zeile 7').waitFor()
  await page.keyboard.press('Escape')
  await customer.dialog().waitFor({ state: 'detached' })
  await bom(customer).getByRole('button', { name: 'Summiert' }).click()
})

test('he downloads all: his files and the lists made from them', async () => {
  await customer.drop('Dateien hochladen', pdfFile('Schaltplan', smallPdf('Schaltplan')))
  const files = customer.section('Dateien')
  await files.getByText('Schaltplan.pdf').first().waitFor()
  await customer.choose('Dateiart von Schaltplan.pdf', 'Schaltplan')
  await customer.page.getByText('Alles Nötige ist vorhanden. Sie können die Anfrage freigeben.').waitFor()
  const names = await downloaded(customer.page, () => customer.button('Alle herunterladen').click())
  expect(names.sort()).toEqual([
    'Gesamtstückliste.xlsx',
    'Nachtrag.csv',
    'Schaltplan.pdf',
    'Summenstückliste.xlsx',
  ])
})

test('he releases, closes and reopens; the supplier sees it come, go and come again', async () => {
  const listed = supplier.page.getByRole('cell', { name: title })
  await customer.button('Freigeben').click()
  await customer
    .dialog(/freigeben/)
    .getByRole('button', { name: 'Anfrage freigeben' })
    .click()
  await listed.first().waitFor()
  await customer.button('Anfrage schließen').click()
  const dialog = customer.dialog(/schließen/)
  await dialog.waitFor()
  await customer.look('enquiry-close')
  await dialog.getByRole('button', { name: 'Anfrage schließen' }).click()
  await customer.page.getByText('Geschlossen: keine neuen Angebote.').waitFor()
  await listed.first().waitFor({ state: 'detached' })
  await customer.button('Erneut öffnen').click()
  await customer.page.getByText('Freigegeben: Lieferanten können Angebote abgeben.').waitFor()
  await listed.first().waitFor()
})

test('the supplier calculates with a parts list of his own and a price of his own', async () => {
  const { page } = supplier
  await page.getByRole('cell', { name: title }).first().click()
  await page.getByRole('link', { name: 'Angebot erstellen' }).click()
  await supplier.write('Angebotsnummer', offerNumber)
  await page.waitForURL(/\/offer\/[0-9a-f-]{36}/)
  offer = new URL(page.url()).pathname
  await supplier.write('Nettopreis für alle Schränke', '4.100')
  await supplier.choose('Lieferbedingung', /^EXW/)
  await supplier.write('Liefertermin', day(40))
  await page.getByText(/^Gespeichert/).waitFor()
  await bom(supplier).getByRole('button', { name: 'Neu hochladen' }).click()
  await supplier.drop('Neue Stückliste hochladen', {
    name: 'Kalkulation.csv',
    mimeType: 'text/csv',
    buffer: lateList(wrongNumber),
  })
  const dialog = mappingOf(supplier)
  await dialog.getByText('6 Zeilen erkannt').waitFor()
  await dialog.getByRole('button', { name: 'KB (1)' }).click()
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await bom(supplier).getByText('Kalkulation.csv').first().waitFor()
  await atLine(supplier, 1, async (line) => {
    await line.getByText('Werte ändern').click()
    const price = line.getByLabel('Einkaufspreis je Stück')
    const before = await price.inputValue()
    expect(before).not.toBe('')
    for (const [typed, shown] of [
      ['1,50', '1,50'],
      ['', before],
    ] as const) {
      await price.fill(typed)
      await line.getByRole('button', { name: 'Änderungen übernehmen' }).click()
      await line.getByText('Die Zeile wurde geändert.').waitFor()
      if (!(await price.isVisible())) await line.getByText('Werte ändern').click()
      await expect.poll(() => price.inputValue()).toBe(shown)
    }
    await supplier.look('offer-own-line')
  })
})

test('before he releases it he puts a file into its project folder, looks at it and takes it away', async () => {
  const folder = offer.replace('/offer/', '/business-data/')
  await supplier.open(folder, /NT-4711/)
  await supplier.drop('Dateien hochladen', pdfFile('Aufbauplan', smallPdf('Aufbauplan')))
  const { page } = supplier
  await page.getByRole('cell', { name: 'Aufbauplan.pdf' }).first().waitFor()
  await page.getByRole('button', { name: 'Aufbauplan.pdf ansehen' }).click()
  await page.locator('canvas').first().waitFor()
  await supplier.look('folder-preview')
  await page.getByRole('checkbox', { name: 'Aufbauplan.pdf auswählen' }).check()
  await supplier.button('Auswahl löschen').click()
  const dialog = supplier.dialog(/löschen/)
  await dialog.waitFor()
  await supplier.look('folder-delete')
  await dialog.getByRole('button', { name: 'Datei löschen' }).click()
  await page.getByText('Noch keine Datei in diesem Ordner.').waitFor()
  await supplier.look('folder-empty')
  await page.getByRole('link', { name: 'Angebot anzeigen' }).click()
  await page.getByLabel('Angebotsnummer').waitFor()
})

test('he releases the offer, and the customer declines it with a reason in his own words', async () => {
  const { page } = supplier
  await supplier.choose('Dateiart', 'Angebot')
  await supplier.drop('Angebot hochladen', pdfFile(`Angebot ${offerNumber}`, smallPdf('Angebot')))
  await page.getByText('Alles Nötige ist vorhanden. Sie können das Angebot freigeben.').waitFor()
  await supplier.button('Freigeben').click()
  await supplier
    .dialog(/freigeben/)
    .getByRole('button', { name: 'Angebot freigeben' })
    .click()
  await page.getByText(/entscheidet über das Angebot/).waitFor()
  await customer.open(offer, new RegExp(offerNumber))
  await customer.button('Ablehnen').click()
  const dialog = customer.dialog(/ablehnen/)
  await dialog.getByRole('button', { name: 'Angebot ablehnen' }).click()
  await dialog.getByText('Bitte wählen Sie einen Ablehnungsgrund.').waitFor()
  await dialog.getByRole('combobox', { name: 'Ablehnungsgrund' }).click()
  await customer.look('offer-decline-reasons')
  await customer.page.getByRole('option', { name: 'Anderer Grund' }).click()
  await dialog.getByLabel('Begründung').fill('Die Klemmen fehlen.')
  await customer.look('offer-decline')
  await dialog.getByRole('button', { name: 'Angebot ablehnen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Die Klemmen fehlen.').first().waitFor()
  await supplier.look('offer-declined')
})

test('the supplier downloads all, with the list for his shop floor', async () => {
  const names = await downloaded(supplier.page, () => supplier.button('Alle herunterladen').click())
  expect(names).toEqual(
    expect.arrayContaining([
      'Fertigungsstückliste.xlsx',
      'Gesamtstückliste.xlsx',
      'Summenstückliste.xlsx',
      `Angebot ${offerNumber}.pdf`,
    ]),
  )
})

test('the customer thinks again and asks for a new version, once; the supplier sees it without reloading', async () => {
  await supplier.stay()
  await customer.open(offer, new RegExp(offerNumber))
  await customer.button('Neue Version anfragen').click()
  await customer.page.getByText(/^Neue Version am .* angefragt\.$/).waitFor()
  expect(await customer.button('Neue Version anfragen').count()).toBe(0)
  await customer.look('offer-wish-customer')
  await wishNotice().waitFor()
  expect(await supplier.hasStayed()).toBe(true)
  await supplier.look('offer-wish-supplier')
})

test('he offers a new version, which keeps all he had typed', async () => {
  const { page } = supplier
  await wishNotice().getByRole('button', { name: 'Neue Version erstellen' }).click()
  const dialog = supplier.dialog(/Neue Version/)
  await dialog.waitFor()
  await supplier.look('offer-revise')
  await dialog.getByRole('button', { name: 'Neue Version erstellen' }).click()
  await page.waitForURL((url) => /\/offer\/[0-9a-f-]{36}/.test(url.pathname) && url.pathname !== offer)
  offer = new URL(page.url()).pathname
  await page.getByLabel('Angebotsnummer').waitFor()
  expect(await page.getByLabel('Angebotsnummer').inputValue()).toBe(offerNumber)
  await page.getByRole('definition').filter({ hasText: /^2$/ }).first().waitFor()
  await supplier.look('offer-second-version')
})

test('the customer copies the enquiry with files and parts list, and archives the copy', async () => {
  const { page } = customer
  await customer.open(enquiry, title)
  await customer.button('Kopieren').click()
  await page.waitForURL((url) => /\/enquiry\/[0-9a-f-]{36}/.test(url.pathname) && url.pathname !== enquiry)
  await customer.heading(`${title} (Kopie)`)
  await bom(customer)
    .getByText(/^7 Zeilen: /)
    .waitFor()
  await customer.section('Dateien').getByText('Schaltplan.pdf').first().waitFor()
  await customer.button('Weitere Aktionen').click()
  await page.getByRole('menu').waitFor()
  await customer.look('enquiry-menu')
  await page.getByRole('menuitem', { name: 'Archivieren' }).click()
  const dialog = customer.dialog(/archivieren/)
  await dialog.waitFor()
  await customer.look('enquiry-archive')
  await dialog.getByRole('button', { name: 'Anfrage archivieren' }).click()
  await customer.heading(/^Anfragen/)
  await page.getByRole('button', { name: 'Archiviert' }).click()
  await page
    .getByRole('cell', { name: `${title} (Kopie)` })
    .first()
    .waitFor()
  await customer.look('enquiries-archived')
})

test('nothing happened that must not: no violation of the policy, no error in the console', async () => {
  expectNoPageFaults(customer)
  expectNoPageFaults(supplier)
})
