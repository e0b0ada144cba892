import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { ownFile } from '../build/own-file.ts'
import { portalRoot } from '../build/portal-root.ts'
import { readManifest } from '../build/release-record.ts'
import { moduleConfig, type Target } from '../build/rules.ts'
import { textFilesRule } from '../build/texts/text-files-rule.ts'
import { textFolders } from '../build/texts/text-folders.ts'
import { assetsPath, DocumentsPlugin } from './documents-plugin.ts'

export interface AloneOptions {
  /** `mf-weather` */
  workspace: string
  outDir: string
  /** Whether calls go to a real server. */
  realServer: boolean
  /** Whether edits show at once. */
  hot: boolean
}

/** Surrounds the pages of every area: it provides the frame, and its texts are among the page's. */
const shell = 'shell'
const source = (file: string) => ownFile(`alone/src/${file}`)

/** The area as part of the shell's own code, in one build and without federation: for the browser, or for rendering in Node. */
export function aloneConfig({ workspace, outDir, realServer, hot }: AloneOptions, target: Target): Configuration {
  const part = readManifest(workspace).area.name
  const base = moduleConfig(part, target, 'development')
  const common: Configuration = {
    ...base,
    devtool: false,
    stats: 'none',
    optimization: { emitOnErrors: false },
    module: { rules: [...base.module!.rules!, textFilesRule(textFoldersOf(workspace))] },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...namesOf(workspace) } },
  }
  const define = new webpack.DefinePlugin({
    REAL_SERVER: JSON.stringify(realServer),
    SHARED_VERSIONS: '{}',
    ENV_TARGET: JSON.stringify(target),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    // The compiler adds these to every component.
    ...(!hot && { $RefreshReg$: '(() => {})', $RefreshSig$: '(() => type => type)' }),
  })
  if (target === 'node')
    return {
      ...common,
      target: 'node20',
      // React as on the site's server: its development build takes three times as long, and what it warns of is seen in the browser.
      optimization: { emitOnErrors: false, minimize: false, nodeEnv: 'production' },
      entry: { 'render-page': source('node/render-page') },
      output: { path: join(outDir, 'node'), filename: '[name].cjs', library: { type: 'commonjs-module' } },
      plugins: [define, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    }
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: { page: source('page/entry'), frame: source('frame/entry') },
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
      ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
      new DocumentsPlugin(),
    ],
  }
}

/** The shell's text folders, then the area's own; folders of workspaces that both are built from come first. */
function textFoldersOf(workspace: string): string[] {
  const [own, others] = [textFolders(workspace), textFolders(shell)]
  return [...new Set([...own.filter(folder => others.includes(folder)), ...others, ...own])]
}

/** Module names for the shell and for the area being opened. */
function namesOf(workspace: string): Record<string, string> {
  const own = join(portalRoot, workspace)
  if (!existsSync(join(own, 'src/testing/alone.ts')))
    throw new Error(`${workspace} has no src/testing/alone.ts (docs/testing-an-area.md)`)
  return {
    'the-area$': join(own, 'src/area.tsx'),
    'the-area/alone$': join(own, 'src/testing/alone.ts'),
    'the-area/package.json$': join(own, 'package.json'),
    'the-portal/backend$': join(portalRoot, shell, 'src/testing/alone/backend'),
    'the-portal/page$': join(portalRoot, shell, 'src/testing/alone/page'),
  }
}
