import type { Browser, CDPSession } from '@playwright/test'
import { smallPdf } from '@schrankwerk/infra/demo/small-pdf.ts'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepByStep } from './step-by-step.ts'
import { openUserSession, pdfFile, type UserSession } from './user-session.ts'

const title = `Dateien ${Date.now()}`
let browser: Browser
let user: UserSession
let network: CDPSession

beforeAll(async () => {
  browser = await launchChromium()
  user = await openUserSession(browser, 'einkauf@nordhafen.example', '/enquiry/new')
  network = await user.page.context().newCDPSession(user.page)
})
afterAll(async () => {
  await browser?.close()
})

stepByStep(() => ({ files: user }))

const files = () => user.section('Dateien')
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
  await user.write('Titel', title)
  const give = await nextAnswer()
  await user.drop('Dateien hochladen', pdfFile('Schaltplan', smallPdf('Schaltplan', 3)))
  await give('lose')
  await user.button('Schaltplan.pdf erneut hochladen').click()
  await fileRow('Schaltplan.pdf').waitFor()
  await user.button('Schaltplan.pdf erneut hochladen').waitFor({ state: 'detached' })
  await user.page.reload()
  await fileRow('Schaltplan.pdf').waitFor()
  expect(await files().getByRole('row').count()).toBe(2)
})

test('an upload goes on while other pages are shown, and nothing asks before one leaves', async () => {
  const { page } = user
  const address = new URL(page.url()).pathname
  const give = await nextAnswer()
  await user.stay()
  await user.drop('Dateien hochladen', pdfFile('Aufbauplan', smallPdf('Aufbauplan')))
  await files().getByRole('listitem').filter({ hasText: 'Aufbauplan.pdf' }).waitFor()
  await page.getByRole('link', { name: 'Angebote' }).first().click()
  await user.heading(/^Angebote/)
  await page.goBack()
  await user.heading(title)
  await files().getByRole('listitem').filter({ hasText: 'Aufbauplan.pdf' }).waitFor()
  await give('pass')
  await fileRow('Aufbauplan.pdf').waitFor()
  expect(new URL(page.url()).pathname).toBe(address)
  expect(await user.hasStayed()).toBe(true)
})

test('a preview has the text of its pages, turns them by key, and gives the focus back', async () => {
  const { page } = user
  await user.button('Schaltplan.pdf ansehen').click()
  const dialog = user.dialog('Schaltplan.pdf')
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
  await user.look('file-preview')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('a deletion asks first and names the file', async () => {
  await user.look('files')
  await user.button('Aufbauplan.pdf löschen').click()
  const dialog = user.dialog('Datei „Aufbauplan.pdf“ löschen?')
  await dialog.getByRole('button', { name: 'Datei löschen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await fileRow('Aufbauplan.pdf').waitFor({ state: 'detached' })
  expect(await files().getByRole('row').count()).toBe(2)
})
