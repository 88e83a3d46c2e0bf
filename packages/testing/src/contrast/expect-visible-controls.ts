import type { Page } from '@playwright/test'
import { contrast, seen } from './colours.ts'
import { type Mark, readMarks, selectors } from './read-marks.ts'

/** WCAG 1.4.11 for what is no text, 1.4.3 for what is. */
const wanted = ({ part }: Mark): number => (part === 'placeholder' ? 4.5 : 3)

const best = ({ pairs }: Mark): number =>
  Math.max(1, ...pairs.map(([front, behind]) => contrast(seen(front), seen(behind))))

/**
 * Throws with everything of the page's controls that is too faint: borders of boxes, icons, what tells a state, focus
 * rings, bars of charts, placeholders. With a modal dialog open that is the dialog alone; what is disabled is left out.
 * Chromium only.
 */
export async function expectVisibleControls(page: Page): Promise<void> {
  const marks = [
    ...(await page.evaluate(readMarks, { selectors, part: 'all' as const })),
    ...(await ringsOf(page)),
  ]
  const told = marks
    .filter((mark) => best(mark) < wanted(mark))
    .map((mark) => `${mark.part} ${best(mark).toFixed(2)}:1  ${mark.control}`)
  if (!told.length) return
  throw new Error(`${page.url()} has controls that are too faint:\n${[...new Set(told)].join('\n')}`)
}

/** The same in both schemes; the page is left in the light one. */
export async function expectVisibleControlsInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.waitForFunction((scheme) => {
      const { mantineColorScheme } = document.documentElement.dataset
      return mantineColorScheme === undefined || mantineColorScheme === scheme
    }, colorScheme)
    await expectVisibleControls(page).catch((error: Error) => {
      throw new Error(`In the ${colorScheme} scheme ${error.message}`)
    })
  }
}

/** A page that is live may lose a control while it is looked at. */
function unlessGone(error: Error): void {
  if (!error.message.includes('Could not find node')) throw error
}

/** What each control that takes the focus would show of it. None gets it, for that would open and scroll things. */
async function ringsOf(page: Page): Promise<Mark[]> {
  const devtools = await page.context().newCDPSession(page)
  try {
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: selectors.focusable,
    })
    const forced = ['focus', 'focus-visible']
    await Promise.all(
      nodeIds.map((nodeId) =>
        devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: forced }).catch(unlessGone),
      ),
    )
    return await page.evaluate(readMarks, { selectors, part: 'focus' as const })
  } finally {
    // Ends what was forced as well.
    await devtools.detach()
  }
}
