import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import webpack from 'webpack'
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server'
import { baseConfig } from './base-config.ts'
import { findRemotes, readManifest } from './find-remotes.ts'
import { RemoteRelease, unreleased } from './remote-release.ts'
import { consumedModules, providedModules } from './shared-modules.ts'
import { ShellPage } from './shell-page.ts'

type Build = (env: unknown, argv: { mode?: string }) => Configuration & { devServer?: DevServerConfiguration }

const wantsRefresh = (production: boolean) => !production && process.env.SCHRANKWERK_REFRESH === '1'

/** The shell's development server is at 4200, those of the remotes follow in the order of their folders. */
const devPort = (place: number) => Number(process.env.SCHRANKWERK_DEV_PORT) || 4200 + place

const inModules = (names: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)

/**
 * Libraries by the screen that needs them first, in one file each: a chunk a library would cost a request each.
 * The landing page runs on the first alone.
 */
const chunkGroups = {
  framework: inModules(
    'react|react-dom|scheduler|i18next|react-i18next|zustand|use-sync-external-store|void-elements|html-parse-stringify',
  ),
  data: inModules(
    'react-router|react-router-dom|cookie|set-cookie-parser|zod|@tanstack[\\\\/]query-core|@tanstack[\\\\/]react-query',
  ),
  // Of the contracts what every page needs; the rest goes with the pages that call it.
  sdk: /[\\/]packages[\\/](shell-api[\\/]|contracts[\\/]src[\\/](client|endpoint|no-answer|problem|values|notification[\\/]stream|identity[\\/](company-type|user))\.ts$)/,
  // What the doors of the kit have in common; without its own file each door would bring a copy of its own. Where messages
  // stand is fetched when nothing else is to be done.
  kit: /[\\/]packages[\\/]ui[\\/]src[\\/](?!feedback[\\/](?:keep-clear|free-place)\b)(brand|buttons|class-names|dialogs|feedback|floating|formats|index|layout|shortcuts|theme)\b/,
}

/**
 * The shell: `dist/{index.html,js,css,assets,config/portal.json,meta.json,…}` for the root of the portal.
 * `SCHRANKWERK_BUILD_DATE` fixes the build date (ISO 8601); `SCHRANKWERK_PORTAL` names the running portal
 * that the development server asks for everything that is not the shell.
 */
export const shellConfig =
  ({ dir }: { dir: string }): Build =>
  (_env, argv) => {
    const production = argv.mode !== 'development'
    const refresh = wantsRefresh(production)
    const base = baseConfig({ dir, id: 'shell', production, refresh })
    const buildDate = process.env.SCHRANKWERK_BUILD_DATE || new Date().toISOString()
    const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }
    return {
      ...base,
      entry: { main: './src/index.ts' },
      output: { ...base.output, publicPath: '/' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          cacheGroups: Object.fromEntries(
            Object.entries(chunkGroups).map(([name, test]) => [
              name,
              { name, test, chunks: 'all', enforce: true, priority: 50 },
            ]),
          ),
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.DefinePlugin({ __SHELL_VERSION__: JSON.stringify(version) }),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          dev: false,
          shared: providedModules(),
          experiments: { optimization: { target: 'web' } },
        }),
        new HtmlWebpackPlugin({
          template: './src/page.tsx',
          templateParameters: { buildDate },
          scriptLoading: 'defer',
          minify: false,
        }),
        new ShellPage({
          dir,
          buildDate,
          refresh,
          preload: production ? ['framework', 'bootstrap'] : [],
        }),
        ...(refresh ? [new ReactRefreshPlugin({ library: 'shell', overlay: false })] : []),
      ],
      devServer: {
        host: '127.0.0.1',
        port: devPort(0),
        hot: refresh,
        historyApiFallback: true,
        static: false,
        client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
        proxy: [
          {
            context: ['/api', '/auth', '/mfe'],
            target: process.env.SCHRANKWERK_PORTAL || 'http://localhost:8080',
          },
        ],
      },
    }
  }

/**
 * A remote, named by its `portal.json`: exposes `src/portal.ts` and releases itself as `dist/<version>/…` with a
 * `dist/portal.json` made from its route table.
 * Its development server serves any shell whose configuration allows overrides.
 */
export const remoteConfig =
  ({ dir }: { dir: string }): Build =>
  (_env, argv) => {
    const production = argv.mode !== 'development'
    const refresh = wantsRefresh(production)
    const { id } = readManifest(dir)
    const base = baseConfig({ dir, id, production, refresh })
    const port = devPort(1 + findRemotes(dirname(dir)).findIndex((remote) => remote.dir === dir))
    return {
      ...base,
      entry: {},
      output: {
        ...base.output,
        publicPath: 'auto',
        ...(production ? { path: unreleased(dir), clean: false } : {}),
      },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: id,
          filename: 'js/remoteEntry.[contenthash:8].js',
          manifest: true,
          dts: false,
          dev: false,
          exposes: { './portal': './src/portal.ts' },
          shareStrategy: 'loaded-first',
          shared: consumedModules(),
          experiments: { optimization: { target: 'web', disableRemote: true } },
        }),
        new RemoteRelease({ dir, production }),
        ...(refresh ? [new ReactRefreshPlugin({ library: id, overlay: false })] : []),
      ],
      devServer: {
        host: '127.0.0.1',
        port,
        hot: refresh,
        static: false,
        allowedHosts: 'all',
        headers: { 'Access-Control-Allow-Origin': '*' },
        client: {
          webSocketURL: `ws://localhost:${port}/ws`,
          overlay: { errors: true, warnings: false, runtimeErrors: false },
        },
      },
    }
  }
