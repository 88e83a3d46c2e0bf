import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration, RuleSetRule } from 'webpack'

export interface App {
  /** Folder of the workspace. */
  dir: string
  /** Id of the application; prefixes its CSS class names. */
  id: string
  production: boolean
  /** Component state survives an edit; needs a shell built for development as well. */
  refresh?: boolean
}

const toolingFolder = fileURLToPath(new URL('.', import.meta.url))
const loaderAt = (name: string): string => fileURLToPath(import.meta.resolve(name))

/** Workspace packages come as TypeScript source; the link in node_modules resolves to their real folder. */
const scripts = ({ refresh }: App): RuleSetRule => ({
  test: /\.[cm]?[jt]sx?$/,
  exclude: /[\\/]node_modules[\\/]/,
  loader: loaderAt('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // React's development JSX does not run on a production React, which is what a deployed shell provides.
      transform: {
        react: { runtime: 'automatic', development: refresh === true, refresh: refresh === true },
      },
      target: 'es2022',
    },
  },
})

const contracts: RuleSetRule = {
  test: /[\\/]packages[\\/]contracts[\\/]src[\\/].*\.ts$/,
  enforce: 'pre',
  loader: join(toolingFolder, 'without-summaries.ts'),
}

/** What a package's entry re-exports and nobody imports falls away; style sheets keep their effect. */
const packagesWithoutSideEffects: RuleSetRule = {
  test: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.tsx?$/,
  sideEffects: false,
}

/** What index.html is made by. */
const pageItself = /[\\/]src[\\/]page\.tsx$/

const styles = ({ id, production }: App): RuleSetRule => ({
  test: /\.css$/,
  issuer: { not: [pageItself] },
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: loaderAt('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          localIdentName: production ? `${id}-[hash:base64:7]` : `${id}-[name]-[local]`,
        },
      },
    },
  ],
})

const assets: RuleSetRule = { test: /\.(svg|png|jpe?g|webp|woff2?)$/, type: 'asset/resource' }

/** The page holds its style sheets as texts. */
const texts: RuleSetRule = { test: /\.css$/, issuer: pageItself, type: 'asset/source' }

/** What shell and remotes have in common. */
export const baseConfig = (app: App): Configuration => {
  const { dir, id, production } = app
  const configFile = ['webpack.config.ts', 'webpack.config.mjs']
    .map((name) => join(dir, name))
    .find(existsSync)
  return {
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist'),
      uniqueName: id,
      chunkLoadTimeout: 10_000,
      // A module that failed because a shared one did not come is run again at the next attempt.
      strictModuleExceptionHandling: true,
      clean: true,
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[contenthash:12].js',
      assetModuleFilename: 'assets/[contenthash:12][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [scripts(app), contracts, packagesWithoutSideEffects, styles(app), texts, assets] },
    cache: {
      type: 'filesystem',
      name: `${production ? 'production' : 'development'}${app.refresh ? '-refresh' : ''}`,
      cacheDirectory: join(dir, '.cache'),
      buildDependencies: {
        config: [toolingFolder, join(dir, 'package.json'), ...(configFile ? [configFile] : [])],
      },
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[contenthash:12].css',
        ignoreOrder: true,
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  }
}
