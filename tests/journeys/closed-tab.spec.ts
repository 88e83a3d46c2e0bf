import type { Browser } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepByStep } from './step-by-step.ts'
import { expectNoPageFaults, openUserSession, type UserSession } from './user-session.ts'

const now = Date.now()
const title = `Geschlossener Tab ${now}`
const remark = `Zuletzt getippt ${now}`

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

stepByStep(() => ({ 'closed-tab-customer': customer, 'closed-tab-supplier': supplier }))

/** Closes the tab in the moment after the last letter, and stays with that when the browser asks; nothing of it is left. */
async function closeTab({ page }: UserSession): Promise<void> {
  const closed = page.waitForEvent('close')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await closed
}

/** What a field holds for somebody who opens the page in a browser that knows nothing of the closed one. */
async function isThereAgain(mail: string, path: string, label: string, text: string): Promise<void> {
  const again = await openUserSession(browser, mail, path)
  const field = again.page.getByLabel(label).first()
  await expect
    .poll(async () => {
      const held = await field.inputValue()
      if (held !== text) await again.page.reload()
      return held
    })
    .toBe(text)
  expectNoPageFaults(again)
  await again.close()
}

test('a customer begins an enquiry, and a supplier an offer', async () => {
  customer = await openUserSession(browser, 'einkauf@westhalde.example', '/enquiry/new')
  await customer.heading('Neue Anfrage')
  await customer.write('Titel', title)
  await customer.page.waitForURL(/\/enquiry\/[0-9a-f-]{36}/)
  enquiry = new URL(customer.page.url()).pathname
  await customer.page.getByText(/^Gespeichert/).waitFor()

  supplier = await openUserSession(browser, 'vertrieb@elbaue.example', '/enquiry')
  await supplier.heading('Anfragen')
  await supplier.page.getByRole('table').getByRole('link').first().click()
  await supplier.page.getByRole('link', { name: 'Angebot erstellen' }).click()
  await supplier.write('Angebotsnummer', `ZU-${now}`)
  await supplier.page.waitForURL(/\/offer\/[0-9a-f-]{36}/)
  offer = new URL(supplier.page.url()).pathname
  await supplier.page.getByText(/^Gespeichert/).waitFor()
})

test('he changes a condition, closes the tab at once, and it is there afterwards', async () => {
  const field = customer.page.getByLabel('Aufstellort')
  await field.fill(remark)
  await closeTab(customer)
  expectNoPageFaults(customer)
  await isThereAgain('einkauf@westhalde.example', enquiry, 'Aufstellort', remark)
})

test('he writes into the offer, closes the tab at once, and it is there afterwards', async () => {
  await supplier.write('Zusätzliche Angaben', remark)
  await closeTab(supplier)
  expectNoPageFaults(supplier)
  await isThereAgain('vertrieb@elbaue.example', offer, 'Zusätzliche Angaben', remark)
})
