import type { Browser, Locator } from '@playwright/test'
import { getBusinessData, getEnquiry, updateEnquiry } from '@schrankwerk/contracts'
import { smallPdf } from '@schrankwerk/infra/demo/small-pdf.ts'
import { launchChromium } from '@schrankwerk/testing/browser'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../access/people.ts'
import type { Person } from '../access/person.ts'
import { attach, draftEnquiry, putIntoFolder, releasedOffer, withPartsList } from '../access/scene.ts'
import { stackAddresses } from '../stack-addresses.ts'
import { linkOf, mailsFromNow } from './mails.ts'
import { stepByStep } from './step-by-step.ts'
import { enter, openStranger, openUserSession, pdfFile, type UserSession } from './user-session.ts'
import { zipNames } from './zip-names.ts'

/** In letters: mails to strangers leave long numbers out. */
const title = `Rechenhaus ${Date.now()
  .toString()
  .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`
const planner = `planung.${Date.now()}@uferbau.example`
const colleague = 'technik@nordhafen.example'
const password = 'kupfer-und-zink'
const folderPassword = 'Sammelschiene-7'
const nextPassword = 'Sammelschiene-8'

let browser: Browser
let database: pg.Client
let mails: Awaited<ReturnType<typeof mailsFromNow>>
let supplierCaller: Person
let supplier: UserSession
let customer: UserSession
let guest: UserSession
let visitor: UserSession
let offerId: string
let folder: string

beforeAll(async () => {
  const [buyer, seller] = await Promise.all(
    ['einkauf@nordhafen.example', 'vertrieb@suedtal.example'].map(signInAs),
  )
  const enquiryId = await draftEnquiry(buyer!, title)
  await attach(buyer!, `enquiry/${enquiryId}`, 'CIRCUIT_DIAGRAM', 'Schaltplan')
  await withPartsList(buyer!, enquiryId, ['3RT2026'])
  const { editVersion } = await buyer!.get(getEnquiry, { query: { id: enquiryId } })
  await buyer!.get(updateEnquiry, { body: { id: enquiryId, editVersion, released: true } })
  offerId = await releasedOffer(seller!, enquiryId)
  supplierCaller = seller!
  await putIntoFolder(seller!, offerId)
  await putIntoFolder(buyer!, offerId)
  folder = `/business-data/${offerId}`
  browser = await launchChromium()
  mails = await mailsFromNow()
  database = new pg.Client(stackAddresses().folderDatabaseUrl)
  await database.connect()
})
afterAll(async () => {
  await browser?.close()
  await database?.end()
})

stepByStep(() => ({
  'folder-supplier': supplier,
  'folder-customer': customer,
  'folder-guest': guest,
  'folder-visitor': visitor,
}))

const row = ({ page }: UserSession, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const settingsOf = async () => (await supplierCaller.get(getBusinessData, { query: { offerId } })).settings
const openSettings = async (user: UserSession): Promise<void> => {
  await user.page.goto(folder)
  await user.heading(/^Projektordner/)
  await user.page.getByText('Freigabe', { exact: true }).click()
  await user.page.getByRole('switch', { name: 'Gäste zulassen' }).waitFor()
}
const opening = ({ page }: UserSession, name: string) => page.getByRole('switch', { name })
const files = (user: UserSession) => user.page.getByRole('table', { name: 'Dateien im Projektordner' })
const invite = async (user: UserSession, mail: string, rights: readonly string[]): Promise<void> => {
  await user.button('Person einladen').click()
  const dialog = user.dialog('Person einladen')
  await dialog.getByLabel('E-Mail-Adresse').fill(mail)
  for (const right of rights) await dialog.getByLabel(right, { exact: true }).check()
  await dialog.getByRole('button', { name: 'Einladen', exact: true }).click()
  await user.page.getByText(`${mail} wurde hinzugefügt.`).first().waitFor()
}
/** One day earlier for an entry, as if a day had passed. */
const aDayLater = (email: string) =>
  database.query(
    `update visibility set end_date = (now() at time zone 'Europe/Berlin')::date - 1 where mail_key = $1`,
    [email],
  )

const nothing = { read: false, write: false }

test('an admin takes all rights from the colleagues, and a colleague has no access any more', async () => {
  customer = await openUserSession(browser, 'einkauf@nordhafen.example', folder)
  await openSettings(customer)
  await customer.page
    .getByRole('group', { name: /^Alle anderen bei/ })
    .getByRole('checkbox', { name: 'Lesen' })
    .click()
  await expect.poll(async () => (await settingsOf()).types.CUSTOMER).toEqual(nothing)
  const shutOut = await openUserSession(browser, colleague, folder)
  await shutOut.page
    .getByText('Diesen Projektordner gibt es nicht, oder er ist nicht für Sie freigegeben.')
    .waitFor()
  expect(await files(shutOut).count()).toBe(0)
  await shutOut.close()
})

test('a planner who is entered first is invited once guests are let in, and a colleague may write by his entry', async () => {
  supplier = await openUserSession(browser, 'vertrieb@suedtal.example', folder)
  await openSettings(supplier)
  await supplier.page.getByText('Außerhalb der beiden Unternehmen niemand', { exact: false }).waitFor()
  await invite(supplier, planner, ['Lesen'])
  await row(supplier, planner).getByText('noch nicht eingeladen').waitFor()
  expect((await settingsOf()).visibilities).toMatchObject([{ email: planner, invitedAt: null }])
  await opening(supplier, 'Gäste zulassen').press('Space')
  await supplier.page.getByText('hat noch nicht zugestimmt', { exact: false }).waitFor()
  await supplier.page.getByText(`Mit einem Eintrag lesen können: ${planner}.`, { exact: false }).waitFor()
  await row(supplier, planner).getByText('noch nicht eingeladen').waitFor({ state: 'detached' })
  await supplier.look('folder-settings')

  await openSettings(customer)
  await customer.button('Zustimmen, dass Gäste Ihre Dateien sehen').click()
  await customer.page.getByText('Gäste sehen die Dateien beider Unternehmen.').waitFor()
  await invite(customer, colleague, ['Schreiben'])
  const { visibilities, types } = await settingsOf()
  expect(types.CUSTOMER).toEqual(nothing)
  const invitedAt = expect.any(String)
  expect(visibilities).toMatchObject([
    {
      email: planner,
      side: 'SUPPLIER',
      permissions: { read: true, write: false },
      endDate: null,
      invitedAt,
    },
    {
      email: colleague,
      side: 'CUSTOMER',
      permissions: { read: true, write: true },
      endDate: null,
      invitedAt,
    },
  ])
})

test('letting visitors in asks for a password first', async () => {
  // Until then the page would save over what the customer has just changed.
  await row(supplier, colleague).waitFor()
  await opening(supplier, 'Besucher mit Passwort zulassen').press('Space')
  const dialog = supplier.dialog()
  await dialog.getByLabel('Neues Passwort').first().fill(folderPassword)
  await dialog.getByLabel('Neues Passwort wiederholen').fill(folderPassword)
  await dialog.getByRole('button', { name: 'Speichern und Besucher zulassen' }).click()
  await supplier.page.getByRole('switch', { name: 'Besucher mit Passwort zulassen', checked: true }).waitFor()
  await customer.button('Zustimmen, dass Besucher Ihre Dateien sehen').click()
  await customer.page.getByText('Besucher sehen die Dateien beider Unternehmen.').waitFor()
})

test('the planner is invited by mail, chooses a password and finds the folder', async () => {
  const mail = (await mails.arrived(title, [planner])).find(({ to }) => to.includes(planner))
  const text = `${mail!.subject}\n${mail!.text}`
  expect(text).toContain('Schaltanlagen Südtal')
  expect(text).not.toMatch(/€|EUR|Angebot [A-Z0-9]/)
  guest = await openStranger(browser, new URL(linkOf(mail!)).pathname)
  await guest.heading('Einladung in einen Projektordner')
  await guest.page.getByText(title).waitFor()
  expect(guest.page.url()).not.toContain(linkOf(mail!).split('/').at(-1))
  await guest.look('folder-invite')
  await guest.write('Vorname', 'Petra')
  await guest.write('Nachname', 'Planer')
  await guest.write('Passwort', password)
  await guest.write('Passwort wiederholen', password)
  await guest.button('Konto anlegen').click()
  await guest.page.getByText('Ihr Konto ist bereit.', { exact: false }).waitFor()
  await enter(guest, { mail: planner, password })
  await guest.heading(/^Projektordner/)
  await files(guest).waitFor()
  expect(await guest.page.getByLabel('Dateien hochladen').count()).toBe(0)
  expect(await guest.page.locator('main').textContent()).not.toMatch(/€|Vertrieb Südtal|Einkauf Nordhafen/)
  await guest.look('folder-guest')
})

test('the planner downloads what he chose as a zip, and finds the folder in his list', async () => {
  await files(guest).getByRole('checkbox').first().check()
  const [download] = await Promise.all([
    guest.page.waitForEvent('download'),
    guest
      .button(/herunterladen$/)
      .first()
      .click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(zipNames(Buffer.concat(chunks)).sort()).toEqual(['2_Projektplan.pdf', 'Projektplan.pdf'])
  await row(supplier, '2_Projektplan.pdf').getByRole('cell', { name: '1', exact: true }).first().waitFor()
  await guest.open('/business-data', 'Projektordner')
  await row(guest, title).waitFor()
  await guest.look('folder-list-guest')
  await guest.open(folder, /^Projektordner/)
})

test('the colleague writes, and what he puts in is seen by all at once', async () => {
  const writer = await openUserSession(browser, colleague, folder)
  await writer.heading(/^Projektordner/)
  await writer.drop('Dateien hochladen', pdfFile('Fundament', smallPdf('Fundament')))
  await row(writer, 'Fundament.pdf').waitFor()
  for (const user of [supplier, guest]) await row(user, 'Fundament.pdf').waitFor()
  await writer.close()
})

test('when the last day is over, the planner’s page says so by itself', async () => {
  await guest.stay()
  await aDayLater(planner)
  await guest.page.getByText('Der Zugang ist beendet').waitFor({ timeout: 90_000 })
  expect(await guest.hasStayed()).toBe(true)
  expect(await files(guest).count()).toBe(0)
  await guest.look('folder-guest-ended')
  await guest.page.reload()
  await guest.page.getByText('Fundament.pdf').waitFor({ state: 'detached' })
})

test('five wrong passwords lock the door for this address; later the right one opens it', async () => {
  visitor = await openStranger(browser, folder)
  await visitor.page.getByLabel('Passwort des Projektordners').waitFor()
  await visitor.look('folder-door')
  const tryWith = async (text: string) => {
    await visitor.write('Passwort des Projektordners', text)
    await visitor.button('Ordner öffnen').click()
  }
  for (let count = 1; count <= 5; count += 1) {
    await tryWith(`falsch-${count}`)
    await visitor.page.getByText('Das Passwort ist falsch, oder der Ordner ist nicht freigegeben.').waitFor()
  }
  await tryWith(folderPassword)
  await visitor.page.getByText(/^Zu viele falsche Passwörter/).waitFor()
  await database.query(
    `update password_try set locked_until = now(), last_at = now() - interval '15 minutes'`,
  )
  await tryWith(folderPassword)
  await row(visitor, 'Fundament.pdf').waitFor()
  expect(await visitor.page.locator('main').textContent()).not.toMatch(/€|Vertrieb Südtal|Einkauf Nordhafen/)
  await visitor.look('folder-visitor')
})

test('a changed password closes the visitor’s page', async () => {
  await supplier.button('Passwort ändern').click()
  const dialog = supplier.dialog()
  await dialog.getByLabel('Neues Passwort').first().fill(nextPassword)
  await dialog.getByLabel('Neues Passwort wiederholen').fill(nextPassword)
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click()
  await supplier.page.getByText('Das Passwort wurde gespeichert.').first().waitFor()
  await visitor.page.getByText('Ihr Zugang mit dem Passwort ist beendet.', { exact: false }).waitFor()
  expect(await row(visitor, 'Fundament.pdf').count()).toBe(0)
  await visitor.write('Passwort des Projektordners', nextPassword)
  await visitor.button('Ordner öffnen').click()
  await row(visitor, 'Fundament.pdf').waitFor()
})

test('the admin reads who did what', async () => {
  await supplier.page.getByRole('link', { name: 'Verlauf anzeigen' }).click()
  await supplier.heading('Verlauf des Projektordners')
  for (const text of [
    'hat ein falsches Passwort eingegeben',
    'hat das Passwort des Ordners geändert',
    'Petra Planer',
  ])
    await supplier.page.getByText(text, { exact: false }).first().waitFor()
  await supplier.look('folder-log')
})

test('nothing went wrong on any of the pages but what was refused on purpose', () => {
  for (const { mishaps } of [supplier, customer, guest, visitor]) {
    const consoleErrors = mishaps.consoleErrors.filter((text) => !/status of (401|403|404|429)/.test(text))
    expect({ ...mishaps, consoleErrors }).toEqual({ cspViolations: [], pageErrors: [], consoleErrors: [] })
  }
})
