import type { Browser } from '@playwright/test'
// The client of `@playwright/test` asks for more of WebDriver BiDi than the Firefox of a Debian answers; the one of a
// release before knows it.
import { firefox } from 'playwright-for-firefox'
import { findOnPath } from './installed-browser.ts'

/** The browser that FIREFOX names, else one on the PATH. */
export function findFirefox(): string {
  const found = process.env.FIREFOX || findOnPath(['firefox-esr', 'firefox'])
  if (!found)
    throw new Error('There is no Firefox. Install it (apt-get install firefox-esr) or name one with FIREFOX.')
  return found
}

/** The distribution's own Firefox, without a window, steered by WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    firefoxUserPrefs: { 'intl.accept_languages': 'de-DE' },
  })
  // Two releases of one client: what the journeys use of it is the same in both.
  return browser as unknown as Browser
}
