import { parseArgs } from 'node:util'
import webpack from 'webpack'
import { aloneConfig } from './build-config.ts'

/** Builds areas on their own for testing: `node platform/alone/build.ts --out DIR mf-weather …`, each into a folder with its name. */
const { positionals: workspaces, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
const { out } = values
if (workspaces.length === 0 || !out) {
  console.error('usage: node platform/alone/build.ts --out DIR WORKSPACE …')
  process.exit(2)
}

for (const workspace of workspaces) {
  const options = { workspace, outDir: `${out}/${workspace}`, realServer: false, hot: false }
  const fault = await compile([aloneConfig(options, 'web'), aloneConfig(options, 'node')])
  if (!fault) continue
  console.error(`${workspace} could not be built as a standalone page\n${fault}`)
  process.exit(1)
}

function compile(configs: Parameters<typeof webpack>[0]): Promise<string | undefined> {
  return new Promise((done, failed) => {
    webpack(configs as webpack.Configuration[], (error, stats) => {
      if (error || !stats) return failed(error ?? new Error('webpack returned no result'))
      done(
        stats.hasErrors()
          ? stats.toString({ all: false, errors: true, errorDetails: false, colors: false })
          : undefined,
      )
    })
  })
}
