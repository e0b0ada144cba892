import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { readManifest } from '../webpack/release-record.ts'
import { moduleConfig, root, type Target } from '../webpack/rules.ts'
import { assetsPath, DocumentsPlugin } from './documents-plugin.ts'

export interface AloneOptions {
  /** `mf-brokers` */
  workspace: string
  outDir: string
  /** Calls go to a real server. */
  realServer: boolean
}

const source = (file: string) => resolve(import.meta.dirname, 'src', file)

/** The area as part of the shell's own code, in one build and without federation: for the browser, or for rendering in Node. */
export function aloneConfig({ workspace, outDir, realServer }: AloneOptions, target: Target): Configuration {
  const part = readManifest(workspace).area.name
  const base = moduleConfig(part, target, 'development')
  const common: Configuration = {
    ...base,
    devtool: false,
    stats: 'none',
    optimization: { emitOnErrors: false },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...namesOf(workspace) } },
  }
  const define = new webpack.DefinePlugin({
    REAL_SERVER: JSON.stringify(realServer),
    SHARED_VERSIONS: '{}',
    ENV_TARGET: JSON.stringify(target),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  })
  if (target === 'node')
    return {
      ...common,
      target: 'node20',
      entry: { 'render-page': source('node/render-page.ts') },
      output: { path: join(outDir, 'node'), filename: '[name].cjs', library: { type: 'commonjs-module' } },
      plugins: [define, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    }
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: { page: source('page/entry.tsx'), frame: source('frame/entry.tsx') },
    output: {
      path: join(outDir, 'web'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: assetsPath,
      uniqueName: `${part} alone`,
    },
    plugins: [
      define,
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      new ReactRefreshPlugin({ overlay: false }),
      new DocumentsPlugin(),
    ],
  }
}

/** What the code here calls the area that is opened. */
function namesOf(workspace: string): Record<string, string> {
  const own = join(root, workspace)
  if (!existsSync(join(own, 'src/testing/alone.ts')))
    throw new Error(`${workspace} has no src/testing/alone.ts (docs/testing-an-area.md)`)
  return {
    'the-area$': join(own, 'src/area.tsx'),
    'the-area/alone$': join(own, 'src/testing/alone.ts'),
    'the-area/package.json$': join(own, 'package.json'),
    'area-strings': join(own, 'src/strings'),
    'ui-strings': join(root, 'ui/src/strings'),
    'shell-strings': join(root, 'shell/src/strings'),
  }
}
