import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack from 'webpack'
import { shellConfig } from '../../../../platform/build/shell.config.ts'
import type { Area } from 'shared-state/contract/area'
import type { ShellModule } from 'shared-state/contract/shell-module'

/** The shell and all areas as one module. */
export interface PlainSite {
  render: ShellModule['render']
  areas: Record<string, Area>
}

/** Builds the shell and all areas into one bundle for Node, with the rules of the shell's releases, and loads it. */
export async function buildPlain(outDir: string): Promise<PlainSite> {
  const options = { workspace: 'shell', part: 'shell', container: 'plain', outDir, mode: 'production' } as const
  const config = shellConfig(options, 'node')
  const entry = { entry: join(import.meta.dirname, 'plain-site.ts') }
  await new Promise<void>((built, failed) => {
    webpack({ ...config, entry }, (error, stats) => {
      if (error) return failed(error)
      if (!stats!.hasErrors()) return built()
      failed(new Error(stats!.toString({ all: false, errors: true, errorDetails: false, colors: false })))
    })
  })
  return createRequire(import.meta.url)(join(outDir, 'node/entry.cjs')) as PlainSite
}
