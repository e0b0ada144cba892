import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import webpack, { type Configuration } from 'webpack'
import { areaConfig, type BuildOptions } from './area.config.ts'
import { portalRoot } from './portal-root.ts'
import { readManifest, writeReleaseRecord } from './release-record.ts'
import { shellConfig } from './shell.config.ts'
import { sourceHash } from './source-hash.ts'

/**
 * Builds the shell or an area for the browser and for Node: `node platform/build/build.ts mf-tools [--version 1.4.2] [--out DIR]`. The
 * default version is the package's followed by the sources' hash. A build that is up to date is left unchanged. Prints the output folder.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' }, out: { type: 'string' } },
})
const workspace = positionals[0]
if (!workspace || !existsSync(join(portalRoot, workspace, 'package.json'))) {
  console.error('usage: node platform/build/build.ts WORKSPACE [--version VERSION] [--out DIR]')
  process.exit(2)
}

const manifest = readManifest(workspace)
const version = values.version ?? `${manifest.version}+${sourceHash(workspace)}`
const part = manifest.area.name
const container = `${part}_${version}`.replace(/[^\w]/g, '_')
const outDir = resolve(values.out ?? join(portalRoot, workspace, 'dist'))

if (!values.version && builtVersion(outDir) === version) {
  console.log(outDir)
  process.exit(0)
}
rmSync(outDir, { recursive: true, force: true })
const options: BuildOptions = { workspace, part, container, outDir, mode: 'production' }
const configOf = part === 'shell' ? shellConfig : areaConfig
await compile([configOf(options, 'web'), configOf(options, 'node')])
writeReleaseRecord({ workspace, part, version, container, outDir, commit: currentCommit() })
console.log(outDir)

function builtVersion(folder: string): string | undefined {
  const record = join(folder, 'release.json')
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).version : undefined
}

function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: portalRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}

function compile(configs: Configuration[]): Promise<void> {
  return new Promise((done, failed) => {
    webpack(configs, (error, stats) => {
      if (error) return failed(error)
      if (!stats || stats.hasErrors()) {
        console.error(stats?.toString({ all: false, errors: true, errorDetails: false, colors: false }))
        process.exit(1)
      }
      if (stats.hasWarnings()) console.error(stats.toString({ all: false, warnings: true, colors: false }))
      done()
    })
  })
}
