import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { contractVersion, shellApiVersion } from '@schrankwerk/shell-api/contract'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Chunk, Compiler } from 'webpack'
import { describeRemote } from './describe-remote.ts'
import { findRemotes } from './find-remotes.ts'

interface Page {
  dir: string
  buildDate: string
  /** Names of chunks that the first screen needs; the page asks for them at once instead of one after the other. */
  preload: readonly string[]
  refresh: boolean
}

/** Lets the refresh runtime of a remote find React, which started before it. */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1
    this.renderers.set(id, renderer)
    return id
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}`

const preloadLink = (href: string, kind: 'script' | 'style' | 'fetch') =>
  HtmlWebpackPlugin.createHtmlTagObject('link', {
    rel: 'preload',
    as: kind,
    href,
    ...(kind === 'fetch' ? { crossorigin: 'anonymous' } : {}),
  })

/** The installation's configuration, with a place for every remote of the repository. */
const withRemotes = async (configuration: string, root: string): Promise<string> => {
  const remotes = await Promise.all(
    findRemotes(root).map(async ({ id, label, dir }) => {
      const { owns, routes } = await describeRemote(dir)
      const open = routes.filter((route) => route.open).map(({ path }) => path)
      return { id, base: `/mfe/${id}/`, label, owns, open }
    }),
  )
  return `${JSON.stringify({ ...JSON.parse(configuration), remotes }, null, 2)}\n`
}

/** Copies `public/`, adds the remotes to its `config/portal.json`, writes `meta.json`, and preloads in index.html what the first screen needs. */
export class ShellPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  apply(compiler: Compiler): void {
    const { dir, buildDate, preload, refresh } = this.page
    const publicFolder = join(dir, 'public')
    const { Compilation, sources } = compiler.webpack

    compiler.hooks.thisCompilation.tap('ShellPage', (compilation) => {
      compilation.contextDependencies.add(publicFolder)
      compilation.hooks.processAssets.tapPromise(
        { name: 'ShellPage', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
            if (!entry.isFile()) continue
            const file = join(entry.parentPath, entry.name)
            const name = relative(publicFolder, file).split(sep).join('/')
            const content =
              name === 'config/portal.json'
                ? await withRemotes(readFileSync(file, 'utf8'), dirname(dir))
                : readFileSync(file)
            compilation.emitAsset(name, new sources.RawSource(content))
          }
          const meta = { buildDate, contract: contractVersion, shellApi: shellApiVersion }
          compilation.emitAsset('meta.json', new sources.RawSource(`${JSON.stringify(meta)}\n`))
        },
      )

      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('ShellPage', (data) => {
        const chunks: Chunk[] = [...compilation.chunks].filter((chunk) => preload.includes(chunk.name ?? ''))
        const files = chunks.flatMap((chunk) => [...chunk.files])
        const styles = files.filter((file) => file.endsWith('.css'))
        data.headTags.unshift(
          ...(refresh ? [HtmlWebpackPlugin.createHtmlTagObject('script', {}, refreshHook)] : []),
          preloadLink('/config/portal.json', 'fetch'),
          ...files.filter((file) => file.endsWith('.js')).map((file) => preloadLink(`/${file}`, 'script')),
          ...styles.map((file) => preloadLink(`/${file}`, 'style')),
        )
        return data
      })
    })
  }
}
