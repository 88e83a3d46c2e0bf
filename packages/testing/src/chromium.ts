import { type Browser, chromium } from '@playwright/test'
import { findOnPath } from './installed-browser.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser that CHROMIUM names, else one on the PATH. */
export function findChromium(): string {
  const found = process.env.CHROMIUM || findOnPath(names)
  if (!found) {
    throw new Error('There is no Chromium. Install it (apt-get install chromium) or name one with CHROMIUM.')
  }
  return found
}

/** Chromium without a window and without calls home. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
    // With real scroll bars, as people have them: what a bar would push aside shows.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--lang=de-DE',
    ],
  })
}
