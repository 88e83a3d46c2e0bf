import { findChromium } from '@schrankwerk/testing/browser'
import { runTool } from './tool.ts'

const isThere = () => {
  try {
    return findChromium() !== ''
  } catch {
    return false
  }
}

/** Fetches the browser where it is missing and this user may install one. */
export async function ensureChromium(): Promise<void> {
  if (isThere()) return
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (mayInstall) {
    await runTool('apt-get', ['update', '-q']).catch(() => undefined)
    await runTool('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    }).catch(() => undefined)
  }
  if (!isThere()) {
    throw new Error(
      'There is no Chromium: install it (Debian: apt-get install chromium) or name one with CHROMIUM.',
    )
  }
}
