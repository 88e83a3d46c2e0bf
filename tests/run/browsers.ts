import { findChromium, findFirefox } from '@schrankwerk/testing/browser'
import { runTool } from './tool.ts'

const isThere = (find: () => string) => {
  try {
    return find() !== ''
  } catch {
    return false
  }
}

async function ensureBrowser(find: () => string, aptName: string): Promise<void> {
  if (isThere(find)) return
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (mayInstall) {
    await runTool('apt-get', ['update', '-q']).catch(() => undefined)
    await runTool('apt-get', ['install', '-y', '-q', '--no-install-recommends', aptName], {
      DEBIAN_FRONTEND: 'noninteractive',
    }).catch(() => undefined)
  }
  // Says how to get it where it is still missing.
  find()
}

/** Fetches the browser where it is missing and this user may install one. */
export const ensureChromium = () => ensureBrowser(findChromium, 'chromium')
export const ensureFirefox = () => ensureBrowser(findFirefox, 'firefox-esr')
