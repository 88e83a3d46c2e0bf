/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openUserSession, type UserSession } from './user-session.ts'

let browser: Browser
let customer: UserSession
let supplier: UserSession
beforeAll(async () => {
  browser = await launchChromium()
  customer = await openUserSession(browser, 'einkauf@nordhafen.example', '/enquiry')
  supplier = await openUserSession(browser, 'vertrieb@suedtal.example', '/offer')
})
afterAll(async () => {
  await browser?.close()
})

const sizes = [
  [320, 256],
  [320, 568],
  [375, 667],
  [640, 360],
] as const

interface Focused {
  name: string
  isHidden: boolean
  isLast: boolean
}

/** The control that has the focus, and whether what stays in view covers it. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLElement
    const heightOf = (selector: string) => {
      const part = document.querySelector(selector)
      const isStuck = part && getComputedStyle(part).position === 'sticky'
      return isStuck && !part.contains(control) ? part.getBoundingClientRect() : undefined
    }
    const tops = ['.kit-header', '.kit-object-header'].map((one) => heightOf(one)?.bottom ?? 0)
    const top = Math.max(0, ...tops)
    const bottom = heightOf('.kit-action-bar')?.top ?? innerHeight
    const box = control.getBoundingClientRect()
    const visible = Math.min(box.bottom, bottom) - Math.max(box.top, top)
    const { visited } = globalThis as unknown as { visited: Set<unknown> }
    const isLast = control === document.body || visited.has(control)
    visited.add(control)
    return {
      name: `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40)} ${control.id}`,
      isHidden: visible < Math.min(box.height, 16) - 1,
      isLast,
    }
  })

/** Tabs through the whole page once; the names of controls that were covered. */
async function coveredControls(page: Page): Promise<{ covered: string[]; seen: number }> {
  await page.evaluate(() => {
    Object.assign(globalThis, { visited: new Set() })
    ;(document.activeElement as HTMLElement).blur()
    scrollTo(0, 0)
  })
  const covered: string[] = []
  for (let seen = 0; ; seen += 1) {
    await page.keyboard.press('Tab')
    const { name, isHidden, isLast } = await focused(page)
    if (isLast) return { covered, seen }
    if (isHidden) covered.push(name)
  }
}

const pages = [
  ['a draft of an enquiry', () => customer, '/enquiry?state=DRAFT'],
  ['an offer', () => supplier, '/offer'],
] as const

describe.each(pages)('%s', (_what, deskOf, list) => {
  test.each(sizes)('at %d × %d nothing that has the focus is covered', async (width, height) => {
    const { page } = deskOf()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(list)
    await page.locator('tbody a[href^="/"]').first().click()
    await page.locator('.kit-object-header').waitFor()
    await page.locator('.kit-skeleton').first().waitFor({ state: 'detached' })
    await page.setViewportSize({ width, height })
    const { covered, seen } = await coveredControls(page)
    expect(covered).toEqual([])
    expect(seen).toBeGreaterThan(15)
  })

  test.each([360, 414])('at %d px header and bar take a quarter of a phone at most', async (width) => {
    const { page } = deskOf()
    await page.setViewportSize({ width, height: 740 })
    const taken = await page.evaluate(() =>
      ['.kit-header', '.kit-object-header', '.kit-action-bar']
        .map((part) => document.querySelector(part)?.getBoundingClientRect().height ?? 0)
        .reduce((sum, height) => sum + height, 0),
    )
    expect(taken).toBeGreaterThan(100)
    expect(taken).toBeLessThanOrEqual(740 / 4)
  })

  test('at 360 px the names of the sections scroll without a bar on them, and by key', async () => {
    const { page } = deskOf()
    await page.setViewportSize({ width: 360, height: 740 })
    const tabs = page.locator('.kit-anchor-tabs')
    const [barHeight, beyond] = await tabs.evaluate((bar: HTMLElement) => [
      bar.offsetHeight - bar.clientHeight - Number.parseFloat(getComputedStyle(bar).borderBottomWidth),
      bar.scrollWidth - bar.clientWidth,
    ])
    expect(barHeight).toBe(0)
    expect(beyond).toBeGreaterThan(0)
    await tabs.locator('a').first().focus()
    const steps = await tabs.locator('a').count()
    for (let step = 1; step < steps; step += 1) await page.keyboard.press('Tab')
    const last = () =>
      tabs.evaluate((bar) => {
        const link = bar.lastElementChild as HTMLElement
        const [within, at] = [bar.getBoundingClientRect(), link.getBoundingClientRect()]
        return { hasFocus: link === document.activeElement, isShown: at.right <= within.right + 1 }
      })
    expect(await last()).toEqual({ hasFocus: true, isShown: true })
    // Another section comes into view: its name is marked, and the one with the focus stays where it is.
    const second = tabs.locator('a').nth(1)
    await page.evaluate(
      (id) => document.querySelector(id)?.scrollIntoView(),
      (await second.getAttribute('href')) ?? '',
    )
    await tabs.locator('a:nth-child(2)[aria-current]').waitFor()
    expect(await last()).toEqual({ hasFocus: true, isShown: true })
  })
})

test.each([320, 360])('at %d px every act on chosen rows is in sight', async (width) => {
  const { page } = supplier
  await page.setViewportSize({ width, height: 740 })
  await page.goto('/offer')
  await page
    .getByRole('checkbox', { name: /auswählen$/ })
    .first()
    .check()
  const bar = page.getByRole('status').filter({ hasText: 'ausgewählt' })
  await bar.getByRole('button', { name: 'Auswahl aufheben' }).waitFor()
  const beyond = await bar.evaluate((shown) => shown.scrollWidth - shown.clientWidth)
  expect(beyond).toBe(0)
})

test('at 360 px a long state in a card breaks, so that the page is no wider than the window', async () => {
  const { page } = customer
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/enquiry')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const beyond = await page.locator('.kit-page').evaluate((frame) => {
    frame.innerHTML = `<ul class="kit-row-cards"><li><dl><div><dt>Hinweise</dt>
      <dd><span class="kit-badge kit-tone-amber"><span>Preis um eine Zehnerpotenz anders</span></span></dd></div></dl></li></ul>`
    const card = frame.querySelector('li') as HTMLElement
    return card.getBoundingClientRect().right - frame.getBoundingClientRect().right
  })
  expect(beyond).toBeLessThanOrEqual(0)
})

test('the way to the deviations stays within its column, however narrow the page is', async () => {
  const { page } = customer
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/offer')
  await page.getByRole('row').filter({ hasText: 'Offen' }).getByRole('link').first().click()
  await customer.section('Ihre Entscheidung').waitFor()
  const deviations = page.getByRole('heading', { level: 3, name: 'Abweichungen' })
  await deviations.evaluate((heading) =>
    heading.parentElement?.insertAdjacentHTML(
      'beforeend',
      '<button class="kit-button kit-button-quiet kit-button-small">Abweichungen anzeigen</button>',
    ),
  )
  for (const width of [360, 640, 768, 880, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await deviations.evaluate((heading) => {
      const figure = heading.parentElement as HTMLElement
      const text = document.createRange()
      text.selectNodeContents(figure.lastElementChild as Element)
      return text.getBoundingClientRect().right - figure.getBoundingClientRect().right
    })
    expect([width, Math.max(0, beyond)]).toEqual([width, 0])
  }
})
