import { join } from 'node:path'
import webpack from 'webpack'
import { shellConfig } from '../../../platform/build/shell.config.ts'

/** Builds the shell for the browser together with the areas, like a site without federation, into `{outDir}/web`. */
export function buildWhole(outDir: string): Promise<void> {
  const base = shellConfig({ workspace: 'shell', part: 'shell', container: 'whole', outDir, mode: 'production' }, 'web')
  const areas = new webpack.NormalModuleReplacementPlugin(
    /\/browser-area-loader\.ts$/,
    join(import.meta.dirname, 'bundled-areas.ts'),
  )
  return new Promise((built, failed) => {
    webpack({ ...base, plugins: [...base.plugins!, areas] }, (error, stats) => {
      if (error) return failed(error)
      if (stats!.hasErrors())
        return failed(new Error(stats!.toString({ all: false, errors: true, errorDetails: false, colors: false })))
      built()
    })
  })
}
