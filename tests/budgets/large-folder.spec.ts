/// <reference lib="dom" />
import type { Browser, CDPSession } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUserSession, type UserSession } from '../journeys/user-session.ts'

const files = 5000

/** Told at the end: what docs/measurements.md holds. Nothing fails for being slow, for the machine may be busy. */
const figures: string[] = []
interface Took {
  /** By the clock, ms. */
  clock: number
  /** Of the page's own thread, ms: what it would take on a machine with nothing else to do. */
  processor: number
}
const note = (what: string, times: Took[]) =>
  figures.push(
    `${what}: ${times.map(({ clock, processor }) => `${clock.toFixed(0)} ms (${processor.toFixed(0)})`).join(', ')}`,
  )

let browser: Browser
let user: UserSession
let metrics: CDPSession
beforeAll(async () => {
  browser = await launchChromium()
  user = await openUserSession(browser, 'einkauf@nordhafen.example', '/business-data')
  metrics = await user.page.context().newCDPSession(user.page)
  await metrics.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await metrics.send('Performance.enable', { timeDomain: 'threadTicks' })
})
afterAll(async () => {
  process.stdout.write(`By the clock, and in brackets of processor time:\n${figures.join('\n')}\n`)
  await browser?.close()
})

/** Of the page's thread since the page began, ms. */
async function processorTime(): Promise<number> {
  const found = await metrics.send('Performance.getMetrics')
  return 1000 * (found.metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** The folder as it is, with so many files in place of its own. */
async function fillFolder(): Promise<void> {
  await user.page.route('**/api/offer/businessdata/?offerId=*', async (route) => {
    const answer = await route.fetch()
    const folder = await answer.json()
    const items = Array.from({ length: files }, (_, at) => ({
      id: `01990000-0000-7000-8000-${(at + 1).toString(16).padStart(12, '0')}`,
      filename: `Schaltplan Baugruppe ${at % 97} Blatt ${at + 1}.pdf`,
      subfolderId: null,
      path: `folder/${at}`,
      size: 1000 + at * 37,
      version: 1 + (at % 3),
      side: at % 2 === 0 ? 'SUPPLIER' : 'CUSTOMER',
      editVersion: 1,
      downloadCounter: at % 11,
      createDate: '2026-11-02T08:00:00.000Z',
      lastUpdate: '2026-11-02T08:00:00.000Z',
      permissions: { read: true, write: true },
    }))
    await route.fulfill({ response: answer, json: { ...folder, items } })
  })
}

/** Notes when the first row is on the screen. */
const watchForRows = () => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="grid"] [role="row"][aria-rowindex="2"]')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('rows-shown')))
  }).observe(document, { childList: true, subtree: true })
}

/** From the last byte of the answer until its rows are on the screen, in ms. */
const timeToRows = () =>
  user.page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/offer/businessdata/?'))
    const shown = performance.getEntriesByName('rows-shown')[0]
    return (shown?.startTime ?? Number.NaN) - (answers[0] as PerformanceResourceTiming).responseEnd
  })

/** What a person does, until the frame that shows it, in ms. */
async function timeOf(act: { press: string } | { type: string }): Promise<Took> {
  const before = await processorTime()
  const clock = await user.page.evaluate(async (asked) => {
    const begun = performance.now()
    if ('press' in asked) document.querySelector<HTMLElement>(asked.press)?.click()
    else {
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      write?.call(field, asked.type)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begun
  }, act)
  return { clock, processor: (await processorTime()) - before }
}

test(`${files} files are shown, chosen and searched`, async () => {
  const { page } = user
  const folder = await page
    .getByRole('link', { name: /./ })
    .and(page.locator('a[href^="/business-data/"]'))
    .first()
  const address = await folder.getAttribute('href')
  await fillFolder()
  await page.addInitScript(watchForRows)
  const first: Took[] = []
  for (let round = 0; round < 3; round += 1) {
    const answered = page
      .waitForResponse((answer) => answer.url().includes('/api/offer/businessdata/?'))
      .then(processorTime)
    await page.goto(String(address))
    const before = await answered
    await page.getByRole('gridcell', { name: /^PDF-Dokument: .* Blatt 1\.pdf$/ }).waitFor()
    first.push({ clock: await timeToRows(), processor: (await processorTime()) - before })
  }
  note(`${files} files, from the answer to the first rows`, first)
  expect(await page.getByRole('row').count()).toBeLessThan(100)

  const all = '[role="columnheader"] input[type="checkbox"]'
  note('all of them chosen, none, all', [
    await timeOf({ press: all }),
    await timeOf({ press: all }),
    await timeOf({ press: all }),
  ])
  await page.getByText('5.000 Zeilen ausgewählt').waitFor()
  note('one of them left out', [await timeOf({ press: '[role="gridcell"] input[type="checkbox"]' })])
  await page.getByText('4.999 Zeilen ausgewählt').waitFor()

  const letters: Took[] = []
  for (const typed of ['b', 'bl', 'bla', 'blat', 'blatt', 'blatt 4', 'blatt 49', 'blatt 499', 'blatt 4999'])
    letters.push(await timeOf({ type: typed }))
  note('a search, letter by letter', letters)
  await page.getByText('1 von 5.000 Dateien').waitFor()
  note('the search emptied', [await timeOf({ type: '' })])
  await page.getByRole('gridcell', { name: /^PDF-Dokument: .* Blatt 1\.pdf$/ }).waitFor()
  await user.look('folder-of-5000-files')
})
