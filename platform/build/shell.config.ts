import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import type { BuildOptions } from './area.config.ts'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts'
import { minimise } from './minimise.ts'
import { portalRoot } from './portal-root.ts'
import { moduleConfig, type Target } from './rules.ts'
import { sharedVersions } from './shared-modules.ts'

/** Build configuration of the shell: the browser's entry, or the render module for Node with React and the router bundled. */
export function shellConfig(options: BuildOptions, target: Target): Configuration {
  const { workspace, part, container, outDir, mode } = options
  const base = moduleConfig(part, target, mode)
  const entry = resolve(portalRoot, workspace, target === 'web' ? 'src/entry' : 'src/render')
  return {
    ...base,
    name: `${part} ${target}`,
    target: target === 'web' ? ['web', 'es2022'] : 'node20',
    entry: { entry },
    output: {
      path: resolve(outDir, target),
      filename: target === 'web' ? '[name].js' : '[name].cjs',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: container,
      // Without the version, so that unchanged chunks keep their bytes; a page has only one release of a part.
      chunkLoadingGlobal: `chunks_${part}`,
      ...(target === 'web' ? { crossOriginLoading: 'anonymous' as const } : { library: { type: 'commonjs-module' } }),
    },
    // One scope per module in Node: hoisting everything into one function makes rendering a fifth slower there.
    optimization:
      target === 'web'
        ? { minimizer: [minimise()], chunkIds: 'deterministic' }
        : { minimize: false, concatenateModules: false },
    plugins: [
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions),
        // The federation runtime's own switches: no manifest snapshots, one target.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify(target),
      }),
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
        : [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]),
    ],
  }
}
