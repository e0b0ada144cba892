import { parseArgs } from 'node:util'
import webpack, { type Stats } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { DevBuilds } from './dev-builds.ts'
import { devConfig, devPart, type DevPart } from './dev-config.ts'
import { partWorkspaces } from './workspaces.ts'

/**
 * Builds the shell and the areas and rebuilds them when their sources change, for `npm run dev`: `node platform/build/dev.ts --folder DIR
 * --origin http://localhost:3001 --page-origin http://localhost:3000`.
 * The browser build is served from memory at `--origin`, with hot updates; Node's build is written to `--folder`. Reports its progress to
 * the parent process, which notifies it when the server stops and starts serving.
 */
const { values } = parseArgs({
  options: { folder: { type: 'string' }, origin: { type: 'string' }, 'page-origin': { type: 'string' } },
})
const { folder, origin, 'page-origin': pageOrigin } = values
if (!folder || !origin || !pageOrigin) {
  console.error('usage: node platform/build/dev.ts --folder DIR --origin URL --page-origin URL')
  process.exit(2)
}

const tell = (message: object) => process.send?.(message)
const parts = partWorkspaces().map(devPart)
const builds = new DevBuilds(folder)
const compiler = webpack(
  parts.flatMap(part => [devConfig(part, 'web', { folder, origin }), devConfig(part, 'node', { folder, origin })]),
)

// Pending while the server restarts: a page notified of a change before the server has it would be rendered from the old code, or not at
// all.
let restart: Promise<void> | undefined
let restarted = () => {}
process.on('message', ({ serving }: { serving: boolean }) => {
  if (!serving) restart ??= new Promise(resolve => (restarted = resolve))
  else {
    restart = undefined
    restarted()
  }
})
process.on('disconnect', () => process.exit(0))

let built = 0
let isFirst = true
for (const child of compiler.compilers) {
  child.hooks.afterDone.tap('dev', () => isFirst && tell({ progress: ++built / compiler.compilers.length }))
  child.hooks.emit.tapPromise('dev', async () => {
    while (restart) await restart
  })
}

compiler.hooks.done.tap('dev', ({ stats }, changed) => {
  for (const [index, part] of parts.entries()) {
    const both = [stats[index * 2]!, stats[index * 2 + 1]!]
    const made = both.filter(({ compilation }) => changed.includes(compilation.compiler))
    if (made.length === 0) continue
    const fault = faultOf(part, both)
    if (fault) tell({ note: `${part.part} could not be built\n${fault}` })
    else if (!isFirst) tell({ note: `${part.part} built in ${seconds(made)} s` })
  }
  if (isFirst) tell({ built: true })
  isFirst = false
})

/**
 * Passes the builds of an area or the shell to the server; if that fails, the server keeps the last working ones, and the reason is
 * returned.
 */
function faultOf(part: DevPart, both: Stats[]): string | undefined {
  const failed = both.find(stats => stats.hasErrors())
  if (failed)
    return failed
      .toString({ all: false, errors: true, errorDetails: false, colors: Boolean(process.stdout.isTTY) })
      .trim()
  try {
    builds.take(part, both[0]!.compilation)
  } catch (error) {
    // For example a package.json that is being written.
    return (error as Error).message
  }
  return undefined
}

const seconds = (stats: Stats[]) =>
  (Math.max(...stats.map(({ startTime, endTime }) => endTime! - startTime!)) / 1000).toFixed(1)

const { hostname, port } = new URL(origin)
const server = new WebpackDevServer(
  {
    host: hostname,
    port: Number(port),
    hot: true,
    static: false,
    setupExitSignals: false,
    headers: { 'Access-Control-Allow-Origin': pageOrigin, 'Cache-Control': 'no-store' },
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { protocol: 'ws', hostname, port: Number(port) },
    },
  },
  compiler,
)
try {
  await server.start()
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(
    code === 'EADDRINUSE'
      ? `The port after PORT is taken: ${port}. Stop what uses it, or choose another PORT.`
      : message,
  )
  process.exit(1)
}
