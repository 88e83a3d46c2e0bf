import { readFile } from 'node:fs/promises'
import type { Browser, Download, Locator } from '@playwright/test'
import { createOffer, getEnquiry, getOffer, updateEnquiry, wishRevision } from '@schrankwerk/contracts'
import { smallPdf } from '@schrankwerk/infra/demo/small-pdf.ts'
import { launchChromium } from '@schrankwerk/testing/browser'
import ExcelJS from 'exceljs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '../access/people.ts'
import type { Person } from '../access/person.ts'
import { attach, draftEnquiry, releaseOffer, withPartsList } from '../access/scene.ts'
import { stackAddresses } from '../stack-addresses.ts'
import { mailsFromNow } from './mails.ts'
import { pdfPages } from './pdf-text.ts'
import { stepByStep } from './step-by-step.ts'
import { expectNoPageFaults, openUserSession, pdfFile, type UserSession } from './user-session.ts'

/**
 * What becomes of an offer besides an order: expired, replaced, lapsed, withdrawn, closed. No clock is moved: validity
 * and binding time are set back in the test's own database, as if the days had passed.
 */

const buyer = 'einkauf@nordhafen.example'
const seller = 'vertrieb@suedtal.example'
const rival = 'vertrieb@rheinbogen.example'
const { accounts, workflowDatabaseUrl } = stackAddresses()
const peopleOf = (company: string) =>
  accounts
    .filter((one) => one.company === company && one.mail !== 'neu@nordhafen.example')
    .map(({ mail }) => mail)

let browser: Browser
let database: pg.Client
let callers: Record<'buyer' | 'seller' | 'rival', Person>
beforeAll(async () => {
  const [buying, selling, rivalling] = await Promise.all([buyer, seller, rival].map(signInAs))
  callers = { buyer: buying!, seller: selling!, rival: rivalling! }
  browser = await launchChromium()
  database = new pg.Client(workflowDatabaseUrl)
  await database.connect()
})
afterAll(async () => {
  await browser?.close()
  await database?.end()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A released offer with a number of its own. */
async function offered(
  supplier: Person,
  enquiryId: string,
  offerNumber: string,
  price: number,
): Promise<string> {
  const { id } = await supplier.get(createOffer, {
    body: {
      enquiryId,
      offerNumber,
      price,
      desiredDeliveryDate: inDays(42),
      deliveryCondition: 'DAP',
      validUntil: inDays(20),
    },
  })
  await attach(supplier, `offer/${id}`, 'OFFER', 'Angebot')
  await releaseOffer(supplier, id)
  return id
}

/** Its last valid day was yesterday. */
const expire = (offerId: string) =>
  database.query(
    `update offer set valid_until = (now() at time zone 'Europe/Berlin')::date - 1 where id = $1`,
    [offerId],
  )
/** Its two weeks ended a minute ago; the product's own job finds it so. */
const endBinding = async (offerId: string) => {
  await database.query(`update offer set binding_until = now() - interval '1 minute' where id = $1`, [
    offerId,
  ])
  const { rowCount } = await database.query(
    `update due_job set due_at = now() - interval '1 minute' where kind = 'binding-lapsed' and payload->>'offerId' = $1`,
    [offerId],
  )
  expect(rowCount).toBe(1)
}

const banner = ({ page }: UserSession, text: RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text })

async function rowsOf(download: Download): Promise<string[][]> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load((await readFile(await download.path())) as never)
  const rows: string[][] = []
  book.eachSheet((sheet) =>
    sheet.eachRow((row) => {
      rows.push((row.values as ExcelJS.CellValue[]).slice(1).map((value) => String(value ?? '')))
    }),
  )
  return rows
}

describe.each([1280, 360])('at %d px', (width) => {
  // Both widths begin within one millisecond, in one database.
  const now = `${width}-${Date.now()}`
  const title = `Zustände ${now}`
  const mine = `S-${now}`
  const other = `R-${now}`

  let mails: Awaited<ReturnType<typeof mailsFromNow>>
  let customer: UserSession
  let supplier: UserSession
  let competitor: UserSession
  let operator: UserSession
  let enquiryId: string
  let first: string
  let second: string
  let rivals: string
  stepByStep(() => ({
    'states-customer': customer,
    'states-supplier': supplier,
    'states-competitor': competitor,
  }))

  const open = async (mail: string, path: string) => {
    const user = await openUserSession(browser, mail, path)
    await user.page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
    return user
  }
  const rowOf = ({ page }: UserSession, name: string): Locator =>
    page.locator('main tbody tr, main li').filter({ hasText: name })

  /** A step in the bar below, where a phone has most of them behind „…“. */
  const press = async (user: UserSession, step: string) => {
    const button = user.button(step)
    const more = user.button('Weitere Aktionen')
    await button.or(more).first().waitFor()
    if (await button.isVisible()) return button.click()
    await more.click()
    await user.page.getByRole('menuitem', { name: step }).click()
  }

  beforeAll(async () => {
    mails = await mailsFromNow()
    enquiryId = await draftEnquiry(callers.buyer, title)
    await withPartsList(callers.buyer, enquiryId, ['3RT2026', '5SY6106-7'])
    await attach(callers.buyer, `enquiry/${enquiryId}`, 'CIRCUIT_DIAGRAM', 'Schaltplan')
    const { editVersion } = await callers.buyer.get(getEnquiry, { query: { id: enquiryId } })
    await callers.buyer.get(updateEnquiry, { body: { id: enquiryId, editVersion, released: true } })
    first = await offered(callers.seller, enquiryId, mine, 4200)
    rivals = await offered(callers.rival, enquiryId, other, 4600)
  })
  afterAll(async () => {
    for (const user of [customer, supplier, competitor, operator]) await user?.close()
  })

  test('expired: the customer reads since when, and asks for a new version, once', async () => {
    await mails.arrived(mine, peopleOf('Anlagenbau Nordhafen'))
    await expire(first)
    customer = await open(buyer, `/offer/${first}`)
    await customer.heading(new RegExp(mine))
    const expired = banner(
      customer,
      /^Das Angebot galt bis zum \d\d\.\d\d\.\d{4} und kann nicht mehr angenommen werden\./,
    )
    await expired.waitFor()
    expect(await customer.button('Annehmen').count()).toBe(0)
    expect(await customer.page.getByText('Bestellung hochladen').count()).toBe(0)
    await customer.look('state-expired-customer')
    await expired.getByRole('button', { name: 'Neue Version anfragen' }).click()
    await expired.getByText(/^Neue Version am .* bei Schaltanlagen Südtal angefragt\.$/).waitFor()
    expect(await customer.button('Neue Version anfragen').count()).toBe(0)
    await customer.look('state-wished-customer')
    const came = await mails.arrived(mine, peopleOf('Schaltanlagen Südtal'))
    expect(came.map(({ subject }) => subject)).toEqual(
      came.map(() => `Anlagenbau Nordhafen bittet um eine neue Version: Angebot ${mine}`),
    )
    expect(came.map(({ to }) => to.join()).sort()).toEqual(peopleOf('Schaltanlagen Südtal').sort())
    // Asked again, as another tab would, it is no second wish.
    const { wishDate } = await callers.buyer.get(getOffer, { query: { id: first } })
    await callers.buyer.ask(wishRevision, { query: { offerId: first } })
    expect((await callers.buyer.get(getOffer, { query: { id: first } })).wishDate).toBe(wishDate)
  })

  test('the supplier sees the wish in the list and on the page, and what expired', async () => {
    supplier = await open(seller, '/offer')
    const row = rowOf(supplier, mine)
    await row.getByText('Abgelaufen').waitFor()
    await row.getByText('Neue Version gewünscht').waitFor()
    await supplier.look('state-offers-supplier')
    await supplier.open(`/offer/${first}`, new RegExp(mine))
    await banner(
      supplier,
      /^Anlagenbau Nordhafen hat am .* um eine neue Version dieses Angebots gebeten\./,
    ).waitFor()
    await banner(supplier, /^Ihr Angebot galt bis zum/).waitFor()
    await supplier.look('state-expired-supplier')
  })

  test('beside the others it stands in the comparison, without counting', async () => {
    await customer.open(`/enquiry/${enquiryId}/offers`, /^Angebote vergleichen/)
    const { page } = customer
    await page.getByText('Abgelaufen').first().waitFor()
    expect(await page.getByText('Zählt im Vergleich nicht mit').count()).toBe(1)
    expect(await page.getByRole('link', { name: /annehmen$/ }).count()).toBe(1)
    await customer.look('state-compared-expired')
  })

  test('replaced: he makes a new version from the wish; the customer’s open page leads to it', async () => {
    await customer.open(`/offer/${first}`, new RegExp(mine))
    await customer.stay()
    const { page } = supplier
    await banner(supplier, /um eine neue Version/)
      .getByRole('button', { name: 'Neue Version erstellen' })
      .click()
    await supplier
      .dialog(/Neue Version/)
      .getByRole('button', { name: 'Neue Version erstellen' })
      .click()
    await page.waitForURL(
      (url) => /\/offer\/[0-9a-f-]{36}/.test(url.pathname) && !url.pathname.endsWith(first),
    )
    second = new URL(page.url()).pathname.slice('/offer/'.length)
    await supplier.write('Nettopreis für alle Schränke', '3.900')
    await supplier.write('Gültig bis', '31.12.2094')
    await page.getByText(/^Gespeichert/).waitFor()
    await supplier.choose('Dateiart', 'Angebot')
    await supplier.drop('Angebot hochladen', pdfFile(`Angebot ${mine}`, smallPdf('Angebot')))
    await page.getByText('Alles Nötige ist vorhanden. Sie können das Angebot freigeben.').waitFor()
    await supplier.button('Freigeben').click()
    await supplier
      .dialog(/freigeben/)
      .getByRole('button', { name: 'Angebot freigeben' })
      .click()
    const replaced = banner(
      customer,
      /^Diese Version können Sie nicht mehr annehmen: Schaltanlagen Südtal hat sie durch eine neue ersetzt\./,
    )
    await replaced.waitFor()
    expect(await customer.hasStayed()).toBe(true)
    await customer.look('state-replaced-customer')
    const came = await mails.arrived(mine, peopleOf('Anlagenbau Nordhafen'))
    for (const { subject, text } of came) {
      expect(subject).toBe(`Neue Version 2 des Angebots ${mine} von Schaltanlagen Südtal`)
      expect(text).toMatch(/3\.900,00/)
      expect(text).toMatch(/4\.200,00/)
    }
    await replaced.getByRole('link', { name: 'Version 2 anzeigen' }).click()
    await customer.page.waitForURL(`**/offer/${second}`)
    await customer.page.getByText('Version 2 (diese)').waitFor()
    await rowOf(customer, 'Version 1').getByText('Ersetzt').waitFor()
    await customer.look('state-second-version-customer')
    await supplier.open(`/offer/${first}`, new RegExp(mine))
    await banner(supplier, /^Sie haben diese Version durch eine neue ersetzt\./)
      .getByRole('link', { name: 'Version 2 anzeigen' })
      .waitFor()
    await supplier.look('state-replaced-supplier')
  })

  test('the customer orders from the other supplier', async () => {
    await customer.open(`/offer/${rivals}`, new RegExp(other))
    await customer.drop('Bestellung hochladen', pdfFile('Bestellung', smallPdf('Bestellung')))
    await customer.page.getByText('Die Bestellung liegt bei. Sie können das Angebot annehmen.').waitFor()
    await customer.button('Annehmen').click()
    await customer
      .dialog(/annehmen/)
      .getByRole('button', { name: 'Verbindlich bestellen' })
      .click()
    await customer.heading(/^Bestellungen/)
  })

  test('lapsed: an order that nobody confirmed in time is open again, for both without reloading', async () => {
    await customer.open(`/order/${rivals}`, new RegExp(other))
    competitor = await open(rival, `/order/${rivals}`)
    await competitor.heading(new RegExp(other))
    await customer.stay()
    await competitor.stay()
    await endBinding(rivals)
    await banner(customer, /^Ihre Bestellung ist am .* verfallen, weil Steuerungsbau Rheinbogen/).waitFor({
      timeout: 90_000,
    })
    await banner(competitor, /^Die Bestellung von Anlagenbau Nordhafen ist am .* verfallen/).waitFor()
    for (const user of [customer, competitor]) {
      expect(await user.hasStayed()).toBe(true)
      expect(new URL(user.page.url()).pathname).toBe(`/offer/${rivals}`)
    }
    await customer.button('Annehmen').waitFor()
    await customer.button('Neue Version anfragen').waitFor()
    await customer.look('state-lapsed-customer')
    await competitor.look('state-lapsed-supplier')
    await mails.arrived(`verfallen: Angebot ${other}`, [buyer, rival])
  })

  test('the comparison is sorted, printed and taken along as xlsx, and says the same each time', async () => {
    const { page } = customer
    await customer.open(`/enquiry/${enquiryId}/offers`, /^Angebote vergleichen/)
    const heads = page.getByRole('columnheader').filter({ hasText: /Version/ })
    expect(await heads.count()).toBe(2)
    expect(await heads.first().textContent()).toContain('Schaltanlagen Südtal')
    await page.getByText('Bester Preis').waitFor()
    await page.getByText('Bestellung verfallen').waitFor()
    await page.getByRole('link', { name: 'Version 1: 4.200,00 €' }).waitFor()
    await page.getByRole('button', { name: 'Gültigkeit' }).click()
    await page.getByRole('button', { name: 'Gültigkeit', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Preis', exact: true }).click()
    await customer.look('state-compared')
    const said = [
      'Schaltanlagen Südtal',
      'Steuerungsbau Rheinbogen',
      '3.900,00 €',
      '4.600,00 €',
      '31.12.2094',
      'Gültig bis',
      'Bestellung verfallen',
    ]
    const sheets = (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).map(({ text }) => text)
    for (const text of [...said, title]) expect(sheets.join(' ')).toContain(text)
    expect(sheets[0]).toMatch(/Gedruckt am \d\d\.\d\d\.\d{4}/)
    for (const text of ['Sortieren nach', 'Drucken', 'herunterladen'])
      expect(sheets.join(' ')).not.toContain(text)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      customer.button('Als xlsx herunterladen').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
    const cells = (await rowsOf(download)).flat()
    for (const text of ['Schaltanlagen Südtal', 'Steuerungsbau Rheinbogen', 'Bestellung verfallen'])
      expect(
        cells.some((cell) => cell.includes(text)),
        text,
      ).toBe(true)
    for (const price of [3900, 4600]) expect(cells.map(Number)).toContain(price)
  })

  test('no supplier and no operator finds the comparison, and each has a way out', async () => {
    operator = await open('betrieb@schrankwerk.example', `/enquiry/${enquiryId}/offers`)
    for (const user of [supplier, operator]) {
      await user.page.goto(`/enquiry/${enquiryId}/offers`)
      await user.heading(/./)
      const main = user.page.locator('main')
      await expect.poll(() => main.textContent()).toMatch(/nicht/)
      expect(await main.textContent()).not.toMatch(/€|Rheinbogen/)
      expect(await main.getByRole('link').count()).toBeGreaterThan(0)
      await user.look(`state-comparison-refused-${user === operator ? 'operator' : 'supplier'}`)
    }
  })

  test('withdrawn: the supplier takes it back from his list; the customer’s open page says so', async () => {
    await customer.open(`/offer/${rivals}`, new RegExp(other))
    await customer.stay()
    await competitor.open('/offer', /^Angebote/)
    await rowOf(competitor, other).getByRole('checkbox').check()
    await competitor.button('Zurückziehen').click()
    const dialog = competitor.dialog(/zurückziehen\?$/)
    await dialog.waitFor()
    await competitor.look('state-withdraw-question')
    await dialog.getByRole('button', { name: 'Angebot zurückziehen' }).click()
    await dialog.waitFor({ state: 'detached' })
    await rowOf(competitor, other).waitFor({ state: 'detached' })
    const withdrawn = banner(customer, /^Steuerungsbau Rheinbogen hat das Angebot zurückgezogen\./)
    await withdrawn.waitFor()
    expect(await customer.hasStayed()).toBe(true)
    expect(await customer.button('Annehmen').count()).toBe(0)
    await customer.look('state-withdrawn-customer')
    await mails.arrived(`Angebot ${other} von Steuerungsbau Rheinbogen zurückgezogen`, [buyer])
    await competitor.open(`/offer/${rivals}`, new RegExp(other))
    await banner(competitor, /^Sie haben das Angebot zurückgezogen/).waitFor()
    await competitor.look('state-withdrawn-supplier')
    await withdrawn.getByRole('link', { name: 'Angebote zu dieser Anfrage' }).click()
    await customer.heading(/^Angebote/)
    await rowOf(customer, mine).first().waitFor()
    expect(await rowOf(customer, other).count()).toBe(0)
    await customer.look('state-offers-of-enquiry')
    for (const user of [customer, competitor]) {
      await user.open('/offer', /^Angebote/)
      await user.button('Archiviert').click()
      await rowOf(user, other).getByText('Zurückgezogen').waitFor()
    }
    await customer.look('state-offers-archived')
    await customer.button('Abgelehnt').click()
    await customer.look('state-offers-nothing-found')
  })

  test('closed: both read what that means for the offer; reopening brings it back', async () => {
    await supplier.open(`/offer/${second}`, new RegExp(mine))
    await supplier.stay()
    await customer.open(`/enquiry/${enquiryId}`, title)
    await press(customer, 'Anfrage schließen')
    await customer
      .dialog(/schließen/)
      .getByRole('button', { name: 'Anfrage schließen' })
      .click()
    await customer.page.getByText('Geschlossen: keine neuen Angebote.').waitFor()
    await banner(supplier, /^Anlagenbau Nordhafen hat die Anfrage geschlossen/).waitFor()
    expect(await supplier.hasStayed()).toBe(true)
    await supplier.look('state-closed-supplier')
    await mails.arrived(
      `Anfrage von Anlagenbau Nordhafen geschlossen: ${title}`,
      peopleOf('Schaltanlagen Südtal'),
    )
    await customer.open(`/offer/${second}`, new RegExp(mine))
    const closed = banner(customer, /^Die Anfrage ist geschlossen\./)
    await closed.waitFor()
    expect(await customer.button('Annehmen').count()).toBe(0)
    await customer.look('state-closed-customer')
    await closed.getByRole('link', { name: 'Anfrage anzeigen' }).click()
    await customer.heading(title)
    await press(customer, 'Erneut öffnen')
    await banner(supplier, /hat die Anfrage geschlossen/).waitFor({ state: 'detached' })
    await mails.arrived(
      `Anfrage von Anlagenbau Nordhafen erneut geöffnet: ${title}`,
      peopleOf('Schaltanlagen Südtal'),
    )
    await customer.open(`/offer/${second}`, new RegExp(mine))
    await customer.button('Annehmen').waitFor()
  })

  test('each was mailed once about each, and nothing happened that must not', async () => {
    const subjects = [
      ...(await mails.now(mine)),
      ...(await mails.now(other)),
      ...(await mails.now(title)),
    ].map(({ to, subject }) => `${to.join()} ${subject}`)
    expect(subjects.length).toBeGreaterThan(8)
    expect(new Set(subjects).size).toBe(subjects.length)
    const refused = /status of 404/
    for (const user of [customer, competitor]) expectNoPageFaults(user)
    for (const { mishaps } of [supplier, operator])
      expect({
        ...mishaps,
        consoleErrors: mishaps.consoleErrors.filter((text) => !refused.test(text)),
      }).toEqual({
        cspViolations: [],
        pageErrors: [],
        consoleErrors: [],
      })
  })
})
