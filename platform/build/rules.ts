import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { createRequire, findPackageJSON } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'
import { portalRoot } from './portal-root.ts'

const require = createRequire(import.meta.url)

export type Target = 'web' | 'node'
export type Mode = 'production' | 'development'

/** The router's package, some of whose names react-router-dom exports again. */
const router = dirname(findPackageJSON('react-router', findPackageJSON('react-router-dom', import.meta.url))!)

/**
 * Compiles TypeScript and JSX with swc; types are checked separately. Installed packages, including the platform, are JavaScript already.
 */
const scripts = (mode: Mode, hot: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false, refresh: hot } },
      target: 'es2022',
    },
    sourceMaps: mode === 'development',
  },
})

/**
 * A class name of a CSS module identifies the area or shell, the file and the name in it, so that no area's rules can affect another's. In a
 * release it is a hash of the three, as it recurs thousands of times in a page: of 5 × 10¹⁰ names, two of a portal's 2,000 are the same with
 * a probability of 0.004%. The release's version is not part of it, so that unchanged code keeps its bytes from release to release.
 */
const classNames = (part: string, mode: Mode) =>
  mode === 'production'
    ? { localIdentName: '[hash:base64:6]', localIdentHashSalt: part }
    : { localIdentName: `${part}__[local]__[hash:base64:6]` }

/** Node's build of a style sheet keeps only the class names. */
const styles = (part: string, target: Target, mode: Mode): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(target === 'web' ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          // Rejects a rule without a class name: `h2 { … }` would affect every heading of the page.
          mode: 'pure',
          ...classNames(part, mode),
          exportOnlyLocals: target === 'node',
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
  ],
})

const files: RuleSetRule = {
  test: /\.(woff2|svg|png)$/,
  type: 'asset/resource',
  generator: { filename: 'files/[name].[contenthash:8][ext]' },
}

/** Common to all builds: how files become modules and how they are resolved. */
export function moduleConfig(part: string, target: Target, mode: Mode): Configuration {
  const hot = mode === 'development' && target === 'web'
  const fileRule = target === 'node' ? { ...files, generator: { ...files.generator, emit: false } } : files
  return {
    mode,
    context: portalRoot,
    devtool: mode === 'development' ? 'source-map' : false,
    module: { rules: [scripts(mode, hot), styles(part, target, mode), fileRule] },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['import', '...'],
      alias: {
        // react-router's exports resolve to its development build even in production.
        'react-router$': resolve(router, `dist/${mode}/index.mjs`),
        'react-router/dom$': resolve(router, `dist/${mode}/dom-export.mjs`),
      },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
