import type { Browser, CDPSession } from '@playwright/test'
import { smallPdf } from '@schrankwerk/infra/demo/small-pdf.ts'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Desk, pdfFile, sitDown } from './desk.ts'

const title = `Dateien ${Date.now()}`
let browser: Browser
let desk: Desk
let network: CDPSession

beforeAll(async () => {
  browser = await launchChromium()
  desk = await sitDown(browser, 'einkauf@nordhafen.example', '/enquiry/new')
  network = await desk.page.context().newCDPSession(desk.page)
})
afterAll(async () => {
  await browser?.close()
})

// Each step stands on the one before.
let isBroken = false
beforeEach(({ onTestFailed }) => {
  if (isBroken) throw new Error('An earlier step failed.')
  onTestFailed(async () => {
    isBroken = true
    await desk?.shoot('failed-files')
  })
})

const files = () => desk.section('Dateien')
const fileRow = (name: string) => files().getByRole('row').filter({ hasText: name })

/** Holds back the answer to the next upload, which the server has stored by then; `give` decides what becomes of it. */
async function nextAnswer(): Promise<(give: 'pass' | 'lose') => Promise<void>> {
  const paused = new Promise<string>((resolve) =>
    network.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId)),
  )
  await network.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/file/', requestStage: 'Response' }],
  })
  return async (give) => {
    const requestId = await paused
    if (give === 'pass') await network.send('Fetch.continueRequest', { requestId })
    else await network.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    await network.send('Fetch.disable')
  }
}

test('a file whose answer was lost is stored once when it is sent again', async () => {
  await desk.write('Titel', title)
  const give = await nextAnswer()
  await desk.drop('Dateien hochladen', pdfFile('Schaltplan', smallPdf('Schaltplan', 3)))
  await give('lose')
  await desk.button('Schaltplan.pdf erneut hochladen').click()
  await fileRow('Schaltplan.pdf').waitFor()
  await desk.button('Schaltplan.pdf erneut hochladen').waitFor({ state: 'detached' })
  await desk.page.reload()
  await fileRow('Schaltplan.pdf').waitFor()
  expect(await files().getByRole('row').count()).toBe(2)
})

test('an upload goes on while other pages are shown, and nothing asks before one leaves', async () => {
  const { page } = desk
  const address = new URL(page.url()).pathname
  const give = await nextAnswer()
  await desk.stay()
  await desk.drop('Dateien hochladen', pdfFile('Aufbauplan', smallPdf('Aufbauplan')))
  await files().getByRole('listitem').filter({ hasText: 'Aufbauplan.pdf' }).waitFor()
  await page.getByRole('link', { name: 'Angebote' }).first().click()
  await desk.heading(/^Angebote/)
  await page.goBack()
  await desk.heading(title)
  await files().getByRole('listitem').filter({ hasText: 'Aufbauplan.pdf' }).waitFor()
  await give('pass')
  await fileRow('Aufbauplan.pdf').waitFor()
  expect(new URL(page.url()).pathname).toBe(address)
  expect(await desk.hasStayed()).toBe(true)
})

test('a preview has the text of its pages, turns them by key, and gives the focus back', async () => {
  const { page } = desk
  await desk.button('Schaltplan.pdf ansehen').click()
  const dialog = desk.dialog('Schaltplan.pdf')
  const pages = dialog.getByRole('document', { name: 'Schaltplan.pdf' })
  await pages.getByRole('group', { name: 'Seite 1 von 3' }).getByText('Schaltplan 1').waitFor()
  await dialog.getByText('Seite 1 von 3').waitFor()
  await pages.focus()
  await page.keyboard.press('PageDown')
  await dialog.getByRole('status').getByText('Seite 2 von 3').waitFor()
  await page.keyboard.press('End')
  await pages.getByRole('group', { name: 'Seite 3 von 3' }).getByText('Schaltplan 3').waitFor()
  await dialog.getByRole('status').getByText('Seite 3 von 3').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Schaltplan.pdf ansehen')
  await page.keyboard.press('Enter')
  await pages.getByText('Schaltplan 1').waitFor()
  await desk.look('file-preview')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('a deletion asks first and names the file', async () => {
  await desk.look('files')
  await desk.button('Aufbauplan.pdf löschen').click()
  const dialog = desk.dialog('Datei „Aufbauplan.pdf“ löschen?')
  await dialog.getByRole('button', { name: 'Datei löschen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await fileRow('Aufbauplan.pdf').waitFor({ state: 'detached' })
  expect(await files().getByRole('row').count()).toBe(2)
})
