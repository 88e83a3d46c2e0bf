/**
 * Proves in a browser that the built shell mounts a built remote, survives its absence and recovers without a
 * reload. `node shell/proof/federation.ts` after building the shell and `shell/proof/remote`.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { standInPortal } from './stand-in-portal.ts'

const here = import.meta.dirname
const deployed = mkdtempSync(join(tmpdir(), 'schrankwerk-proof-'))
cpSync(join(here, 'remote', 'dist'), deployed, { recursive: true })
const portal = await standInPortal({
  shell: join(here, '..', 'dist'),
  remotes: { workflow: deployed },
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const say = (text: string) => process.stdout.write(`${text}\n`)
let failed = 0

const step = async (name: string, run: (page: Page) => Promise<void>) => {
  portal.disturb(undefined)
  portal.isSignedIn = true
  const context = await browser.newContext({ locale: 'de-DE' })
  await context.addInitScript(() => localStorage.setItem('schrankwerk:signed-in', '1'))
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text())) problems.push(message.text())
    if (process.env.VERBOSE) say(`    ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  const began = Date.now()
  try {
    await run(page)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    say(`ok      ${name} (${Date.now() - began} ms)`)
  } catch (error) {
    failed += 1
    say(
      `FAILED  ${name}\n${String(error)}\n${await page
        .locator('body')
        .textContent()
        .catch(() => '')}`,
    )
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `failed-${failed}.png`) })
  }
  await context.close()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const isRemoteCode = (path: string) => path.startsWith('/mfe/workflow/')
const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' })
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }))
const wasReloaded = async (page: Page) => !(await page.evaluate(() => 'kept' in window))

await step('the remote is mounted with menu, texts, style and session', async (page) => {
  portal.asked.length = 0
  await page.goto(`${portal.origin}/`)
  await heading(page, 'Anfragen').waitFor()
  await page.getByText('Anlagenbau Nord').waitFor()
  const colour = await page
    .getByText('Anlagenbau Nord')
    .evaluate((element) => getComputedStyle(element).color)
  if (colour !== 'rgb(1, 2, 3)') throw new Error(`style is ${colour}`)
  const menu = await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').allInnerTexts()
  if (menu.join() !== 'Anfragen,Angebote,Bestellungen,Aufträge') throw new Error(`menu is ${menu}`)
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, 'portal.png') })
})

await step('a deep link opens, and moving about focuses the heading', async (page) => {
  await page.goto(`${portal.origin}/enquiry/4711?tab=files`)
  await heading(page, 'Anfrage 4711').waitFor()
  if ((await page.title()) !== 'Anfrage 4711 – Schrankwerk') throw new Error(await page.title())
  await page.getByRole('link', { name: 'Anfragen' }).click()
  await heading(page, 'Anfragen').waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
})

const disturbances: [string, Parameters<typeof portal.disturb>[0]][] = [
  ['its folder is gone', (path) => (isRemoteCode(path) ? { status: 404 } : undefined)],
  ['it answers 502', (path) => (isRemoteCode(path) ? { status: 502 } : undefined)],
  ['connections break', (path) => (isRemoteCode(path) ? 'reset' : undefined)],
  [
    'it answers with a page',
    (path) => (isRemoteCode(path) ? { status: 200, body: '<!doctype html>' } : undefined),
  ],
  [
    'its manifest is gone',
    (path) => (path.endsWith('mf-manifest.json') && isRemoteCode(path) ? { status: 404 } : undefined),
  ],
  [
    'its manifest is broken',
    (path) =>
      path.endsWith('mf-manifest.json') && isRemoteCode(path) ? { status: 200, body: '{' } : undefined,
  ],
  [
    'its scripts are gone',
    (path) => (isRemoteCode(path) && path.endsWith('.js') ? { status: 404 } : undefined),
  ],
  [
    'its entry is gone',
    (path) => (isRemoteCode(path) && path.includes('remoteEntry') ? { status: 404 } : undefined),
  ],
  [
    'its styles are gone',
    (path) => (isRemoteCode(path) && path.endsWith('.css') ? { status: 404 } : undefined),
  ],
  [
    'its descriptor hangs',
    (path) => (isRemoteCode(path) && path.endsWith('portal.json') ? 'hang' : undefined),
  ],
]
for (const [name, disturbance] of disturbances) {
  await step(`the rest works and it recovers without a reload: ${name}`, async (page) => {
    portal.disturb(disturbance)
    await page.goto(`${portal.origin}/enquiry`)
    await page.getByText(/„Anfragen und Aufträge“ ist gerade nicht erreichbar/).waitFor({ timeout: 15_000 })
    await mark(page)
    await page.getByRole('link', { name: 'Profil' }).click()
    await heading(page, 'Guten Tag, Einkauf Nord').waitFor()
    await page.goBack()
    await retry(page).waitFor({ timeout: 15_000 })
    portal.disturb(undefined)
    await retry(page).click()
    await heading(page, 'Anfragen').waitFor()
    if (await wasReloaded(page)) throw new Error('the page was reloaded')
  })
}

await step('a page of an open remote that goes missing comes back', async (page) => {
  await page.goto(`${portal.origin}/enquiry`)
  await heading(page, 'Anfragen').waitFor()
  await mark(page)
  portal.disturb((path) => (isRemoteCode(path) ? { status: 404 } : undefined))
  await page.getByRole('link', { name: 'Anfrage 4711' }).click()
  await retry(page).waitFor()
  portal.disturb(undefined)
  await retry(page).click()
  await heading(page, 'Anfrage 4711').waitFor()
  if (await wasReloaded(page)) throw new Error('the page was reloaded')
})

await step('unsaved work is asked about before leaving', async (page) => {
  await page.goto(`${portal.origin}/enquiry/4711`)
  await page.getByLabel('Titel').fill('Pumpenstation')
  await page.getByRole('link', { name: 'Anfragen' }).click()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await heading(page, 'Anfrage 4711').waitFor()
  await page.getByRole('link', { name: 'Anfragen' }).click()
  await page.getByRole('button', { name: 'Seite verlassen' }).click()
  await heading(page, 'Anfragen').waitFor()
})

await step('nobody signed in: landing page, and the deep link survives the sign-in', async (page) => {
  portal.isSignedIn = false
  portal.asked.length = 0
  await page.goto(`${portal.origin}/enquiry/4711?tab=files`)
  await page.getByRole('button', { name: 'Anmelden' }).waitFor()
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, 'landing.png') })
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await heading(page, 'Anfrage 4711').waitFor()
  if (new URL(page.url()).search !== '?tab=files') throw new Error(page.url())
})

await step('signing out ends on the landing page', async (page) => {
  await page.goto(`${portal.origin}/profile`)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Anmelden' }).waitFor()
})

await step('an address that does not exist says so', async (page) => {
  await page.goto(`${portal.origin}/nowhere/at/all`)
  await heading(page, 'Seite nicht gefunden').waitFor()
})

await step('a due password change leaves only the profile', async (page) => {
  portal.user.passwordChangeNeeded = true
  await page.goto(`${portal.origin}/enquiry`)
  await page.getByText('Ihr erstes Passwort muss geändert werden').waitFor()
  portal.user.passwordChangeNeeded = false
})

await step('two tabs share one live stream', async (page) => {
  await page.goto(`${portal.origin}/enquiry`)
  const other = await page.context().newPage()
  await other.goto(`${portal.origin}/enquiry`)
  await heading(other, 'Anfragen').waitFor()
  const before = portal.asked.filter((path) => path === '/api/user/').length
  portal.announce({ kind: 'user', id: portal.user.id })
  while (portal.asked.filter((path) => path === '/api/user/').length < before + 2) {
    await page.waitForTimeout(20)
  }
  if (portal.streams.size !== 1) throw new Error(`${portal.streams.size} streams`)
})

await step('a newer build reloads the page once', async (page) => {
  portal.buildDate = '2099-01-01T00:00:00.000Z'
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto(`${portal.origin}/enquiry`)
  await page.waitForFunction(() => sessionStorage.getItem('schrankwerk:reloaded-for') !== null)
  await heading(page, 'Anfragen').waitFor()
  portal.buildDate = undefined
  if (loads > 2) throw new Error(`${loads} loads`)
})

/** A second version beside the first: another folder, other texts, and the pointer to it. */
const deploySecondVersion = (): { goLive: () => void; rollBack: () => void } => {
  const pointer = join(deployed, 'portal.json')
  const first = readFileSync(pointer, 'utf8')
  const { version } = JSON.parse(first) as { version: string }
  const folder = join(deployed, '2.0.0')
  cpSync(join(deployed, version), folder, { recursive: true })
  for (const name of readdirSync(join(folder, 'js')).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, 'js', name)
    writeFileSync(file, readFileSync(file, 'utf8').replace('Anfrage {{id}}', 'Anfrage zwei {{id}}'))
  }
  const point = (content: string) => {
    writeFileSync(`${pointer}.next`, content)
    renameSync(`${pointer}.next`, pointer)
  }
  return { goLive: () => point(first.replaceAll(version, '2.0.0')), rollBack: () => point(first) }
}

await step('a second version goes live beside an open tab, and back', async (page) => {
  await page.goto(`${portal.origin}/enquiry`)
  await heading(page, 'Anfragen').waitFor()
  const { goLive, rollBack } = deploySecondVersion()
  goLive()
  await page.getByRole('link', { name: 'Anfrage 4711' }).click()
  await heading(page, 'Anfrage 4711').waitFor()
  const fresh = await page.context().newPage()
  await fresh.goto(`${portal.origin}/enquiry/4711`)
  await heading(fresh, 'Anfrage zwei 4711').waitFor()
  rollBack()
  await fresh.reload()
  await heading(fresh, 'Anfrage 4711').waitFor()
})

await browser.close()
await portal.close()
rmSync(deployed, { recursive: true })
say(failed === 0 ? 'all proved' : `${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
