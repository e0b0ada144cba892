import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { resolve } from 'node:path'
import type { Configuration } from 'webpack'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts'
import { FacadeCheckPlugin } from './facade-check-plugin.ts'
import { minimise } from './minimise.ts'
import { portalRoot } from './portal-root.ts'
import { moduleConfig, type Mode, type Target } from './rules.ts'
import { sharedModules, sharedRanges } from './shared-modules.ts'

export interface BuildOptions {
  /** Workspace folder, e.g. `mf-weather`. */
  workspace: string
  /** Name of the area, e.g. `weather`, or `shell`. */
  part: string
  /** Unique per version; used as the container's name on the global object. */
  container: string
  outDir: string
  mode: Mode
}

/** Code shared by several pages of an area becomes one chunk: it is loaded once, and its styles occur once. */
const sharedParts = {
  parts: { chunks: 'async' as const, minChunks: 2, minSize: 0, name: 'parts', priority: 1 },
}

/** Build configuration of an area, for the browser or for Node: one exposed module, without copies of shared modules. */
export function areaConfig(options: BuildOptions, target: Target): Configuration {
  const { workspace, part, container, outDir, mode } = options
  const base = moduleConfig(part, target, mode)
  return {
    ...base,
    name: `${part} ${target}`,
    target: target === 'web' ? ['web', 'es2022'] : 'async-node20',
    entry: {},
    output: {
      path: resolve(outDir, target),
      filename: '[name].js',
      chunkFilename: target === 'web' ? '[name].[contenthash:8].js' : '[name].cjs',
      publicPath: target === 'web' ? 'auto' : '',
      uniqueName: container,
      // Without the version, so that unchanged chunks keep their bytes; a page has only one release of a part.
      chunkLoadingGlobal: `chunks_${part}`,
      // A single file in Node; merging chunks afterwards could lose the container's file name.
      ...(target === 'web' ? { crossOriginLoading: 'anonymous' as const } : { asyncChunks: false }),
    },
    optimization:
      target === 'web'
        ? { minimizer: [minimise()], chunkIds: 'deterministic', splitChunks: { cacheGroups: sharedParts } }
        : { minimize: false, concatenateModules: true },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: target === 'web' ? 'entry.js' : 'entry.cjs',
        library: target === 'web' ? { type: 'var', name: container } : { type: 'commonjs-module' },
        exposes: { './area': resolve(portalRoot, workspace, 'src/area.tsx') },
        shared: Object.fromEntries(
          sharedModules.map(({ key }) => [
            key,
            { singleton: true, requiredVersion: sharedRanges[key]!, import: false as const },
          ]),
        ),
        experiments: { externalRuntime: true, optimization: { target, disableSnapshot: true } },
        dts: false,
        dev: false,
        manifest: false,
      }),
      new FacadeCheckPlugin(),
      // Watched builds change their chunks one by one.
      ...(target === 'web' && mode === 'production' ? [new ChunkIntegrityPlugin(part)] : []),
      ...(target === 'web'
        ? [
            new MiniCssExtractPlugin({
              filename: '[name].css',
              chunkFilename: '[name].[contenthash:8].css',
              runtime: false,
              ignoreOrder: true,
            }),
          ]
        : []),
    ],
  }
}
