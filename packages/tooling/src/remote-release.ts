import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Compiler } from 'webpack'
import { describeRemote } from './describe-remote.ts'

interface Release {
  dir: string
  production: boolean
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const contentHash = (folder: string): string => {
  const hash = createHash('sha256')
  for (const file of filesIn(folder)) {
    if (file.endsWith('.map')) continue
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 8)
}

/** The folder webpack writes to before the version is known. */
export const unreleased = (dir: string) => join(dir, 'dist', 'unreleased')

/**
 * Gives a remote's build its version and its descriptor: `dist/<version>/…` and `dist/portal.json`, whose
 * `entry` names the manifest in that folder. The version is `SCHRANKWERK_REMOTE_VERSION` or the package's
 * version with a hash over what was built. A development server offers the same descriptor, without a folder; it
 * reads the route table at its start.
 */
export class RemoteRelease {
  readonly release: Release
  constructor(release: Release) {
    this.release = release
  }

  apply(compiler: Compiler): void {
    const { dir, production } = this.release
    const descriptor = async (version: string, entry: string) =>
      `${JSON.stringify({ ...(await describeRemote(dir)), version, entry }, null, 2)}\n`
    const { Compilation, sources } = compiler.webpack
    const packageVersion: string = readJson(join(dir, 'package.json')).version

    if (!production) {
      compiler.hooks.thisCompilation.tap('RemoteRelease', (compilation) => {
        compilation.hooks.processAssets.tapPromise(
          { name: 'RemoteRelease', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          async () =>
            compilation.emitAsset(
              'portal.json',
              new sources.RawSource(await descriptor(`${packageVersion}-dev`, 'mf-manifest.json')),
            ),
        )
      })
      return
    }

    compiler.hooks.beforeRun.tap('RemoteRelease', () => {
      rmSync(join(dir, 'dist'), { recursive: true, force: true })
    })
    compiler.hooks.afterEmit.tapPromise('RemoteRelease', async (compilation) => {
      if (compilation.errors.length > 0) return
      const built = unreleased(dir)
      const version = process.env.SCHRANKWERK_REMOTE_VERSION || `${packageVersion}-${contentHash(built)}`
      if (!/^[\w.-]+$/.test(version)) throw new Error(`Not a folder name: ${version}`)
      const target = join(dir, 'dist', version)
      mkdirSync(join(dir, 'dist'), { recursive: true })
      renameSync(built, target)
      writeFileSync(
        join(dir, 'dist', 'portal.json'),
        await descriptor(version, `${version}/mf-manifest.json`),
      )
    })
  }
}
