import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The portal's own supervisor with small serving processes (testing/small-cluster.ts). */
let supervisor: ChildProcess
let log: string
/** Origins of the serving processes, in the order they report. */
let origins: string[]

beforeEach(() => {
  log = ''
  origins = []
  supervisor = spawn(process.execPath, [resolve(import.meta.dirname, '../testing/small-cluster.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // A process group of its own, so that a hanging process ends with the test too.
    detached: true,
  })
  supervisor.stderr!.on('data', chunk => (log += chunk))
  supervisor.on('message', ({ ready }: { ready?: string }) => ready && origins.push(ready))
})
afterEach(async () => {
  process.kill(-supervisor.pid!, 'SIGKILL')
  await once(supervisor, 'exit')
})

async function origin(number: number): Promise<string> {
  while (origins.length < number) await once(supervisor, 'message')
  return origins[number - 1]!
}
const ask = async (path: string, at: string) => Number(await (await fetch(at + path)).text())

test('a serving process with a blocked event loop is killed and replaced, and its requests fail', async () => {
  const first = await origin(1)
  const pid = await ask('/', first)
  const spinning = await fetch(`${first}/spin`)
  const waiting = ask('/', first)
  await Promise.all([expect(spinning.text()).rejects.toThrow(), expect(waiting).rejects.toThrow()])
  expect(await ask('/', await origin(2))).not.toBe(pid)
  expect(
    log
      .trim()
      .split('\n')
      .map(line => JSON.parse(line)),
  ).toMatchObject([
    { worker: pid, msg: 'the event loop of a serving process is blocked; killing the process' },
    { worker: pid, signal: 'SIGKILL', msg: 'a serving process exited and is being replaced' },
  ])
})

test('a serving process that computes for seconds with a running event loop is not killed', async () => {
  const first = await origin(1)
  const pid = await ask('/busy', first)
  expect(await ask('/', first)).toBe(pid)
  expect(log).toBe('')
})

test('a serving process that was stopped for two seconds and continued is not killed', async () => {
  const first = await origin(1)
  const pid = await ask('/', first)
  process.kill(pid, 'SIGSTOP')
  // The pause itself is under test: a stopped process gets no CPU time and must not count as hanging.
  await delay(2_000)
  process.kill(pid, 'SIGCONT')
  expect(await ask('/', first)).toBe(pid)
  expect(log).toBe('')
})
