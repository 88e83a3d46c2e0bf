import type { Browser, Locator, Page } from '@playwright/test'
import { getConversations, getEnquiry, getMessages, markAllRead, updateEnquiry } from '@schrankwerk/contracts'
import { demoArticles } from '@schrankwerk/infra/demo/articles.ts'
import { smallPdf } from '@schrankwerk/infra/demo/small-pdf.ts'
import {
  collectPageFaults,
  expectNoAxeViolations,
  launchChromium,
  type PageFaults,
} from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../access/people.ts'
import type { Person } from '../access/person.ts'
import { attach, draftEnquiry, withPartsList } from '../access/scene.ts'
import { linkOf, type Mail, mailsFromNow } from './mails.ts'
import { stepByStep } from './step-by-step.ts'
import { expectNoPageFaults, openUserSession, pdfFile, type UserSession } from './user-session.ts'

const title = `Schieberhaus ${Date.now()}`
const question = 'Welche Spule hat das Schütz?'
const answer = 'Die mit 24 V, das Datenblatt liegt bei.'

const orderNumbers = [...demoArticles()]
  .filter((_, at) => at % 97 === 0)
  .slice(0, 6)
  .map(({ Bestellnummer }) => Bestellnummer)
/** On line 3. */
const asked = orderNumbers[2]!

const customerMail = 'einkauf@nordhafen.example'
const supplierMail = 'vertrieb@suedtal.example'
const colleagueMail = 'kalkulation@suedtal.example'
const companion = 'technik@nordhafen.example'

let browser: Browser
let customer: UserSession
let customersOther: { page: Page; mishaps: PageFaults }
let supplier: UserSession
let colleague: UserSession
let caller: Person
let mails: Awaited<ReturnType<typeof mailsFromNow>>
let mail: Mail
let enquiryId: string
let enquiry: string
let offer: string

beforeAll(async () => {
  const people = await Promise.all([customerMail, companion, supplierMail, colleagueMail].map(signInAs))
  // Whatever others have left unread is none of this.
  await Promise.all(people.map((person) => person.get(markAllRead)))
  caller = people[0]!
  enquiryId = await draftEnquiry(caller, title)
  await withPartsList(caller, enquiryId, orderNumbers)
  await attach(caller, `enquiry/${enquiryId}`, 'CIRCUIT_DIAGRAM', 'Schaltplan')
  const { editVersion } = await caller.get(getEnquiry, { query: { id: enquiryId } })
  await caller.get(updateEnquiry, { body: { id: enquiryId, editVersion, released: true } })
  enquiry = `/enquiry/${enquiryId}`
  browser = await launchChromium()
  mails = await mailsFromNow()
})
afterAll(async () => {
  await browser?.close()
})

stepByStep(() => ({
  'chat-customer': customer,
  'chat-supplier': supplier,
  'chat-colleague': colleague,
}))

/** The bell with this number beside it, none where nothing is unread. */
const bell = (page: Page, unread: number): Locator =>
  page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .or(page.getByRole('banner'))
    .getByRole('link', {
      name: unread === 0 ? 'Nachrichten' : `${unread} ungelesene Nachricht${unread === 1 ? '' : 'en'}`,
      exact: true,
    })
    .first()
const counts = async (page: Page, unread: number): Promise<void> => {
  await bell(page, unread).waitFor()
  const beginning = unread === 0 ? /^[^(]/ : new RegExp(`^\\(${unread}\\) `)
  await expect.poll(() => page.title()).toMatch(beginning)
}

const chat = ({ page }: UserSession): Locator => page.getByRole('complementary', { name: 'Nachrichten' })
const messages = (user: UserSession): Locator => chat(user).getByRole('region', { name: /^Nachrichten von/ })
const textArea = (user: UserSession): Locator => chat(user).getByRole('textbox', { name: /^Nachricht an/ })
const door = ({ page }: UserSession): Locator => page.getByRole('button', { name: /^Nachrichten\b/ })
const send = async (user: UserSession, text: string): Promise<void> => {
  await textArea(user).fill(text)
  await chat(user).getByRole('button', { name: 'Senden' }).click()
}
/** A message of the chat, sent or not. */
const message = (user: UserSession, text: string): Locator =>
  messages(user).getByRole('listitem').filter({ hasText: text })
const sent = (user: UserSession, text: string): Locator =>
  message(user, text).and(user.page.locator('[id^="message-"]'))
const sign = ({ page }: UserSession): Locator =>
  page.getByRole('button', { name: '1 offene Frage zu Zeile 3' })
const recommended = ({ page }: UserSession): Locator => page.getByText('1 offene Frage in den Nachrichten.')

/** From the top: what scrolls below the header is half covered, and no target of its own size there. */
const look = async (user: UserSession, name: string): Promise<void> => {
  await user.page.evaluate('scrollTo(0, 0)')
  await user.look(name)
}
const hasFocus = async (place: Locator) => (await place.and(place.page().locator(':focus')).count()) === 1

/** All that was written, as the server answers it to the customer. */
async function written() {
  const [conversation] = await caller.get(getConversations, { query: { enquiryId } })
  const all = await caller.get(getMessages, { query: { conversationId: conversation.id } })
  return all as { content: string; copies: unknown[] }[]
}

test('a customer, a supplier and his colleague sign in', async () => {
  customer = await openUserSession(browser, customerMail, '/enquiry')
  supplier = await openUserSession(browser, supplierMail, enquiry)
  colleague = await openUserSession(browser, colleagueMail, '/job')
  for (const { page } of [customer, supplier, colleague]) await counts(page, 0)
  await customer.stay()
})

test('the supplier asks about a line; the customer sees it without reloading, at once', async ({
  annotate,
}) => {
  await supplier.button('Frage zu Zeile 3 stellen').click()
  await textArea(supplier).fill(question)
  await chat(supplier).getByText('zu Zeile 3', { exact: true }).waitFor()
  const sentAt = performance.now()
  const [told] = await Promise.all([
    bell(customer.page, 1)
      .waitFor()
      .then(() => performance.now()),
    chat(supplier).getByRole('button', { name: 'Senden' }).click(),
  ])
  const took = Math.round(told - sentAt)
  await annotate(`The bell counted ${took} ms after the click.`)
  await counts(customer.page, 1)
  expect(await customer.hasStayed()).toBe(true)
  await sent(supplier, question).getByText('Offene Frage').waitFor()
  await sign(supplier).waitFor()
  await counts(supplier.page, 0)
  await counts(colleague.page, 1)
  await look(supplier, 'chat-supplier')
})

test('everyone of the customer gets one mail, which leads to the place through the sign-in', async () => {
  const came = await mails.arrived(title, [customerMail, companion])
  mail = came.find(({ to }) => to[0] === companion)!
  expect(mail.subject).toBe(`Neue Nachricht von Schaltanlagen Südtal: ${title}`)
  expect(mail.text).toContain(question)
  const link = new URL(linkOf(mail))
  expect(link.pathname).toBe(enquiry)
  const reader = await openUserSession(browser, companion, link.pathname + link.search)
  await sent(reader, question).waitFor()
  await counts(reader.page, 0)
  expectNoPageFaults(reader)
  await reader.close()
})

test('the customer finds it among his messages and is led to it; then it is read in every tab', async () => {
  const { page } = customer
  const other = await page.context().newPage()
  customersOther = { page: other, mishaps: collectPageFaults(other) }
  await other.goto('/offer')
  await counts(other, 1)
  await page.bringToFront()
  await bell(page, 1).click()
  await customer.heading('Nachrichten')
  const unread = page.getByRole('list', { name: 'Ungelesene Nachrichten von Schaltanlagen Südtal' })
  await unread.getByText('Vertrieb Südtal').waitFor()
  await page.getByText(`Anfrage „${title}“`).first().waitFor()
  await look(customer, 'messages-unread')
  await unread.getByText(question).click()
  await page.waitForURL((url) => url.pathname === enquiry && url.searchParams.has('message'))
  await sent(customer, question).waitFor()
  await counts(page, 0)
  await counts(other, 0)
  await counts(colleague.page, 1)
})

test('he jumps from the message to the line, which is marked', async () => {
  const { page } = customer
  await sent(customer, question).getByRole('button', { name: 'zu Zeile 3' }).click()
  const line = page.getByRole('grid', { name: 'Zeilen der Stückliste' }).getByRole('row', { selected: true })
  await page.locator('[role=row][data-tone=blue]').waitFor()
  expect(await line.getAttribute('aria-rowindex')).toBe('4')
  await line.getByText(asked, { exact: true }).first().waitFor()
  await sign(customer).waitFor()
  await look(customer, 'chat-customer')
})

test('he answers with a file; the supplier and his colleague see it, and each reads for himself', async () => {
  await supplier.open('/offer', /^Angebote/)
  await supplier.stay()
  await colleague.stay()
  await chat(customer)
    .locator('input[type=file]')
    .setInputFiles(pdfFile('Datenblatt', smallPdf('Datenblatt')))
  await chat(customer)
    .getByText(/^Datenblatt\.pdf \(/)
    .waitFor()
  await send(customer, answer)
  await sent(customer, answer).getByRole('button', { name: 'Datenblatt.pdf', exact: true }).waitFor()
  await counts(supplier.page, 1)
  await counts(colleague.page, 2)
  expect(await supplier.hasStayed()).toBe(true)
  expect(await colleague.hasStayed()).toBe(true)
  await bell(supplier.page, 1).click()
  await supplier.page.getByText(answer).click()
  await sent(supplier, answer).waitFor()
  await counts(supplier.page, 0)
  await counts(colleague.page, 2)
  // Who has read it is known to its writer.
  await sent(customer, answer).getByText('gelesen von Vertrieb Südtal').waitFor()
})

test('what comes while the chat is open is announced politely', async () => {
  await send(customer, 'Reicht Ihnen das?')
  const region = chat(supplier)
    .getByRole('status')
    .filter({ hasText: 'Neue Nachricht von Einkauf Nordhafen' })
  await region.waitFor({ state: 'attached' })
  await sent(supplier, 'Reicht Ihnen das?').waitFor()
  await counts(supplier.page, 0)
})

test('the supplier makes an offer, which names the open question, and copies the file into it', async () => {
  const { page } = supplier
  await page.getByRole('link', { name: 'Angebot erstellen' }).click()
  await page.getByRole('button', { name: 'Stückliste bearbeiten' }).click()
  await page.waitForURL(/\/offer\/[0-9a-f-]{36}/)
  offer = new URL(page.url()).pathname
  await recommended(supplier).waitFor()
  await sent(supplier, answer).getByRole('button', { name: 'Ins Angebot übernehmen' }).click()
  const dialog = supplier.dialog(/übernehmen/)
  await dialog.waitFor()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await sent(supplier, answer)
    .getByText(/^Als .+ übernommen in dieses Angebot$/)
    .waitFor()
  await supplier.section('Dateien').getByText('Datenblatt.pdf').first().waitFor()
  await look(supplier, 'chat-copied')
  expect(JSON.stringify((await written()).map(({ copies }) => copies))).toBe('[[],[],[]]')
  await customer.open(enquiry, title)
  await sent(customer, answer).waitFor()
  expect(await customer.page.getByText(/übernommen/).count()).toBe(0)
})

test('the customer settles the question; its sign goes for both', async () => {
  await colleague.open(enquiry, title)
  await Promise.all([sign(customer).waitFor(), sign(colleague).waitFor()])
  await colleague.stay()
  await sent(customer, question).getByRole('button', { name: 'Als geklärt markieren' }).click()
  await sent(customer, question).getByText('Geklärt', { exact: true }).waitFor()
  await sign(customer).waitFor({ state: 'detached' })
  await sign(colleague).waitFor({ state: 'detached' })
  await sent(colleague, question).getByText('Geklärt', { exact: true }).waitFor()
  expect(await colleague.hasStayed()).toBe(true)
  await sent(supplier, question).getByText('Geklärt', { exact: true }).waitFor()
  await supplier.open(offer, /./)
  await sent(supplier, question).getByText('Geklärt', { exact: true }).waitFor()
  expect(await recommended(supplier).count()).toBe(0)
})

test('without a network nothing is lost: it is sent once by itself, and so comes what the customer wrote', async () => {
  const { page } = supplier
  const unsent = 'Danke, das genügt.'
  const draft = 'Noch eine Frage zur'
  const meanwhile = 'Die Lieferadresse hat sich geändert.'
  await supplier.open(enquiry, title)
  await sent(supplier, question).waitFor()
  await supplier.stay()
  await page.context().setOffline(true)
  await send(supplier, unsent)
  await message(supplier, unsent).getByText('Nicht gesendet.').waitFor()
  await message(supplier, unsent).getByRole('button', { name: 'Erneut senden' }).waitFor()
  await textArea(supplier).fill(draft)
  await look(supplier, 'chat-offline')
  await send(customer, meanwhile)
  await sent(customer, meanwhile).waitFor()
  await page.context().setOffline(false)
  // The longest pause between two attempts of the live stream is 22 s.
  await sent(supplier, meanwhile).waitFor({ timeout: 60_000 })
  // That between two attempts to send is 30 s.
  await sent(supplier, unsent).waitFor({ timeout: 60_000 })
  await message(supplier, unsent).getByText('Nicht gesendet.').waitFor({ state: 'detached' })
  expect(await supplier.hasStayed()).toBe(true)
  await page.reload()
  await sent(supplier, meanwhile).waitFor()
  await sent(supplier, unsent).waitFor()
  expect(await textArea(supplier).inputValue()).toBe(draft)
  await sent(customer, unsent).waitFor()
  expect((await written()).map(({ content }) => content)).toEqual([
    question,
    answer,
    'Reicht Ihnen das?',
    meanwhile,
    unsent,
  ])
})

test('on a phone the chat is a sheet over the page', async () => {
  const { page } = customer
  await page.setViewportSize({ width: 360, height: 740 })
  await customer.open(enquiry, title)
  await door(customer).click()
  const sheet = customer.dialog('Nachrichten')
  await sheet.getByText(answer).waitFor()
  await sheet.getByRole('textbox', { name: /^Nachricht an/ }).waitFor()
  const area = await sheet.boundingBox()
  expect(area?.width).toBeLessThanOrEqual(360)
  await look(customer, 'chat-sheet')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(door(customer))).toBe(true)
  await customer.open('/messages?view=all', 'Nachrichten')
  await page.getByText(`Anfrage „${title}“`).first().waitFor()
  await look(customer, 'messages-all')
  await page.setViewportSize({ width: 1280, height: 900 })
})

/** Goes there by the tabulator, as somebody without a pointer does. */
async function tabTo(place: Locator, key = 'Tab'): Promise<void> {
  for (let left = 80; left > 0; left -= 1) {
    if (await hasFocus(place)) return
    await place.page().keyboard.press(key)
  }
  throw new Error('Nothing leads there by the keyboard.')
}

test('the keyboard alone opens the chat, writes, sends and closes it', async () => {
  const { page } = colleague
  const text = 'Von der Tastatur'
  await chat(colleague).getByRole('button', { name: 'Nachrichten schließen' }).click()
  await chat(colleague).waitFor({ state: 'detached' })
  await colleague.open(enquiry, title)
  await tabTo(door(colleague))
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(chat(colleague).getByRole('heading', { name: 'Nachrichten' }))).toBe(true)
  await sent(colleague, question).waitFor()
  await tabTo(textArea(colleague))
  await page.keyboard.type(text)
  await page.keyboard.press('Control+Enter')
  await sent(colleague, text).waitFor()
  expect(await hasFocus(textArea(colleague))).toBe(true)
  await tabTo(chat(colleague).getByRole('button', { name: 'Nachrichten schließen' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await chat(colleague).waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(door(colleague))).toBe(true)
})

test('of all that was written nobody got more than one mail', async () => {
  const all = (await mails.now(title)).filter(({ subject }) => subject.startsWith('Neue Nachricht'))
  const addresses = all.map(({ to }) => to.join())
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toEqual(expect.arrayContaining([customerMail, companion, colleagueMail]))
})

test('nothing happened that must not: no violation of the policy, no error in the console', async () => {
  for (const user of [customer, { ...customer, ...customersOther }, colleague]) expectNoPageFaults(user)
  const { consoleErrors, ...others } = supplier.mishaps
  expect(others).toEqual({ cspViolations: [], pageErrors: [] })
  // The browser itself reports every call that the missing network has failed.
  expect(consoleErrors.filter((text) => !text.includes('net::ERR_'))).toEqual([])
})
