import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import webpack, { type Stats } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { DevBuilds } from './dev-builds.ts'
import { devConfig, devPart } from './dev-config.ts'
import { root } from './rules.ts'

/**
 * Builds the shell and the areas and keeps them built while their sources change, for `npm run dev`:
 * `node webpack/dev.ts --folder DIR --origin http://localhost:3001 --page-origin http://localhost:3000`.
 * The browser's half is served from memory at `--origin`, with hot updates; Node's half stands in `--folder`.
 * Tells its parent process what it does, and is told by it while the server restarts.
 */
const { values } = parseArgs({ options: { folder: { type: 'string' }, origin: { type: 'string' }, 'page-origin': { type: 'string' } } })
const { folder, origin, 'page-origin': pageOrigin } = values
if (!folder || !origin || !pageOrigin) {
  console.error('usage: node webpack/dev.ts --folder DIR --origin URL --page-origin URL')
  process.exit(2)
}

const tell = (message: object) => process.send?.(message)
const parts = readdirSync(root).filter(name => (name === 'shell' || name.startsWith('mf-')) && existsSync(join(root, name, 'package.json'))).map(devPart)
const builds = new DevBuilds(folder)
const compiler = webpack(parts.flatMap(part => [devConfig(part, 'web', { folder, origin }), devConfig(part, 'node', { folder, origin })]))

let built = 0
let isFirst = true
for (const child of compiler.compilers) {
  child.hooks.afterDone.tap('dev', () => isFirst && tell({ progress: ++built / compiler.compilers.length }))
  child.hooks.emit.tapPromise('dev', () => serving)
}

// A page that is told of a change before the server has it would be rendered from the old code, or not at all.
let serving = Promise.resolve()
let nowServing = () => {}
process.on('message', (message: { serving: boolean }) => {
  nowServing()
  if (!message.serving) serving = new Promise(resolve => (nowServing = resolve))
})
process.on('disconnect', () => process.exit(0))

compiler.hooks.done.tap('dev', ({ stats }, changed) => {
  for (const [index, part] of parts.entries()) {
    const both = [stats[index * 2]!, stats[index * 2 + 1]!]
    const made = both.filter(({ compilation }) => changed.includes(compilation.compiler))
    if (made.length === 0) continue
    const failed = both.find(one => one.hasErrors())
    if (failed) tell({ note: errorsOf(failed) })
    else builds.take(part, both[0]!.compilation)
    if (!failed && !isFirst) tell({ note: `${part.part} built in ${seconds(made)} s` })
  }
  if (isFirst) tell({ built: true })
  isFirst = false
})

const errorsOf = (stats: Stats) => stats.toString({ all: false, errors: true, errorDetails: false, colors: Boolean(process.stdout.isTTY) }).trim()
const seconds = (stats: Stats[]) => (Math.max(...stats.map(({ startTime, endTime }) => endTime! - startTime!)) / 1000).toFixed(1)

const { hostname, port } = new URL(origin)
await new WebpackDevServer(
  {
    host: hostname,
    port: Number(port),
    hot: true,
    static: false,
    setupExitSignals: false,
    headers: { 'Access-Control-Allow-Origin': pageOrigin, 'Cache-Control': 'no-store' },
    client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false }, webSocketURL: { protocol: 'ws', hostname, port: Number(port) } },
  },
  compiler,
).start()
