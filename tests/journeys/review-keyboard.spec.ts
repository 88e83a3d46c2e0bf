import type { Browser } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongNumbers } from './long-list.ts'
import { pdfPages } from './pdf-text.ts'
import { stepByStep } from './step-by-step.ts'
import { expectNoPageFaults, openUserSession, type UserSession } from './user-session.ts'

const lines = 100
// What a company chose before it has remembered: another list has other numbers.
const ending = `Z${(Date.now() % 46_656).toString(36).toUpperCase()}`
/** What a person may need besides one key for each line: to get there, and to leave. */
const fewMore = 5

let browser: Browser
let customer: UserSession

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

stepByStep(() => ({ keyboard: customer }))

test('a customer uploads a list in which no number is right', async () => {
  customer = await openUserSession(browser, 'einkauf@westhalde.example', '/enquiry/new')
  await customer.heading('Neue Anfrage')
  await customer.write('Titel', `Tastatur ${Date.now()}`)
  await customer.page.waitForURL(/\/enquiry\/[0-9a-f-]{36}/)
  await customer.drop('Stückliste hochladen', {
    name: 'Falsche Nummern.csv',
    mimeType: 'text/csv',
    buffer: wrongNumbers(lines, ending),
  })
  const mapping = customer.dialog(/Spalten zuordnen/)
  await mapping.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await mapping.waitFor({ state: 'detached' })
  await customer.page.getByText(`${lines} Zeilen: 0 in Ordnung, ${lines} mit Hinweis`).waitFor()
})

test('a hundred lines are decided by a hundred keys and a few, none lost and none twice', {
  timeout: 300_000,
}, async () => {
  const { page } = customer
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const decided: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/enquiry/bom/articles/update')) return
    decided.push(...(request.postDataJSON() as { lineIds: string[] }).lineIds)
  })
  await page.getByRole('grid', { name: 'Zeilen der Stückliste' }).focus()
  await press('n')
  await press('Enter')
  for (let position = 1; position <= lines; position++) {
    const dialog = customer.dialog(`Zeile ${position}`)
    await dialog.waitFor()
    // Whoever decides has seen what the key takes.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
      .toMatch(/^Diesen nehmen: /)
    if (position === 1) await customer.look('line-by-keyboard')
    await press('Enter')
  }
  await page.getByText('Keine weitere Zeile mit Hinweis.').waitFor()
  await press('Escape')
  await page.getByText(`${lines} Zeilen: ${lines} in Ordnung, 0 mit Hinweis`).waitFor()
  expect(keys).toBeLessThanOrEqual(lines + fewMore)
  expect(decided).toHaveLength(lines)
  expect(new Set(decided).size).toBe(lines)
})

test('what was decided is there after a reload, and all counts agree', async () => {
  const { page } = customer
  await page.reload()
  await page.getByText(`${lines} Zeilen: ${lines} in Ordnung, 0 mit Hinweis`).waitFor()
  for (const name of ['Mit Fehler (0)', 'Zu prüfen (0)', 'Gemerkt (0)']) await customer.button(name).waitFor()
  await customer.look('review-decided')
})

test('at 1280 px what a line needs is in sight without scrolling sideways', async () => {
  const { page } = customer
  await page.setViewportSize({ width: 1280, height: 800 })
  const table = page.getByRole('grid', { name: 'Zeilen der Stückliste' })
  await table.waitFor()
  const [inside, whole] = await table.evaluate((grid) => [grid.clientWidth, grid.scrollWidth])
  expect(whole).toBeLessThanOrEqual(inside ?? 0)
})

test('on paper stands every line, below a head on each sheet, and no button', async () => {
  const pages = await pdfPages(await customer.page.pdf({ preferCSSPageSize: true }))
  const sheets = pages.filter(({ text }) => /Pos\.\s+Status\s+Artikel/.test(text))
  const text = sheets.map((sheet) => sheet.text).join(' ')
  expect(sheets.length).toBeGreaterThan(1)
  // Each line says three things below each other, so a sheet has a dozen and one of them at least.
  expect(sheets.length).toBeLessThanOrEqual(lines / 13 + 1)
  expect(sheets.every(({ isLandscape }) => isLandscape)).toBe(true)
  expect(text.match(/Gewählt/g)).toHaveLength(lines)
  const all = pages.map((page) => page.text).join(' ')
  for (const button of ['Nächster Hinweis', 'Spalten zuordnen', 'Mit Fehler ('])
    expect(all).not.toContain(button)
  expectNoPageFaults(customer)
})
