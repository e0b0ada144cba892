import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { HangWatch, lookMs } from './hang-watch.ts'
import { mainThreadOf } from './main-thread-time.ts'

/** A watched process that has sent one beat, with functions for what its main thread does until each later look. */
function watched() {
  const watch = new HangWatch()
  let ranMs = 5_000
  const look = (share: number, isStopped = false) => watch.look({ ranMs: (ranMs += share * lookMs), isStopped })
  watch.heard()
  look(1)
  return { watch, look }
}

/** Number of looks until the process counts as hanging; at most 1,000. */
const looksUntilHang = (look: () => boolean) => Array.from({ length: 1_000 }, look).indexOf(true) + 1

test('a process that computes without a heartbeat counts as hanging after one second of CPU time', () => {
  const { look } = watched()
  expect(looksUntilHang(() => look(1))).toBe(10)
})

test('a process with a tenth of a core counts as hanging after ten times as long', () => {
  const { look } = watched()
  expect(looksUntilHang(() => look(0.1))).toBe(100)
})

test('a process that computes constantly but sends heartbeats does not count as hanging', () => {
  const { watch, look } = watched()
  expect(looksUntilHang(() => (watch.heard(), look(1)))).toBe(0)
})

test('heartbeats that the supervisor reads late for lack of CPU time still count', () => {
  const { watch, look } = watched()
  expect(look(60)).toBe(false)
  watch.heard()
  expect(look(1)).toBe(false)
  expect(look(1)).toBe(false)
})

test('a process that computes during its start does not count as hanging', () => {
  const watch = new HangWatch()
  expect(looksUntilHang(() => watch.look({ ranMs: 1e9, isStopped: false }))).toBe(0)
})

test('a stopped process does not count as hanging and resumes where it was', () => {
  const { look } = watched()
  expect(looksUntilHang(() => look(0, true))).toBe(0)
  expect(look(1)).toBe(false)
})

test('a process that waits without computing counts as hanging after 30 seconds', () => {
  const { look } = watched()
  expect(looksUntilHang(() => look(0)) * lookMs).toBe(30_000)
})

test('a silent process of unknown CPU time counts as hanging after 30 seconds', () => {
  const watch = new HangWatch()
  watch.heard()
  watch.look(undefined)
  expect(looksUntilHang(() => watch.look(undefined)) * lookMs).toBe(30_000)
})

/** Runs `work` with another process that computes endlessly, and is killed afterwards. */
async function spinning(work: (pid: number) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ['-e', `process.title = 'a ) R name'; process.stdout.write('on'); for (;;);`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  try {
    await work(child.pid!)
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  expect(mainThreadOf(child.pid!)).toBeUndefined()
}

const onLinux = existsSync('/proc/self/stat') ? test : test.skip

onLinux('the CPU time of a main thread grows while it computes and not while it is stopped', () =>
  spinning(async pid => {
    const before = mainThreadOf(pid)!.ranMs
    while (mainThreadOf(pid)!.ranMs < before + 50) await nextTurn()
    process.kill(pid, 'SIGSTOP')
    while (!mainThreadOf(pid)!.isStopped) await nextTurn()
    const stopped = mainThreadOf(pid)
    const until = performance.now() + 100
    while (performance.now() < until) await nextTurn()
    expect(mainThreadOf(pid)).toEqual(stopped)
    process.kill(pid, 'SIGCONT')
    while (mainThreadOf(pid)!.ranMs < stopped!.ranMs + 50) await nextTurn()
  }),
)
