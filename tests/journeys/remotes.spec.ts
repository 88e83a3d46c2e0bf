import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { openUserSession } from './user-session.ts'

interface Descriptor {
  nav: { to: string; label: { de: string }; permission: Record<string, unknown> }[]
}

const { web } = stackAddresses()
/** Everything that is deployed, each by its first menu entry and somebody who has it in the menu. */
const remotes = readdirSync(join(web, 'mfe')).map((id) => {
  const { nav } = JSON.parse(readFileSync(join(web, 'mfe', id, 'portal.json'), 'utf8')) as Descriptor
  const [entry] = nav
  if (!entry) throw new Error(`Nothing in the menu leads to ${id}.`)
  const mail = 'CUSTOMER' in entry.permission ? 'einkauf@nordhafen.example' : 'betrieb@schrankwerk.example'
  return [id, mail, entry.to, new RegExp(`^${entry.label.de}`)] as const
})

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

test.each(remotes)(
  'without %s the rest works, and it comes back without a reload',
  async (id, mail, path, heading) => {
    const user = await openUserSession(browser, mail, '/profile')
    const folder = join(web, 'mfe', id)
    await rename(folder, `${folder}.away`)
    try {
      await user.page.goto(path)
      await user.page
        .getByText(/gerade nicht erreichbar/)
        .first()
        .waitFor()
      await user.look(`area-down-${id}`)
      await user.stay()
      await user.page.getByRole('link', { name: 'Profil' }).click()
      await user.heading(/Guten Tag/)
      await user.page.goBack()
      await user.page
        .getByText(/gerade nicht erreichbar/)
        .first()
        .waitFor()
    } finally {
      await rename(`${folder}.away`, folder)
    }
    await user.button('Erneut versuchen').first().click()
    await user.heading(heading)
    expect(await user.hasStayed()).toBe(true)
    await user.close()
  },
)

/** One hash over the shell's files: all but what the remotes bring. */
async function shellHash(): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(web, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(web, 'mfe')))
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

const catalogue = join(web, 'mfe', 'catalogue')
const pointer = join(catalogue, 'portal.json')
const point = async (content: string) => {
  await writeFile(`${pointer}.new`, content)
  await rename(`${pointer}.new`, pointer)
}

test('a second version of the catalogue goes live and back; the shell stays as it is, byte for byte', async () => {
  const before = await shellHash()
  const first = await readFile(pointer, 'utf8')
  const { version } = JSON.parse(first) as { version: string }
  const second = '2.0.0-probe'
  await cp(join(catalogue, version), join(catalogue, second), { recursive: true })
  const user = await openUserSession(browser, 'betrieb@schrankwerk.example', '/profile')
  const versionLoaded = async () => {
    const asked = user.page.waitForRequest((request) => /\/mfe\/catalogue\/[^/]+\/.+\.js/.test(request.url()))
    await user.page.goto('/article')
    await user.heading(/^Artikel/)
    return /\/mfe\/catalogue\/([^/]+)\//.exec((await asked).url())?.[1]
  }
  try {
    expect(await versionLoaded()).toBe(version)
    await point(first.replaceAll(version, second))
    expect(await versionLoaded()).toBe(second)
    await point(first)
    expect(await versionLoaded()).toBe(version)
  } finally {
    await point(first)
    await rm(join(catalogue, second), { recursive: true, force: true })
  }
  await user.close()
  expect(await shellHash()).toBe(before)
})

test('a version that needs a newer portal is refused with a sentence; where the old one was known it stays', async () => {
  const first = await readFile(pointer, 'utf8')
  const regular = await openUserSession(browser, 'betrieb@schrankwerk.example', '/article')
  await regular.heading(/^Artikel/)
  const stranger = await openUserSession(browser, 'betrieb@schrankwerk.example', '/profile')
  try {
    await point(JSON.stringify({ ...JSON.parse(first), version: '2.0.0-probe', shellApi: '99.0.0' }))
    await regular.page.goto('/article')
    await regular.heading(/^Artikel/)
    await stranger.page.evaluate(() => localStorage.removeItem('schrankwerk:descriptor:catalogue'))
    await stranger.page.goto('/article')
    await stranger.page.getByText(/braucht ein neueres Portal/).waitFor()
    await stranger.look('area-needs-newer-portal')
    await point(first)
    await stranger.button('Erneut versuchen').first().click()
    await stranger.heading(/^Artikel/)
  } finally {
    await point(first)
  }
  await regular.close()
  await stranger.close()
})
