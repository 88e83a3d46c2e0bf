import type { Browser } from '@playwright/test'
import { smallPdf } from '@schrankwerk/infra/demo/small-pdf.ts'
import { launchChromium, launchFirefox } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { linkOf, mailsFromNow } from './mails.ts'
import { messyList } from './messy-list.ts'
import { stepByStep } from './step-by-step.ts'
import { expectNoPageFaults, openUserSession, pdfFile, type UserSession } from './user-session.ts'

const title = `Pumpwerk ${Date.now()}`
const offerNumber = `ST-${Date.now()}`
const { accounts } = stackAddresses()
const suppliers = accounts.filter(({ companyType }) => companyType === 'SUPPLIER').map(({ mail }) => mail)
const ofCompany = (name: string) => accounts.filter(({ company }) => company === name).map(({ mail }) => mail)

let browser: Browser
let customer: UserSession
let supplier: UserSession
let mails: Awaited<ReturnType<typeof mailsFromNow>>
let enquiry: string
let offer: string

beforeAll(async () => {
  browser = await (process.env.JOURNEY_BROWSER === 'firefox' ? launchFirefox() : launchChromium())
  mails = await mailsFromNow()
})
afterAll(async () => {
  await browser?.close()
})

stepByStep(() => ({ customer, supplier }))

const day = (days: number) =>
  new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(Date.now() + days * 86_400_000),
  )

test('a customer and a supplier sign in and land on their lists', async () => {
  customer = await openUserSession(browser, 'einkauf@nordhafen.example', '/enquiry')
  await customer.heading(/^Anfragen/)
  await customer.look('customer-enquiries')
  supplier = await openUserSession(browser, 'vertrieb@suedtal.example', '/enquiry')
  await supplier.heading(/^Anfragen/)
  await supplier.look('supplier-enquiries')
  await supplier.stay()
})

test('the customer begins an enquiry and fills in the project data', async () => {
  const { page } = customer
  await page.getByRole('link', { name: 'Anfrage anlegen' }).first().click()
  await customer.heading('Neue Anfrage')
  await customer.write('Titel', title)
  await customer.write('Ihr Zeichen', 'PW-4711')
  await customer.choose('Lieferbedingung', /^DAP/)
  await customer.write('Anzahl Schränke', '2')
  await customer.write('Wunschtermin', day(60))
  await customer.write('Angebotsfrist', day(14))
  await customer.write('Zusätzliche Angaben', 'Anlieferung nur vormittags.')
  await page.waitForURL(/\/enquiry\/[0-9a-f-]{36}/)
  enquiry = new URL(page.url()).pathname
  await customer.heading(/PW-4711|Pumpwerk/)
  await customer.look('enquiry-draft')
})

test('he drops a messy parts list, which is read and mapped', async () => {
  await customer.drop('Stückliste hochladen', {
    name: 'Stückliste Pumpwerk.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await messyList(20),
  })
  const dialog = customer.dialog(/Spalten zuordnen/)
  await dialog.getByText('21 Zeilen erkannt').waitFor()
  expect(await dialog.getByLabel('Kopfzeile', { exact: true }).inputValue()).toBe('5')
  await customer.look('bom-mapping')
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await customer
    .section('Stückliste')
    .getByText(/21 Zeilen: 20 in Ordnung, 1 mit Hinweis/)
    .waitFor()
  await customer.look('bom-review')
})

test('he looks at the line without an article and its suggestions', async () => {
  const { page } = customer
  await customer
    .section('Stückliste')
    .getByText(/^Mit Fehler/)
    .click()
  await customer.button(/^Zeile 21 öffnen/).click()
  const dialog = customer.dialog(/Zeile 21/)
  await dialog.getByText('GIBT-ES-NICHT-4711').first().waitFor()
  await customer.look('bom-line')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('he attaches the circuit diagram', async () => {
  await customer.drop('Dateien hochladen', pdfFile('Schaltplan', smallPdf('Schaltplan')))
  const files = customer.section('Dateien')
  await files.getByText('Schaltplan.pdf').first().waitFor()
  await customer.choose('Dateiart von Schaltplan.pdf', 'Schaltplan')
  await customer.page.getByText('Alles Nötige ist vorhanden. Sie können die Anfrage freigeben.').waitFor()
  await files.getByRole('button', { name: 'Schaltplan.pdf ansehen' }).click()
  await customer.dialog().locator('canvas').first().waitFor()
  await customer.look('enquiry-preview')
  await customer.page.keyboard.press('Escape')
  await customer.dialog().waitFor({ state: 'detached' })
})

test('he sets a condition of manufacture', async () => {
  await customer.page.getByRole('radio', { name: 'Doppelt' }).check()
  await customer.button(/^Ausführung der Gerätekennzeichnung/).click()
  const dialog = customer.dialog()
  await dialog.getByRole('radiogroup').first().waitFor()
  await customer.look('conditions-dialog')
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await dialog.waitFor({ state: 'detached' })
  // What the bars cover by half would count as too small.
  await customer.page.evaluate(() => window.scrollTo(0, 0))
  await customer.look('enquiry-conditions')
})

test('he releases the enquiry; the supplier sees it without reloading, and every supplier gets one mail', async () => {
  await customer.button('Freigeben').click()
  const dialog = customer.dialog(/freigeben/)
  await dialog.waitFor()
  await customer.look('enquiry-release')
  await dialog.getByRole('button', { name: 'Anfrage freigeben' }).click()
  await customer.page.getByText('Freigegeben: Lieferanten können Angebote abgeben.').waitFor()
  await supplier.page.getByRole('cell', { name: title }).first().waitFor()
  expect(await supplier.hasStayed()).toBe(true)
  const came = await mails.arrived('Neue Anfrage', suppliers)
  expect(came.map(({ to }) => to.join()).sort()).toEqual([...suppliers].sort())
  expect(came[0]!.subject).toContain(title)
  expect(new URL(linkOf(came[0]!)).pathname).toBe(enquiry)
})

test('the link in the mail survives the sign-in', async () => {
  const other = await openUserSession(browser, 'vertrieb@rheinbogen.example', enquiry)
  await other.heading(/PW-4711|Pumpwerk/)
  expect(new URL(other.page.url()).pathname).toBe(enquiry)
  await other.look('supplier-enquiry')
  expectNoPageFaults(other)
  await other.close()
})

test('the supplier begins an offer, fills it in and attaches the offer file', async () => {
  const { page } = supplier
  await page.getByRole('cell', { name: title }).first().click()
  await page.waitForURL(`**${enquiry}`)
  await page.getByRole('link', { name: 'Angebot erstellen' }).click()
  await supplier.heading('Neues Angebot')
  await supplier.look('offer-new')
  expect(new URL(page.url()).pathname).toBe(enquiry.replace('/enquiry/', '/offer/new/'))
  await supplier.write('Angebotsnummer', offerNumber)
  await page.waitForURL(/\/offer\/[0-9a-f-]{36}/)
  offer = new URL(page.url()).pathname
  await supplier.write('Nettopreis für alle Schränke', '12.480,50')
  await supplier.choose('Lieferbedingung', /^DAP/)
  await supplier.write('Liefertermin', day(45))
  await page
    .getByText(/6\.240,25/)
    .first()
    .waitFor()
  await supplier.look('offer-draft')
  await supplier.choose('Dateiart', 'Angebot')
  await supplier.drop('Angebot hochladen', pdfFile(`Angebot ${offerNumber}`, smallPdf('Angebot')))
  await page.getByText('Alles Nötige ist vorhanden. Sie können das Angebot freigeben.').waitFor()
})

test('he releases it; the customer sees it without reloading and gets a mail', async () => {
  await customer.open('/offer', /^Angebote/)
  await customer.stay()
  await supplier.button('Freigeben').click()
  const dialog = supplier.dialog(/freigeben/)
  await dialog.waitFor()
  await supplier.look('offer-release')
  await dialog.getByRole('button', { name: 'Angebot freigeben' }).click()
  await dialog.waitFor({ state: 'detached' })
  await customer.page.getByRole('cell', { name: offerNumber }).first().waitFor()
  expect(await customer.hasStayed()).toBe(true)
  await customer.look('customer-offers')
  const people = ofCompany('Anlagenbau Nordhafen')
  const came = await mails.arrived('Neues Angebot', ['einkauf@nordhafen.example'])
  expect(came.every(({ to }) => to.length === 1 && people.includes(to[0]!))).toBe(true)
  expect(new Set(came.map(({ to }) => to[0])).size).toBe(came.length)
  expect(new URL(linkOf(came[0]!)).pathname).toBe(offer)
})

test('the customer reads price and term, attaches his order and accepts', async () => {
  const { page } = customer
  await customer.open(offer, new RegExp(offerNumber))
  await customer.look('offer-to-decide')
  await page.getByRole('link', { name: 'Vergleich anzeigen' }).click()
  await customer.heading(/^Angebote vergleichen/)
  const total = page.getByRole('row', { name: /^Nettopreis für \d+ Schränke/ })
  await total.getByText(/12\.480,50/).waitFor()
  await customer.look('offers-compared')
  await customer.open(offer, new RegExp(offerNumber))
  await customer.drop('Bestellung hochladen', pdfFile('Bestellung', smallPdf('Bestellung')))
  await page.getByText('Die Bestellung liegt bei. Sie können das Angebot annehmen.').waitFor()
  await customer.button('Annehmen').click()
  const dialog = customer.dialog(/annehmen/)
  await dialog
    .getByText(/12\.480,50/)
    .first()
    .waitFor()
  await dialog.getByText(/zwei Wochen bindend/).waitFor()
  await customer.look('offer-accept')
  await supplier.stay()
  await dialog.getByRole('button', { name: 'Verbindlich bestellen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await supplier.page.getByText(/Sie bestätigen den Auftrag bis/).waitFor()
  expect(await supplier.hasStayed()).toBe(true)
  await customer.look('order')
  const came = await mails.arrived('Bestellung von', ofCompany('Schaltanlagen Südtal'))
  expect(came.map(({ to }) => to[0]).sort()).toEqual(ofCompany('Schaltanlagen Südtal').sort())
})

test('what the supplier still lacks does not run into its button beside the open messages', async () => {
  const { page } = supplier
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: /^Nachrichten\b/ }).click()
  await page.getByRole('complementary', { name: 'Nachrichten' }).waitFor()
  const lacking = page.getByRole('listitem').filter({ hasText: 'Die Auftragsbestätigung fehlt.' })
  const [text, button] = await Promise.all(
    [lacking.getByText('Die Auftragsbestätigung fehlt.'), lacking.getByRole('button')].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    ),
  )
  expect(text!.right <= button!.left || text!.bottom <= button!.top).toBe(true)
  await page.getByRole('button', { name: 'Nachrichten schließen' }).click()
  if (before) await page.setViewportSize(before)
})

test('the supplier confirms; the customer sees the job and gets the confirmation attached', async () => {
  const { page } = supplier
  await customer.open(offer.replace('/offer/', '/order/'), new RegExp(offerNumber))
  await customer.stay()
  await supplier.drop(
    'Auftragsbestätigung hochladen',
    pdfFile('Auftragsbestätigung', smallPdf('Auftragsbestaetigung')),
  )
  await page.getByText('Die Auftragsbestätigung liegt bei. Sie können den Auftrag bestätigen.').waitFor()
  await supplier.look('order-to-confirm')
  await supplier.button('Auftrag bestätigen').click()
  const dialog = supplier.dialog(/bestätigen/)
  await dialog.waitFor()
  await supplier.look('order-confirm')
  await dialog.getByRole('button', { name: 'Auftrag verbindlich bestätigen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await customer.page.getByText(/Der Vertrag ist geschlossen/).waitFor()
  expect(await customer.hasStayed()).toBe(true)
  await customer.look('job')
  const came = await mails.arrived('Auftragsbestätigung von', ['einkauf@nordhafen.example'])
  const mine = came.find(({ to }) => to[0] === 'einkauf@nordhafen.example')!
  expect(mine.attachments.map(({ filename }) => filename)).toEqual(['Auftragsbestätigung.pdf'])
})

test('all stands where one looks for it, on both sides', async () => {
  for (const user of [customer, supplier]) {
    await user.open('/job', /^Aufträge/)
    await user.page.getByRole('cell', { name: offerNumber }).first().waitFor()
    await user.open('/order', /^Bestellungen/)
    await user.open('/business-data', /^Projektordner/)
  }
  await customer.look('folders')
  await customer.open(offer.replace('/offer/', '/business-data/'), /./)
  await customer.look('folder')
  await supplier.open('/job', /^Aufträge/)
  await supplier.look('jobs')
  await customer.open('/profile', /./)
  await customer.look('profile')
})

test('nothing happened that must not: no violation of the policy, no error in the console', async () => {
  expectNoPageFaults(customer)
  expectNoPageFaults(supplier)
})
