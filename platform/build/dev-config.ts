import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { areaConfig } from './area.config.ts'
import { DevReleaseFilesPlugin } from './dev-release-files-plugin.ts'
import { ownFile } from './own-file.ts'
import { portalRoot } from './portal-root.ts'
import { readManifest } from './release-record.ts'
import type { Target } from './rules.ts'
import { shellConfig } from './shell.config.ts'
import { textFilesRule } from './texts/text-files-rule.ts'
import { textFolders } from './texts/text-folders.ts'

const require = createRequire(import.meta.url)

export interface DevPart {
  workspace: string
  part: string
  /** Name of the container in the browser: it stays the same, as a hot update replaces the code behind it. */
  container: string
  /** Name in Node's build, replaced by one per version. */
  nodeContainer: string
}

export interface DevPlace {
  /** Origin of the build server, e.g. `http://localhost:3001`. */
  origin: string
  /** Output folder of the builds. */
  folder: string
}

const clientFile = (name: string) => ownFile(`build/dev-client/${name}`)

export function devPart(workspace: string): DevPart {
  const part = readManifest(workspace).area.name
  const name = part.replace(/\W/g, '_')
  return { workspace, part, container: `${name}_dev`, nodeContainer: `${name}_dev_node` }
}

/** The watched build of an area or the shell: like the released build, but not minified, and with hot updates in the browser. */
export function devConfig(devPart: DevPart, target: Target, { origin, folder }: DevPlace): Configuration {
  const { workspace, part, container, nodeContainer } = devPart
  const configOf = part === 'shell' ? shellConfig : areaConfig
  const outDir = join(folder, 'watched', part)
  const base = configOf(
    { workspace, part, container: target === 'web' ? container : nodeContainer, outDir, mode: 'development' },
    target,
  )
  const common: Configuration = { ...base, stats: 'none', optimization: { emitOnErrors: false } }
  if (target === 'node') return { ...common, devtool: false, devServer: false as never }
  return {
    ...common,
    devtool: 'cheap-module-source-map',
    output: { ...base.output, chunkFilename: '[name].js', publicPath: `${origin}/${part}/web/` },
    module: { rules: [...base.module!.rules!, textFilesRule(textFolders(workspace))] },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        ...(part === 'shell' && {
          'react-dom/client$': clientFile('react-dom-client'),
          'real-react-dom-client$': require.resolve('react-dom/client'),
        }),
      },
    },
    plugins: [
      ...base.plugins!,
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /dev-client/] }),
      part === 'shell'
        ? firstOfAll(clientFile('shell-refresh-runtime'))
        : new webpack.NormalModuleReplacementPlugin(
            /react-refresh[\\/]runtime(\.js)?$/,
            clientFile('area-refresh-runtime'),
          ),
      firstOfAll(clientFile('texts')),
      new DevReleaseFilesPlugin(workspace),
    ],
  }
}

/** A module that runs before the build's own entry. */
const firstOfAll = (file: string) => new webpack.EntryPlugin(portalRoot, file, {})
