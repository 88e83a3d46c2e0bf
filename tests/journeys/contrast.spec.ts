/// <reference lib="dom" />
import type { Browser } from '@playwright/test'
import { expectNoAxeViolations, expectVisibleControls, launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openUserSession, type UserSession } from './user-session.ts'

/** Every `look` of a journey measures controls in both schemes; here is that it would find them, and what axe finds at night. */

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

describe('a control that is too faint is found', () => {
  let user: UserSession
  beforeAll(async () => {
    user = await openUserSession(browser, 'einkauf@nordhafen.example', '/memory')
    await expectVisibleControls(user.page)
  })

  /** Puts something into the page, with rules for it. */
  const plant = (html: string, rules = '') =>
    user.page.evaluate(
      ([content, styles]) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`#planted { background: #fff; padding: 8px } ${styles}`)
        document.adoptedStyleSheets = [sheet]
        const planted = document.createElement('div')
        planted.id = 'planted'
        // As a parsed document, for the page's policy lets no text become markup.
        planted.append(...new DOMParser().parseFromString(content as string, 'text/html').body.childNodes)
        document.querySelector('main')?.prepend(planted)
      },
      [html, rules],
    )
  afterEach(() =>
    user.page.evaluate(() => {
      document.getElementById('planted')?.remove()
      document.adoptedStyleSheets = []
    }),
  )

  const icon = '<svg width="20" height="20"><path d="M0 0h20v20z"/></svg>'
  test.each([
    ['border', '<input>', 'input { border: 1px solid #ccc; background: #fff }'],
    ['border', '<textarea></textarea>', 'textarea { border: 1px solid rgb(0 0 0 / 30%); background: #fff }'],
    [
      'border',
      '<div id="faded"><input></div>',
      '#faded { opacity: 0.3 } input { border: 1px solid #000; background: #fff }',
    ],
    ['border', '<input>', 'input { border: 0; background: #f5f5f5 }'],
    [
      'placeholder',
      '<input placeholder="Suche">',
      'input { border: 1px solid #000; background: #fff } input::placeholder { color: #888 }',
    ],
    ['icon', `<button>${icon}</button>`, 'button { background: #fff } path { fill: #bbb }'],
    ['icon', `<button>${icon}</button>`, 'button { background: #333 } path { fill: #444 }'],
    ['tick', '<input type="checkbox" checked>', 'input { accent-color: #def }'],
    [
      'state',
      '<button aria-pressed="true">Offen</button>',
      'button { background: #fff; border: 1px solid #000 } [aria-pressed=true] { background: #f0f8ff }',
    ],
    ['focus', '<button>Weiter</button>', '#planted button:focus-visible { outline: 2px solid #ccc }'],
    ['focus', '<button>Weiter</button>', '#planted button:focus-visible { outline: none }'],
    ['graphic', '<div class="bar" data-mark></div>', '.bar { width: 90px; height: 8px; background: #cde }'],
  ])('%s: %s with %s', async (part, html, rules) => {
    await plant(html, rules)
    await expect(expectVisibleControls(user.page)).rejects.toThrow(new RegExp(`\n${part} \\d`))
  })

  test.each([
    ['disabled', '<input disabled>', 'input { border: 1px solid #ccc; background: #fff }'],
    [
      'strong enough',
      '<input placeholder="Suche">',
      'input { border: 1px solid #777; background: #fff } input::placeholder { color: #666 }',
    ],
    ['filled instead of edged', '<input>', 'input { border: 0; background: #777 }'],
    [
      'edged by what is around it',
      '<div id="edge"><input></div>',
      '#edge { border: 1px solid #777 } input { border: 0; background: none }',
    ],
  ])('what is %s is not', async (_, html, rules) => {
    await plant(html, rules)
    await expectVisibleControls(user.page)
  })

  test('the page is as it was, with the same radio and the focus where it stood', async () => {
    await plant(
      '<label><input type="radio" name="x" checked>A</label><label><input type="radio" name="x">B</label><button id="here">Hier</button>',
      'input { appearance: none; width: 20px; height: 20px; border: 1px solid #000 } input:checked { background: #000 }',
    )
    await user.page.locator('#here').focus()
    const state = () =>
      user.page.evaluate(() => ({
        html: document.getElementById('planted')?.innerHTML,
        checked: [...document.querySelectorAll<HTMLInputElement>('#planted input')].map(
          ({ checked }) => checked,
        ),
        focus: document.activeElement?.id,
        sheets: document.adoptedStyleSheets.length,
      }))
    const before = await state()
    await expectVisibleControls(user.page)
    expect(await state()).toEqual(before)
    expect(before).toMatchObject({ checked: [true, false], focus: 'here' })
  })
})

describe.each(['einkauf@nordhafen.example', 'vertrieb@suedtal.example', 'betrieb@schrankwerk.example'])(
  'the pages that the menu of %s leads to, in the dark scheme',
  (mail) => {
    test('have no violation of WCAG A or AA and no control that is too faint', async () => {
      const user = await openUserSession(browser, mail, '/')
      const { page } = user
      const links = await page
        .locator('header nav a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
      expect(links.length).toBeGreaterThan(3)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      for (const link of links) {
        await user.open(link, /./)
        await page
          .locator('main [aria-busy="true"], main .kit-loading')
          .first()
          .waitFor({ state: 'detached' })
        await expectNoAxeViolations(page)
        await expectVisibleControls(page)
      }
      await user.close()
    })
  },
)
