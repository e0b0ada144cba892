import { expect, jest, test } from '@jest/globals'
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fakeShellEntry, writeFakeRelease } from '../testing/fake-release.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { NodeLoader } from './node-loader.ts'
import { ReleaseStore } from './release-store.ts'

function scene() {
  const folder = temporaryFolder()
  const release = (area: string, version: string, nodeEntry?: string) =>
    writeFakeRelease(join(folder, area, version), { area, version, ...(nodeEntry && { nodeEntry }) })
  return { folder, release, shell: release('shell', '1.0.0', fakeShellEntry), loader: new NodeLoader(new ReleaseStore(folder)) }
}

test('two versions of an area live side by side', async () => {
  const { loader, release, shell } = scene()
  const [older, newer] = [release('brokers', '1.0.0'), release('brokers', '1.1.0')]
  const areas = await Promise.all([loader.loadArea(older, shell), loader.loadArea(newer, shell), loader.loadArea(older, shell)])
  expect(areas.map(({ area }) => (area as unknown as { version: string }).version)).toEqual(['1.0.0', '1.1.0', '1.0.0'])
})

test('globals of a release do not reach another', async () => {
  const { loader, release, shell } = scene()
  await loader.loadArea(release('tools', '1.0.0', `var leaked = 1; module.exports = { init() {}, get: async () => () => ({ area: { name: 'tools' } }) }`), shell)
  expect('leaked' in globalThis).toBe(false)
})

test.each([
  ['requires a package', `require('express')`],
  ['requires a file', `require('./other.js')`],
  ['throws', `throw new Error('broken')`],
  ['is no JavaScript', `<html>`],
  ['exposes another area', `module.exports = { init() {}, get: async () => () => ({ area: { name: 'tools' } }) }`],
])('a release that %s is refused', async (_what, code) => {
  const { loader, release, shell } = scene()
  await expect(loader.loadArea(release('brokers', '1.0.0', code), shell)).rejects.toThrow()
})

test('a release whose folder comes back is served again seconds later', async () => {
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
