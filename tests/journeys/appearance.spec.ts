/// <reference lib="dom" />
import type { Browser, Locator, Page } from '@playwright/test'
import { expectVisibleControls, launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openUserSession, type UserSession } from './user-session.ts'

/** What axe does not test: borders, fingers, forced colours, bars over the active row, things that move. */

let browser: Browser
let user: UserSession
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
  user = await openUserSession(browser, 'einkauf@nordhafen.example', '/enquiry')
  page = user.page
})
afterAll(() => browser?.close())
beforeEach(() => page.setViewportSize({ width: 1280, height: 900 }))

const openForm = async () => {
  await page.goto('/enquiry/new')
  await page.getByRole('textbox', { name: 'Wunschtermin' }).waitFor()
  await page.getByRole('radio').first().waitFor()
}
// Whichever it is: other tests leave enquiries behind.
const firstRow = () => page.locator('tbody tr, .kit-row-cards > li').first()
const openList = async () => {
  await page.goto('/enquiry')
  await firstRow().waitFor()
}
const openLines = async () => {
  await page.goto('/enquiry?title=Kransteuerung+Halle+2')
  await page.getByRole('link', { name: 'Kransteuerung Halle 2', exact: true }).click()
  await page.locator('.kit-virtual-body .kit-virtual-row').first().waitFor()
}
/** The pointer and the focus leave no mark on what is compared. */
const letGo = async () => {
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

describe.each(['light', 'dark'] as const)('controls in the %s scheme are seen', (colorScheme) => {
  beforeAll(() => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }))
  afterAll(() => page.emulateMedia({ colorScheme: 'light', reducedMotion: null }))

  test('in a form: at rest, checked or not, hovered, with the focus, with an error', async () => {
    await openForm()
    await letGo()
    await expectVisibleControls(page)
    await page.getByRole('switch').first().focus()
    await page.keyboard.press('Space')
    await page.getByRole('radio').nth(1).check()
    await expectVisibleControls(page)
    for (const box of [page.getByRole('textbox', { name: 'Titel' }), page.getByRole('radio').nth(2)]) {
      await box.hover()
      await expectVisibleControls(page)
      await box.focus()
      await expectVisibleControls(page)
    }
    await page.getByRole('textbox', { name: 'Wunschtermin' }).fill('31.02.2026')
    await letGo()
    await page.getByText('Den 31.02.2026 gibt es nicht.').waitFor()
    await expectVisibleControls(page)
  })

  test('in a list', async () => {
    await openList()
    await expectVisibleControls(page)
  })
})

test('every target is 44 px high for a finger', async () => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const open of [openList, openForm]) {
    await open()
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    const small = await page.evaluate(() => {
      const targets = 'button, select, input:not([type=file], [type=hidden]), textarea, summary, nav a'
      return [...document.querySelectorAll<HTMLInputElement>(targets)]
        .filter((target) => target.checkVisibility() && !target.closest('.kit-hidden'))
        .filter((target) => target.getBoundingClientRect().width > 1 && target.type !== 'file')
        .map((target) => {
          const parts = [target, ...(target.labels ?? [])].map((part) => part.getBoundingClientRect())
          return {
            height: Math.max(...parts.map(({ height }) => height)),
            what: target.outerHTML.slice(0, 160),
          }
        })
        .filter(({ height }) => height < 43.9)
    })
    expect(small).toEqual([])
  }
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
})

describe('with forced colours', () => {
  beforeAll(() => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))
  afterAll(() => page.emulateMedia({ forcedColors: null, reducedMotion: null }))

  const expectToLookOtherwise = async (what: Locator, change: () => Promise<unknown>) => {
    await letGo()
    const first = await what.screenshot({ animations: 'disabled' })
    await change()
    await letGo()
    const isAsBefore = async () => first.equals(await what.screenshot({ animations: 'disabled' }))
    await expect.poll(isAsBefore).toBe(false)
  }

  test('chosen radios, ticked boxes and switches differ from the others', async () => {
    await openForm()
    // Whichever is not chosen: what was typed into a new enquiry before is still there.
    const id = await page.locator('input[type=radio]:not(:checked)').first().getAttribute('id')
    const other = page.locator(`[id="${id}"]`)
    await expectToLookOtherwise(other, () => other.check())
    const box = page.getByRole('checkbox', { name: 'Kundenvorschrift beachten' })
    await expectToLookOtherwise(box, () => box.check())
    const track = page.locator('.kit-switch-track').last()
    await expectToLookOtherwise(track, () => track.click())
  })

  test('a pressed chip, the current entry of the menu and the active tab differ from the others', async () => {
    await openList()
    const chip = page.getByRole('button', { name: 'Entwurf', exact: true })
    await expectToLookOtherwise(chip, () => chip.click())
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Angebote' })
    await expectToLookOtherwise(entry, async () => {
      await entry.click()
      await page.getByRole('heading', { level: 1, name: /Angebote/ }).waitFor()
    })
    await openForm()
    const tabs = page.locator('.kit-anchor-tabs a')
    const looks = await Promise.all(
      [tabs.first(), tabs.last()].map((tab) =>
        tab.evaluate((element) => {
          const { borderBottomColor, borderBottomWidth } = getComputedStyle(element)
          return `${borderBottomWidth} ${borderBottomColor}`
        }),
      ),
    )
    expect(looks[0]).not.toBe(looks[1])
  })

  test('the active row and a chosen row differ from the others', async () => {
    await openLines()
    const row = page.getByRole('grid').getByRole('row', { name: /304110/ })
    await expectToLookOtherwise(row, () => row.click())
    await openList()
    const chosen = firstRow()
    const outline = () => chosen.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(await outline()).toBe('none')
    await chosen.getByRole('checkbox').check()
    expect(await outline()).toBe('solid')
  })
})

describe.each([
  [1280, 600],
  [360, 740],
])('at %d × %d', (width, height) => {
  beforeEach(() => page.setViewportSize({ width, height }))

  test('the next line worth a look and the arrow keys bring the active row between header and bar and say it', async () => {
    await openLines()
    await page.evaluate(() => scrollTo(0, 0))
    const hidden = () =>
      page.evaluate(() => {
        const row = document.querySelector('.kit-virtual-row[data-active]')?.getBoundingClientRect()
        const edge = (selector: string, side: 'top' | 'bottom') =>
          [...document.querySelectorAll(selector)]
            .filter((bar) => getComputedStyle(bar).position === 'sticky')
            .map((bar) => bar.getBoundingClientRect()[side])
        if (!row) return 'no row is active'
        const top = Math.max(...edge('.kit-header, .kit-object-header, .kit-virtual-head', 'bottom'))
        const bottom = Math.min(innerHeight, ...edge('.kit-action-bar', 'top'))
        return row.top >= top - 1 && row.bottom <= bottom + 1 ? '' : JSON.stringify({ row, top, bottom })
      })
    const next = page.getByRole('button', { name: 'Nächster Hinweis' })
    for (const said of ['Zeile 17: Nicht gefunden', 'Zeile 18: Angaben fehlen']) {
      await next.focus()
      await page.keyboard.press('Enter')
      await page.locator('[aria-live=polite]', { hasText: said }).waitFor({ state: 'attached' })
      await expect.poll(hidden).toBe('')
    }
    await page.locator('.kit-virtual').focus()
    for (const key of ['Home', 'ArrowDown', 'End', 'ArrowUp', 'PageUp']) {
      await page.keyboard.press(key)
      await expect.poll(hidden, { message: key }).toBe('')
    }
  })
})

test('lines as cards are a list, without the semantics of columns that are not shown', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLines()
  const list = page.getByRole('list', { name: 'Zeilen der Stückliste' })
  await list.getByRole('listitem').first().waitFor()
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(3)
  for (const role of ['grid', 'row', 'gridcell', 'columnheader', 'table'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  expect(await page.locator('[aria-sort]').count()).toBe(0)
})

test('the calendar has the focus on a day, follows the keys, and closes with Escape and when scrolled away', async () => {
  await openForm()
  const field = page.getByRole('textbox', { name: 'Wunschtermin' })
  await field.fill('Do, 21.01.2094')
  const button = page.getByRole('button', { name: 'Kalender öffnen: Wunschtermin' })
  await button.click()
  const calendar = page.getByRole('dialog', { name: 'Kalender: Wunschtermin' })
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day)
  await expect.poll(focused).toBe('2094-01-21')
  for (const [key, day] of [
    ['PageDown', '2094-02-21'],
    ['ArrowDown', '2094-02-28'],
    ['ArrowRight', '2094-03-01'],
    ['End', '2094-03-07'],
    ['PageUp', '2094-02-07'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(focused, { message: key }).toBe(day)
  }
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await expect.poll(focused).toBe('2094-01-21')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await calendar.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
})

test('a message takes no tap from a list that is open beneath it', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLines()
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Kopieren' }).click()
  await page.getByRole('heading', { level: 1, name: 'Kransteuerung Halle 2 (Kopie)' }).waitFor()
  const message = page.locator('.kit-toast').first()
  // Under the pointer it stays.
  await message.hover()
  const field = page.locator('input[role=combobox]').first()
  const placeOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON())
  const { top } = await placeOf(message)
  await field.evaluate((element, to) => scrollBy(0, element.getBoundingClientRect().bottom - to), top)
  await field.press('ArrowDown')
  const options = page.getByRole('listbox').getByRole('option')
  await options.first().waitFor()
  const { bottom } = await placeOf(message)
  const covered = (
    await options.evaluateAll((all) =>
      all.map((one) => {
        const { left, top, height } = one.getBoundingClientRect()
        const middle = top + height / 2
        return { middle, isHit: one.contains(document.elementFromPoint(left + 40, middle)) }
      }),
    )
  ).filter(({ middle }) => middle > top && middle < bottom)
  expect(covered.length).toBeGreaterThan(0)
  expect(covered.filter(({ isHit }) => !isHit)).toEqual([])
})

const leadsOn = '.kit-action-bar, .kit-dialog-header, .kit-dialog-actions, .kit-button-primary'

/** What messages lie on of these parts, and of what has the focus. */
const coveredByMessages = (parts = leadsOn) =>
  page.evaluate((selector) => {
    const messages = [...document.querySelectorAll('.kit-toast')].map((one) => one.getBoundingClientRect())
    if (messages.length === 0) return ['no message']
    const focused = document.activeElement?.closest('[data-toasts]') ? null : document.activeElement
    return [
      ...document.querySelectorAll(selector),
      ...(focused && focused !== document.body ? [focused] : []),
    ]
      .filter((part) => !part.closest('[inert]'))
      .filter((part) => {
        const at = part.getBoundingClientRect()
        return messages.some(
          ({ top, bottom, left, right }) =>
            at.top < bottom && at.bottom > top && at.left < right && at.right > left,
        )
      })
      .map(({ className, id }) => `${className} ${id}`)
  }, parts)

/** Scrolls the first of these that is further down to where the first message is; how far it missed. */
const bringBeneathMessage = (parts: string, takesFocus: boolean) =>
  page.evaluate(
    ([selector, isFocused]) => {
      const at = document.querySelector('.kit-toast')!.getBoundingClientRect()
      const part = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => {
        const { top, left, right } = one.getBoundingClientRect()
        return top > innerHeight && left < at.right && right > at.left
      })!
      scrollBy(0, part.getBoundingClientRect().top - at.top)
      if (isFocused) part.focus({ preventScroll: true })
      return Math.abs(part.getBoundingClientRect().top - at.top)
    },
    [parts, takesFocus] as const,
  )

describe.each([1280, 360])('at %d px a message that stays', (width) => {
  const choose = async (action: string) => {
    // Where there is room for them, actions stand beside each other.
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  beforeAll(async () => {
    await openLines()
    await choose('Kopieren')
    await page.getByRole('heading', { level: 1, name: 'Kransteuerung Halle 2 (Kopie)' }).waitFor()
    await page.locator('.kit-toast').first().waitFor()
    // Whoever comes to it by key has all the time.
    await page.keyboard.press('Alt+T')
    await page.locator('.kit-toast:focus').waitFor()
  })

  test('lies neither on the bar of the page nor on the field that takes the focus', async () => {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => coveredByMessages()).toEqual([])
    expect(await bringBeneathMessage('main input, main textarea', true)).toBeLessThan(2)
    await expect.poll(() => coveredByMessages()).toEqual([])
  })

  test('lies on no other button where there is room beside it', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    expect(await bringBeneathMessage('.kit-section .kit-button', false)).toBeLessThan(2)
    await expect.poll(() => coveredByMessages('.kit-button')).toEqual([])
  })

  test('lies on no frame of a dialog, however high the window is', async () => {
    await choose('Archivieren')
    await page.getByRole('dialog').waitFor()
    for (const height of [520, 580, 640, 700, 760, 820]) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => coveredByMessages(), { message: `${height}` }).toEqual([])
    }
  })

  test('is closed by Escape, and the dialog below stays', async () => {
    await page.keyboard.press('Alt+T')
    await page.locator('.kit-toast:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.kit-toast').waitFor({ state: 'detached' })
    await page.getByRole('dialog').locator(':focus').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

test('nothing moves under the pointer: the first tick, a filter, a longer page', async () => {
  await openList()
  // On the page, not in the window: a list that grows shorter may end its scrolling.
  const placeOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + scrollX, y: y + scrollY, width, height }
    })
  // The bar at the top stays in the window.
  const profilePlaceNow = () =>
    page.getByRole('link', { name: 'Profil' }).evaluate((link) => link.getBoundingClientRect().toJSON())
  const row = firstRow()
  const head = page.getByRole('columnheader', { name: 'Titel' })
  const [rowPlace, headPlace, profilePlace] = [
    await placeOf(row),
    await placeOf(head),
    await profilePlaceNow(),
  ]
  await row.getByRole('checkbox').check()
  await page.getByText('1 Zeile ausgewählt').waitFor()
  expect(await placeOf(row)).toEqual(rowPlace)
  const chips = ['Freigegeben', 'Geschlossen', 'Archiviert'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  const places = await Promise.all(chips.map(placeOf))
  await chips[1]?.click()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).waitFor()
  expect(await Promise.all(chips.map(placeOf))).toEqual(places)
  expect((await placeOf(head))?.y).toBe(headPlace?.y)
  await openForm()
  expect(await profilePlaceNow()).toEqual(profilePlace)
})
