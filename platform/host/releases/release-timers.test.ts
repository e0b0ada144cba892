import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { join } from 'node:path'
import { fakeShellEntry, writeFakeRelease } from '../testing/fake-release.ts'
import { NodeLoader } from './node-loader.ts'
import { ReleaseStore } from './release-store.ts'

const seconds = 1_000

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }))
afterEach(() => void jest.useRealTimers())

/** Loads releases of brokers one after another, each running `code` when loaded; returns what the code puts into `seen`. */
function scene() {
  const folder = temporaryFolder()
  const loader = new NodeLoader(new ReleaseStore(folder), ({ area }) => area === 'shell')
  const shell = writeFakeRelease(join(folder, 'shell/1.0.0'), {
    area: 'shell',
    version: '1.0.0',
    nodeEntry: fakeShellEntry,
  })
  const load = async (version: string, code = '') => {
    const nodeEntry = `const seen = []; ${code}; module.exports = { init() {}, get: async () => () => ({ area: { name: 'brokers', seen } }) }`
    const { area } = await loader.loadArea(
      writeFakeRelease(join(folder, 'brokers', version), { area: 'brokers', version, nodeEntry }),
      shell,
    )
    return (area as unknown as { seen: unknown[] }).seen
  }
  /** Enough to unload the releases loaded before. */
  const loadOthers = async () => {
    for (let patch = 0; patch < 6; patch++) await load(`9.0.${patch}`)
  }
  return { loader, load, loadOthers }
}

const ticking = `setInterval(() => seen.push('tick'), 1000)`

test('timers that outlive any request are reported once, with their release', async () => {
  const { loader, load } = scene()
  await load('1.0.0', 'setTimeout(() => {}, 5_000); const stopped = setInterval(() => {}, 100); clearInterval(stopped)')
  await load('1.1.0', `${ticking}; setTimeout(() => {}, 3_600_000)`)
  jest.advanceTimersByTime(29 * seconds)
  expect(loader.leakedTimers()).toEqual([])
  jest.advanceTimersByTime(2 * seconds)
  expect(loader.leakedTimers()).toEqual([{ area: 'brokers', version: '1.1.0', timers: 2 }])
  expect(loader.leakedTimers()).toEqual([])
})

test('timers of an unloaded release stop after a grace period for late requests', async () => {
  const { loader, load, loadOthers } = scene()
  const seen = await load('1.0.0', ticking)
  await loadOthers()
  jest.advanceTimersByTime(20 * seconds)
  expect([loader.leakedTimers(), seen.length]).toEqual([[], 20])
  jest.advanceTimersByTime(11 * seconds)
  expect(loader.leakedTimers()).toEqual([{ area: 'brokers', version: '1.0.0', timers: 1 }])
  jest.advanceTimersByTime(60 * seconds)
  expect([loader.leakedTimers(), seen.length]).toEqual([[], 31])
})

test('a timer that keeps restarting itself stops after its release is unloaded', async () => {
  const { loader, load, loadOthers } = scene()
  const seen = await load('1.0.0', `const again = () => { seen.push('tick'); setTimeout(again, 1000) }; again()`)
  await loadOthers()
  jest.advanceTimersByTime(31 * seconds)
  expect(loader.leakedTimers()).toEqual([{ area: 'brokers', version: '1.0.0', timers: 1 }])
  jest.advanceTimersByTime(60 * seconds)
  expect(seen).toHaveLength(32)
})

test('timers of a release can be stopped by number, with close() and with Symbol.dispose', async () => {
  const { loader, load } = scene()
  await load(
    '1.0.0',
    'clearTimeout(+setInterval(() => {}, 1000)); setInterval(() => {}, 1000).close(); setInterval(() => {}, 1000)[Symbol.dispose]()',
  )
  jest.advanceTimersByTime(60 * seconds)
  expect(loader.leakedTimers()).toEqual([])
})

test('timers of a release support arguments and promisify', async () => {
  const { load } = scene()
  const seen = await load(
    '1.0.0',
    `
    setTimeout((...all) => seen.push(...all), 10, 1, 2)
    setInterval(one => seen.push(one), 30, 3)
    require('node:util').promisify(setTimeout)(1, 'slept').then(word => seen.push(word))`,
  )
  jest.advanceTimersByTime(60)
  expect(seen).toEqual([1, 2, 3, 3])
  jest.useRealTimers()
  while (seen.length < 5) await new Promise(resolve => setTimeout(resolve))
  expect(seen.at(-1)).toBe('slept')
})
