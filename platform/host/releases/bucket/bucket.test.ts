import { afterEach, beforeEach, expect, test } from '@jest/globals'
import express from 'express'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { releaseFiles } from '../../http/release-files.ts'
import { fakeShellEntry, writeFakeRelease } from '../../testing/fake-release.ts'
import { releaseDatabase } from '../../testing/release-database.ts'
import { startS3, type S3Server } from '../../testing/s3-server.ts'
import { packBundle } from '../bundle/pack-bundle.ts'
import { readLocalKey } from '../keys/local-key.ts'
import { ReleaseKeys } from '../keys/release-keys.ts'
import { NodeLoader } from '../node-loader.ts'
import { PinTokens } from '../pin-tokens.ts'
import { sweepStore } from '../prune/sweep.ts'
import { ReleaseDesk } from '../release-desk.ts'
import { ReleaseRegister } from '../release-register.ts'
import { ReleaseStore } from '../release-store.ts'
import { Snapshots } from '../snapshots.ts'
import { fillBucket } from './fill-bucket.ts'
import type { ReleaseBucket } from './release-bucket.ts'
import { ReleaseFetcher } from './release-fetcher.ts'
import { openBucket } from './s3-bucket.ts'

const own = releaseDatabase()
let s3: S3Server
let root: string
let machines = 0
const buckets: ReleaseBucket[] = []

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'brokerlens-bucket-'))
  s3 = await startS3()
})
afterEach(async () => {
  for (const bucket of buckets.splice(0)) bucket.close()
  await s3.remove()
  rmSync(root, { recursive: true })
})

/** A machine with its own data folder; all machines share the database and the bucket. */
function machine() {
  const folder = join(root, `machine-${machines++}`)
  const failed: string[] = []
  const register = new ReleaseRegister(own.db)
  const store = new ReleaseStore(join(folder, 'releases'))
  const bucket = openBucket(s3.settings)
  const fetched: string[] = []
  const watched = { get: (name: string) => (fetched.push(name), bucket.get(name)) }
  const { fetchReleases } = new ReleaseFetcher({
    store,
    register,
    bucket: watched,
    onFailed: error => failed.push((error as Error).message),
  })
  buckets.push(bucket)
  const keys = new ReleaseKeys(join(folder, 'release-keys'), readLocalKey(folder))
  const desk = new ReleaseDesk({
    store,
    register,
    pins: new PinTokens(new Uint8Array(32)),
    keys,
    origin: 'http://localhost',
    bucket,
    fetchReleases,
    calls: new Set(),
    tryOut: async () => {},
  })
  const publish = async (area: string, version: string) => {
    const built = join(folder, `built-${area}-${version}`)
    writeFakeRelease(built, { area, version, ...(area === 'shell' && { nodeEntry: fakeShellEntry }) })
    await desk.publish({ folder: built, actor: 'ann' })
  }
  return {
    desk,
    store,
    register,
    bucket,
    failed,
    fetched,
    fetchReleases,
    publish,
    snapshots: new Snapshots(register, error => failed.push(String(error)), fetchReleases),
  }
}

const objects = () =>
  readdirSync(s3.folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tar.gz._S3rver_object'))

async function released(one: ReturnType<typeof machine>): Promise<void> {
  for (const [area, version] of [
    ['shell', '1.0.0'],
    ['brokers', '1.0.0'],
    ['brokers', '1.1.0+ab12'],
  ] as const) {
    await one.publish(area, version)
    await one.desk.activate({ area, version, actor: 'ann' })
  }
}

test('a machine downloads active releases before serving them, and other releases on request', async () => {
  const [one, two] = [machine(), machine()]
  await released(one)
  expect(objects().filter(name => name.includes('portal'))).toHaveLength(3)
  await two.snapshots.refresh()
  expect(two.snapshots.freeze()?.areas.brokers?.version).toBe('1.1.0+ab12')
  expect((await two.store.list()).map(({ version }) => version).sort()).toEqual(['1.0.0', '1.0.0', '1.1.0+ab12'])
  const loader = new NodeLoader(two.store)
  expect(
    (await loader.loadArea(two.snapshots.recordOf('brokers', '1.1.0+ab12')!, two.snapshots.recordOf('shell', '1.0.0')!))
      .area,
  ).toMatchObject({ version: '1.1.0+ab12' })

  await one.publish('brokers', '1.2.0')
  await two.snapshots.refresh()
  expect(two.store.has('brokers', '1.2.0')).toBe(false)
  const app = express().use(releaseFiles(two))
  await request(app).get('/releases/brokers/1.2.0/web/entry.js').expect(200, '/* brokers 1.2.0 */')
  await request(app).get('/releases/brokers/7.0.0/web/entry.js').expect(404)
  await one.publish('brokers', '1.3.0')
  const hash = createHash('sha384').update('/* brokers 1.3.0 */').digest('base64url')
  await request(app).get(`/releases/brokers/scripts/${hash}.js`).expect(200, '/* brokers 1.3.0 */')
  await two.snapshots.know({ brokers: '1.2.0' })
  expect(two.snapshots.freeze({ pins: { brokers: '1.2.0' } })?.areas.brokers?.version).toBe('1.2.0')
  expect(two.failed).toEqual([])
  expect(readdirSync(join(two.store.folder, '.incoming'))).toEqual([])
})

test('concurrent requests for a release download it once, and processes sharing a folder do not conflict', async () => {
  const [one, two] = [machine(), machine()]
  await released(one)
  const sibling = new ReleaseFetcher({
    store: two.store,
    register: two.register,
    bucket: two.bucket,
    onFailed: error => two.failed.push(String(error)),
  })
  const wanted = [{ area: 'brokers', version: '1.0.0' }]
  await Promise.all([...Array.from({ length: 10 }, () => two.fetchReleases(wanted)), sibling.fetchReleases(wanted)])
  expect(two.fetched).toHaveLength(1)
  expect(two.failed).toEqual([])
  expect(
    (await two.desk.verify({ area: 'brokers', version: '1.0.0' })).problems.filter(
      problem => !problem.includes('may not release'),
    ),
  ).toEqual([])
})

test('a publish fails with a clear message and leaves nothing behind if the bucket is unreachable', async () => {
  const one = machine()
  await s3.leave()
  await expect(one.publish('brokers', '1.0.0')).rejects.toThrow(
    /^the release bucket s3:\/\/releases at http:\/\/127.0.0.1:\d+ is not usable: .*ECONNREFUSED/,
  )
  expect(await one.register.release({ area: 'brokers', version: '1.0.0' })).toBeUndefined()
  expect(readdirSync(one.store.folder)).toEqual(['.incoming'])
  expect(readdirSync(join(one.store.folder, '.incoming'))).toEqual([])
  await s3.comeBack()
  await one.publish('brokers', '1.0.0')
})

test('the error for a missing bucket or an unknown access key names it', async () => {
  const put = (settings: object) => openBucket({ ...s3.settings, ...settings }).put('x', Buffer.from('x'))
  await expect(put({ bucket: 'nowhere' })).rejects.toThrow(
    /s3:\/\/nowhere at \S+ is not usable: The specified bucket does not exist/,
  )
  await expect(put({ accessKeyId: 'nobody' })).rejects.toThrow(/Access Key Id/)
})

test('a publish that loses its version to another one removes its object from the bucket', async () => {
  const one = machine()
  await one.publish('brokers', '1.0.0')
  await expect(one.publish('brokers', '1.0.0')).rejects.toThrow(/never overwritten/)
  expect(objects()).toHaveLength(1)
})

test('a machine that lacks a release keeps running while the bucket is unreachable and downloads it later', async () => {
  const [one, two] = [machine(), machine()]
  await released(one)
  await s3.leave()
  await two.snapshots.refresh()
  expect(two.snapshots.freeze()?.areas.brokers?.version).toBe('1.1.0+ab12')
  expect(await two.store.list()).toEqual([])
  expect(two.failed[0]).toMatch(/is not usable/)
  const loader = new NodeLoader(two.store)
  await expect(loader.dictionaryOf(two.snapshots.recordOf('brokers', '1.0.0')!, 'en')).rejects.toThrow(/ENOENT/)
  await s3.comeBack()
  const { fetchReleases } = new ReleaseFetcher({
    store: two.store,
    register: two.register,
    bucket: two.bucket,
    onFailed: () => {},
  })
  await fetchReleases([{ area: 'brokers', version: '1.0.0' }])
  expect(two.store.has('brokers', '1.0.0')).toBe(true)
})

test('a downloaded release that differs from the published one is refused', async () => {
  const [one, two] = [machine(), machine()]
  await released(one)
  const { bundle } = (await one.register.release({ area: 'brokers', version: '1.0.0' }))!
  const other = join(root, 'other')
  writeFakeRelease(other, { area: 'brokers', version: '1.0.0', nodeEntry: 'process.exit(1)' })
  await one.bucket.put(bundle!, await packBundle(other))
  await two.fetchReleases([{ area: 'brokers', version: '1.0.0' }])
  expect(two.failed).toEqual([
    expect.stringMatching(/brokers 1.0.0 differs from what was published: [^:]*node\/entry.cjs/),
  ])
  expect(two.store.has('brokers', '1.0.0')).toBe(false)
  expect(readdirSync(join(two.store.folder, '.incoming'))).toEqual([])
})

test('pruning removes releases from every machine and from the bucket', async () => {
  const [one, two] = [machine(), machine()]
  await released(one)
  await one.publish('brokers', '0.9.0')
  await two.fetchReleases([{ area: 'brokers', version: '0.9.0' }])
  const { pruned } = await one.desk.prune({ keep: 0, days: 0, actor: 'ann' })
  expect(pruned).toEqual([expect.objectContaining({ area: 'brokers', version: '0.9.0' })])
  expect(objects()).toHaveLength(3)
  expect(one.store.has('brokers', '0.9.0')).toBe(false)
  await sweepStore(two.store, two.register)
  expect(two.store.has('brokers', '0.9.0')).toBe(false)
  await two.fetchReleases([{ area: 'brokers', version: '0.9.0' }])
  expect(two.store.has('brokers', '0.9.0')).toBe(false)
})

test('pruning without the bucket reports the remaining objects, and the next prune removes them', async () => {
  const one = machine()
  await released(one)
  await one.publish('brokers', '0.9.0')
  await s3.leave()
  expect((await one.desk.prune({ keep: 0, days: 0, actor: 'ann' })).left).toMatch(/is not usable/)
  expect(existsSync(one.store.pathOf('brokers', '0.9.0'))).toBe(false)
  await s3.comeBack()
  expect((await one.desk.prune({ keep: 0, days: 0, actor: 'ann' })).left).toBeUndefined()
  expect(objects()).toHaveLength(3)
})

test('a machine uploads its published releases to a new bucket', async () => {
  const one = machine()
  await released(one)
  const deps = { bucket: one.bucket, store: one.store, register: one.register, onProgress: () => {} }
  expect(await fillBucket(deps)).toBe(0)
  await own.db.script('UPDATE releases SET bundle = NULL')
  expect(await fillBucket(deps)).toBe(3)
  const two = machine()
  await two.snapshots.refresh()
  expect(await two.store.list()).toHaveLength(3)
})
