import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { HangWatch, checkIntervalMs } from './hang-watch.ts'
import { mainThreadOf } from './main-thread-time.ts'

/** A watched process that has sent one heartbeat, with functions for what its main thread does until each later check. */
function watched() {
  const watch = new HangWatch()
  let ranMs = 5_000
  const check = (share: number, isStopped = false) =>
    watch.check({ ranMs: (ranMs += share * checkIntervalMs), isStopped })
  watch.noteHeartbeat()
  check(1)
  return { watch, check }
}

/** Number of checks until the process counts as hanging; at most 1,000. */
const checksUntilHang = (check: () => boolean) => Array.from({ length: 1_000 }, check).indexOf(true) + 1

test('a process that computes without a heartbeat counts as hanging after one second of CPU time', () => {
  const { check } = watched()
  expect(checksUntilHang(() => check(1))).toBe(10)
})

test('a process with a tenth of a core counts as hanging after ten times as long', () => {
  const { check } = watched()
  expect(checksUntilHang(() => check(0.1))).toBe(100)
})

test('a process that computes constantly but sends heartbeats does not count as hanging', () => {
  const { watch, check } = watched()
  expect(checksUntilHang(() => (watch.noteHeartbeat(), check(1)))).toBe(0)
})

test('heartbeats that the supervisor reads late for lack of CPU time still count', () => {
  const { watch, check } = watched()
  expect(check(60)).toBe(false)
  watch.noteHeartbeat()
  expect(check(1)).toBe(false)
  expect(check(1)).toBe(false)
})

test('a process that computes during its start does not count as hanging', () => {
  const watch = new HangWatch()
  expect(checksUntilHang(() => watch.check({ ranMs: 1e9, isStopped: false }))).toBe(0)
})

test('a stopped process does not count as hanging and resumes where it was', () => {
  const { check } = watched()
  expect(checksUntilHang(() => check(0, true))).toBe(0)
  expect(check(1)).toBe(false)
})

test('a process that waits without computing counts as hanging after 30 seconds', () => {
  const { check } = watched()
  expect(checksUntilHang(() => check(0)) * checkIntervalMs).toBe(30_000)
})

test('a silent process of unknown CPU time counts as hanging after 30 seconds', () => {
  const watch = new HangWatch()
  watch.noteHeartbeat()
  watch.check(undefined)
  expect(checksUntilHang(() => watch.check(undefined)) * checkIntervalMs).toBe(30_000)
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
    const here = mainThreadOf(process.pid)!.ranMs
    while (mainThreadOf(process.pid)!.ranMs < here + 50) await nextTurn()
    expect(mainThreadOf(pid)).toEqual(stopped)
    process.kill(pid, 'SIGCONT')
    while (mainThreadOf(pid)!.ranMs < stopped!.ranMs + 50) await nextTurn()
  }),
)
