import { expect, jest, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fakeShellEntry, writeFakeRelease } from '../testing/fake-release.ts'
import { NodeLoader } from './node-loader.ts'
import { ReleaseStore } from './release-store.ts'

function scene() {
  const folder = temporaryFolder()
  const release = (area: string, version: string, nodeEntry?: string) =>
    writeFakeRelease(join(folder, area, version), { area, version, ...(nodeEntry && { nodeEntry }) })
  return {
    folder,
    release,
    shell: release('shell', '1.0.0', fakeShellEntry),
    loader: new NodeLoader(new ReleaseStore(folder), record => record.area === 'shell'),
  }
}

test('two versions of an area run side by side', async () => {
  const { loader, release, shell } = scene()
  const [older, newer] = [release('brokers', '1.0.0'), release('brokers', '1.1.0')]
  const areas = await Promise.all([
    loader.loadArea(older, shell),
    loader.loadArea(newer, shell),
    loader.loadArea(older, shell),
  ])
  expect(areas.map(({ area }) => (area as unknown as { version: string }).version)).toEqual(['1.0.0', '1.1.0', '1.0.0'])
})

test('globals of a release do not leak into the host process', async () => {
  const { loader, release, shell } = scene()
  await loader.loadArea(
    release(
      'tools',
      '1.0.0',
      `var leaked = 1; module.exports = { init() {}, get: async () => () => ({ area: { name: 'tools' } }) }`,
    ),
    shell,
  )
  expect('leaked' in globalThis).toBe(false)
})

test.each([
  ['requires a package', `require('express')`],
  ['requires a file', `require('./other.js')`],
  ['throws', `throw new Error('broken')`],
  ['is not JavaScript', `<html>`],
  ['exposes another area', `module.exports = { init() {}, get: async () => () => ({ area: { name: 'tools' } }) }`],
])('a release that %s is refused', async (_what, code) => {
  const { loader, release, shell } = scene()
  await expect(loader.loadArea(release('brokers', '1.0.0', code), shell)).rejects.toThrow()
})

test('a release is loaded again seconds after its folder has been restored', async () => {
  const { folder, loader, release, shell } = scene()
  const record = release('brokers', '1.0.0')
  renameSync(join(folder, 'brokers'), join(folder, 'away'))
  await expect(loader.loadArea(record, shell)).rejects.toThrow(/ENOENT/)
  mkdirSync(join(folder, 'brokers'), { recursive: true })
  renameSync(join(folder, 'away', '1.0.0'), join(folder, 'brokers', '1.0.0'))
  await expect(loader.loadArea(record, shell)).rejects.toThrow(/ENOENT/)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4_000)
  await expect(loader.loadArea(record, shell)).resolves.toBeTruthy()
  jest.restoreAllMocks()
})

test('a file that changed on disk after publishing is detected before it runs', async () => {
  const { folder, loader, release, shell } = scene()
  const record = release('brokers', '1.0.0')
  writeFileSync(join(folder, 'brokers/1.0.0/node/entry.cjs'), `globalThis.ran = true; module.exports = {}`)
  await expect(loader.loadArea(record, shell)).rejects.toThrow(
    /node\/entry.cjs of brokers 1.0.0 is not the file that was published/,
  )
  expect('ran' in globalThis).toBe(false)
})

test('of the releases without a pointer only the most recently used stay loaded', async () => {
  const { loader, release, shell } = scene()
  for (let patch = 0; patch < 20; patch++) await loader.loadArea(release('brokers', `1.0.${patch}`), shell)
  expect(loader.size).toBe(1 + 6)
})

test('an area is instantiated separately for each shell', async () => {
  const { loader, release, shell } = scene()
  const other = release(
    'shell',
    '2.0.0',
    `module.exports = { provideFederationCore() {}, createShareScope: () => ({ name: 'two' }) }`,
  )
  const record = release(
    'brokers',
    '1.0.0',
    `let scope; module.exports = { init(given) { scope = given }, get: async () => () => ({ area: { name: 'brokers', scope } }) }`,
  )
  const [first, second] = await Promise.all([loader.loadArea(record, shell), loader.loadArea(record, other)])
  expect([first.area, second.area]).toEqual([
    { name: 'brokers', scope: {} },
    { name: 'brokers', scope: { name: 'two' } },
  ])
})

test('texts may be missing in a non-public language but not in a public one', async () => {
  const { loader, release } = scene()
  const record = release('brokers', '1.0.0')
  expect(await loader.dictionaryOf(record, 'ar')).toEqual({})
  await expect(loader.dictionaryOf(record, 'id')).rejects.toThrow(/brokers 1.0.0 has no texts in id/)
})
