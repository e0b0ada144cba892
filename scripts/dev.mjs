import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart, root, setUp } from './set-up.mjs'
import { Steps } from './steps.mjs'

/** `npm run dev`: runs the portal from its sources and follows their changes (docs/developing.md). */
const steps = new Steps()
const began = Date.now()
const builds = mkdtempSync(join(tmpdir(), 'brokerlens-dev-'))
const port = Number(process.env.PORT || 3000)
const pageOrigin = process.env.ORIGIN?.replace(/\/$/, '') || `http://localhost:${port}`
/** Source folders of the running server, without its tests and React components. */
const serverSources = [
  'server/src',
  'backend',
  'database',
  'platform/api',
  'platform/host',
  'sample-data',
  'calls/src',
  'shared-state/src',
].map(folder => join(root, folder))
const isServerSource = file => /\.(ts|sql)$/.test(file) && !/\.test\.ts$/.test(file)
const buildStep = 'Build the shell and the areas for development'
/** Editors write a file in several steps. */
const settleMs = 60
/** Time for a server that is being replaced to finish its requests. */
const drainMs = 3_000

let builder
let server
let ending = false

async function develop() {
  if (!Number.isInteger(port) || port < 1 || port > 65534)
    throw new CannotStart(
      `PORT is '${process.env.PORT}'; for development it must be a number from 1 to 65534, and the next port must be free as well.`,
    )
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
  console.log('Brokerlens, for development')
  const { node, env } = await setUp(steps)
  const origin = `http://${new URL(pageOrigin).hostname}:${port + 1}`
  const start = (file, args, environment) =>
    // In their own process groups, so that Ctrl-C reaches them only once, through this process.
    spawn(node, [join(root, file), ...args], {
      cwd: root,
      env: { ...env, NODE_ENV: 'development', ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    })
  steps.show(buildStep)
  builder = start('platform/build/dev.ts', ['--folder', builds, '--origin', origin, '--page-origin', pageOrigin])
  builder.on('exit', () => ending || end(1))
  await new Promise(firstBuilt =>
    builder.on('message', ({ note, progress, built }) => {
      if (note) steps.note(note)
      else if (!built) return steps.show(buildStep, progress)
      else firstBuilt()
    }),
  )
  steps.done(buildStep)
  startServer(() => start('server/src/main.ts', [], { DEV_BUILDS: builds, DEV_BUILDS_ORIGIN: origin }))
}

/** Runs the server, and restarts it after a change of its sources. */
function startServer(start) {
  let hasServed = false
  let changed = Date.now()
  let settled
  const run = () => {
    const current = (server = start())
    current.on('message', ({ step, progress, done, note, ready }) => {
      if (note) return steps.note(note)
      if (!done) return steps.show(step, progress)
      if (!ready) return steps.done(step)
      // After two changes in a row, the first new server may become ready while it is already being replaced.
      if (current.wasReplaced) return
      builder.send({ serving: true })
      if (hasServed) steps.note(`server restarted in ${secondsSince(changed)} s`)
      else console.log(`\n  Brokerlens serves on ${ready}  (ready after ${secondsSince(began)} s; Ctrl-C ends it)\n`)
      hasServed = true
    })
    current.on('exit', code => {
      if (ending) return
      if (!hasServed) return end(code || 1)
      if (current.wasReplaced) return run()
      server = undefined
      builder.send({ serving: true })
      steps.note('the server stopped; it restarts after the next change')
    })
  }
  const restart = () => {
    builder.send({ serving: false })
    changed = Date.now()
    if (!server) return run()
    const replaced = server
    if (replaced.wasReplaced) return
    replaced.wasReplaced = true
    replaced.kill('SIGTERM')
    const late = setTimeout(() => replaced.kill('SIGKILL'), drainMs)
    replaced.once('exit', () => clearTimeout(late))
  }
  for (const folder of serverSources)
    watch(folder, { recursive: true }, (_event, file) => {
      if (ending || !hasServed || !isServerSource(String(file))) return
      clearTimeout(settled)
      settled = setTimeout(restart, settleMs)
    })
  run()
}

const secondsSince = moment => ((Date.now() - moment) / 1000).toFixed(1)

/** Ends the child processes and then this one; a second call exits immediately. */
async function end(code) {
  if (ending) process.exit(1)
  ending = true
  const running = [builder, server].filter(child => child && child.exitCode === null && child.signalCode === null)
  await Promise.all(running.map(child => new Promise(ended => child.once('exit', ended) && child.kill('SIGTERM'))))
  rmSync(builds, { recursive: true, force: true })
  process.exit(code)
}

develop().catch(error => {
  console.error(error instanceof CannotStart ? error.message : error)
  end(1)
})
