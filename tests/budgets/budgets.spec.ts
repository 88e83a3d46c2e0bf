/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { launchChromium, openPortal } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openUserSession, type UserSession } from '../journeys/user-session.ts'
import { stackAddresses } from '../stack-addresses.ts'

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10

interface Loaded {
  path: string
  gzip: number
}

/** Everything of this kind that a page loads, by its size on the wire when compressed. */
function watch(page: Page, ending: string) {
  const loading: Promise<Loaded | undefined>[] = []
  page.on('response', (answer) => {
    const { pathname, origin } = new URL(answer.url())
    if (!pathname.endsWith(ending) || pathname.startsWith('/auth/') || origin !== stackAddresses().portal)
      return
    loading.push(
      answer.body().then(
        (body) => ({ path: pathname, gzip: gzipSync(body, { level: 9 }).length }),
        () => undefined,
      ),
    )
  })
  return async () => {
    const all = (await Promise.all(loading)).filter((one) => one !== undefined)
    return [...new Map(all.map((one) => [one.path, one])).values()]
  }
}
const gzipOf = (files: Loaded[]) => kilobytes(files.reduce((sum, { gzip }) => sum + gzip, 0))
const told = (files: Loaded[]) =>
  files
    .toSorted((one, other) => other.gzip - one.gzip)
    .map(({ path, gzip }) => `${kilobytes(gzip)} KB ${path}`)
    .join('\n')

/** Told at the end, met or not: what docs/measurements.md holds. */
const figures: string[] = []
const note = (what: string, scripts: Loaded[], styles: Loaded[]) =>
  figures.push(
    `${what}: ${gzipOf(scripts)} KB of script in ${scripts.length} files, ${gzipOf(styles)} KB of styles`,
  )

let browser: Browser
let user: UserSession
beforeAll(async () => {
  browser = await launchChromium()
  user = await openUserSession(browser, 'einkauf@nordhafen.example', '/profile')
})
afterAll(async () => {
  process.stdout.write(`${figures.join('\n')}\n`)
  await browser?.close()
})

/** A fresh page of someone signed in: nothing cached, and nothing fetched in advance for pages to come. */
async function freshPage(): Promise<Page> {
  const page = await user.page.context().newPage()
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  const session = await user.page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return page
}

describe('what a browser loads, compressed', () => {
  test('the landing page: at most 200 KB of script and 30 KB of styles', async () => {
    const { page, context } = await openPortal(browser, stackAddresses().portal)
    const [scripts, styles] = [watch(page, '.js'), watch(page, '.css')]
    await page.goto('/')
    await page.getByRole('button', { name: 'Anmelden' }).first().waitFor()
    const [loaded, styled] = [await scripts(), await styles()]
    await context.close()
    note('the landing page', loaded, styled)
    expect(gzipOf(loaded), told(loaded)).toBeLessThanOrEqual(200)
    expect(gzipOf(styled), told(styled)).toBeLessThanOrEqual(30)
  })

  test('on a slow line the landing page is read before its code has come', async () => {
    const { page, context } = await openPortal(browser, stackAddresses().portal)
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await page.goto('/')
    await page.locator('button:enabled', { hasText: 'Anmelden' }).waitFor()
    const { painted, ready } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ready: Math.max(
        ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ responseEnd }) => responseEnd),
      ),
    }))
    await context.close()
    figures.push(
      `the landing page at 400 kbit/s: text after ${Math.round(painted)} ms, code after ${Math.round(ready)} ms`,
    )
    expect(painted).toBeLessThan(ready)
  })

  test('the form for a folder’s password: at most 300 KB of script and 30 KB of styles', async () => {
    const { page, context } = await openPortal(browser, stackAddresses().portal)
    const [scripts, styles] = [watch(page, '.js'), watch(page, '.css')]
    await page.goto(`/business-data/${crypto.randomUUID()}`)
    await page.getByLabel('Passwort des Projektordners').waitFor()
    const [loaded, styled] = [await scripts(), await styles()]
    await context.close()
    note('the form for a folder’s password', loaded, styled)
    expect(gzipOf(loaded), told(loaded)).toBeLessThanOrEqual(300)
    expect(gzipOf(styled), told(styled)).toBeLessThanOrEqual(30)
  })

  test.each([
    ['the first list', '/enquiry', 310],
    ['the enquiry form', '/enquiry/new', 360],
  ])('%s (%s): at most %d KB of script and 30 KB of styles', async (name, path, limit) => {
    const page = await freshPage()
    const [scripts, styles] = [watch(page, '.js'), watch(page, '.css')]
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    const [loaded, styled] = [await scripts(), await styles()]
    await page.close()
    note(name, loaded, styled)
    expect(gzipOf(loaded), told(loaded)).toBeLessThanOrEqual(limit)
    expect(gzipOf(styled), told(styled)).toBeLessThanOrEqual(30)
  })

  test('the catalogue: at most 20 KB until its first part is there', async () => {
    const folder = join(stackAddresses().web, 'mfe', 'catalogue')
    const { entry } = JSON.parse(await readFile(join(folder, 'portal.json'), 'utf8')) as { entry: string }
    const manifest = JSON.parse(await readFile(join(folder, entry), 'utf8')) as {
      metaData: { remoteEntry: { name: string } }
      exposes: { assets: { js: { sync: string[] } } }[]
    }
    const chain = [
      entry,
      ...[
        manifest.metaData.remoteEntry.name,
        ...manifest.exposes.flatMap(({ assets }) => assets.js.sync),
      ].map((name) => join(dirname(entry), name)),
    ]
    const sizes = await Promise.all(
      chain.map(
        async (path) => [path, brotliCompressSync(await readFile(join(folder, path))).length] as const,
      ),
    )
    const total = kilobytes(sizes.reduce((sum, [, size]) => sum + size, 0))
    figures.push(`the catalogue until its first part is there: ${total} KB (brotli)`)
    expect(
      total,
      sizes.map(([path, size]) => `${kilobytes(size)} KB ${path}`).join('\n'),
    ).toBeLessThanOrEqual(20)
  })
})
