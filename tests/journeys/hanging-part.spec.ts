import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUserSession, type UserSession } from './user-session.ts'

let browser: Browser
let user: UserSession
let stopped: number | undefined

const goOn = () => {
  if (stopped !== undefined) process.kill(stopped, 'SIGCONT')
  stopped = undefined
}

beforeAll(async () => {
  browser = await launchChromium()
  user = await openUserSession(browser, 'einkauf@nordhafen.example', '/enquiry?title=Pumpensteuerung+Kai+4')
})
afterAll(async () => {
  goOn()
  await browser?.close()
})

/** The service stays where it is and answers nothing; its address still takes calls. */
function stop(name: string): void {
  const parts = JSON.parse(
    readFileSync(join(dirname(process.env.SCHRANKWERK_STACK ?? ''), 'pids.json'), 'utf8'),
  ) as { name: string; pid: number }[]
  const part = parts.find((one) => one.name === name)
  if (!part) throw new Error(`This run has started no ${name}.`)
  process.kill(part.pid, 'SIGSTOP')
  stopped = part.pid
}

test('a page whose service hangs says so, then offers another try, and comes without a reload', async () => {
  const { page } = user
  const draft = page.getByRole('link', { name: 'Pumpensteuerung Kai 4' }).first()
  await draft.waitFor()
  await page.clock.install()
  await user.stay()
  stop('workflow')
  const asked = page.waitForRequest((request) => request.url().includes('/api/enquiry/?id='))
  await draft.click()
  await asked
  await page.clock.runFor(8_500)
  await page.getByText('Das dauert länger als üblich.').first().waitFor()
  await page.clock.runFor(12_000)
  await page.getByText('Laden nicht möglich: Die Anfrage.').waitFor()
  await user.look('hanging-part')
  // Before it goes on: what else tells the page that it does might be faster.
  await user.button('Erneut versuchen').click()
  goOn()
  await user.heading('Pumpensteuerung Kai 4')
  expect(await user.hasStayed()).toBe(true)
})

test('what is typed while the service hangs is saved once it goes on', async () => {
  const { page } = user
  const field = page.getByLabel('Zusätzliche Angaben')
  const text = `Anlieferung über Tor 3 (${Date.now()})`
  stop('workflow')
  const sent = page.waitForRequest((request) => request.url().includes('/api/enquiry/update'))
  await field.fill(text)
  await page.clock.runFor(2_000)
  await sent
  await page.clock.runFor(8_500)
  await page.getByText('Speichern dauert länger als üblich').waitFor()
  await page.clock.runFor(30_000)
  expect(await field.inputValue()).toBe(text)
  goOn()
  await page.getByText(/^Gespeichert/).waitFor()
  await page.clock.resume()
  await page.reload()
  await field.waitFor()
  expect(await field.inputValue()).toBe(text)
})
