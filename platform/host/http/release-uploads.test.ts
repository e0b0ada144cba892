import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { mostBundleBytes } from '../releases/gate/byte-limits.ts'
import { noTraces, releaseApiScene, type ReleaseApiScene } from '../testing/release-api-scene.ts'

let db: Db
let api: ReleaseApiScene

beforeAll(async () => {
  db = await openTestDatabase()
  api = await releaseApiScene(db)
})
afterEach(async () => {
  expect(await api.endProcesses()).toEqual([])
  expect(api.incoming()).toEqual([])
})
afterAll(async () => {
  api.remove()
  await db.close()
})

test.each([
  ['a folder', { version: '1.2.0', folder: '/etc' }],
  ['the actor', { version: '1.2.0', actor: 'guard' }],
  ['whether it is remote', { version: '1.2.0', isRemote: false }],
  ['companion areas', { version: '1.2.0', together: ['shell'] }],
  ['another area', { version: '1.2.0', area: 'education' }],
  ['an invalid version', { version: 12 }],
])('a release command that sets %s is refused', async (_name, body) => {
  expect(await api.send('activate', { body })).toMatchObject({
    status: 400,
    code: 1000,
    message: expect.stringContaining('activate does not accept this'),
  })
})

test('the body of a release command must be a short JSON object with a valid area', async () => {
  for (const body of ['', '{', '[]', 'null', '"x"'])
    expect(await api.send('activate', { body: Buffer.from(body) })).toMatchObject({ status: 400 })
  expect(await api.send('activate', { body: { version: 'x'.repeat(20_000) } })).toMatchObject({
    status: 413,
    code: 1006,
  })
  expect(await api.send('activate', { area: '', body: { version: '1.2.0' } })).toMatchObject({ status: 400 })
  expect(await api.send('activate', { area: '../shell', body: { version: '1.2.0' } })).toMatchObject({ status: 400 })
})

test('a malformed or oversized bundle is refused', async () => {
  expect(await api.send('publish', { body: Buffer.from('no bundle') })).toMatchObject({
    status: 422,
    message: expect.stringContaining('not a complete .tar.gz'),
  })
  expect(await api.send('publish', { body: gzipSync(Buffer.alloc(mostBundleBytes + 1)) })).toMatchObject({
    status: 422,
    message: expect.stringContaining('when unpacked'),
  })
  expect(await api.send('publish', { body: Buffer.alloc(mostBundleBytes + 1) })).toMatchObject({
    status: 413,
    code: 1006,
  })
})

test('an upload without a content length is cut off at the size limit and answered with 413', async () => {
  const token = await api.tokenFor('publish', { body: Buffer.alloc(0) })
  const address = await api.addressOf('publish')
  const status = await new Promise((heard, failed) => {
    const sending = request(address, { method: 'POST', headers: { Authorization: `Bearer ${token}` } }, response =>
      heard(response.resume().statusCode),
    )
    sending.on('error', failed)
    const chunk = Buffer.alloc(1_000_000)
    const more = (left: number) => (left > 0 ? sending.write(chunk, () => more(left - 1)) : sending.end())
    more(40)
  })
  expect(status).toBe(413)
})

test('an interrupted upload leaves nothing behind, and the next one succeeds', async () => {
  const body = await api.bundleOf('brokers', '4.0.0')
  const token = await api.tokenFor('publish', { body })
  const sending = request(await api.addressOf('publish'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Length': body.length },
  })
  sending.on('error', () => {})
  sending.write(body.subarray(0, body.length / 2))
  await until(() => api.incoming().length > 0)
  sending.destroy()
  await until(() => api.incoming().length === 0)
  expect(await api.traces('brokers', '4.0.0')).toEqual(noTraces)
  expect(await api.send('publish', { body })).toMatchObject({ status: 200 })
})

test('a key cannot upload a second bundle while its first upload is running', async () => {
  const body = await api.bundleOf('brokers', '5.0.0')
  const token = await api.tokenFor('publish', { body })
  const sending = request(await api.addressOf('publish'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Length': body.length },
  })
  const answered = new Promise(heard => sending.on('response', response => heard(response.resume().statusCode)))
  sending.write(body.subarray(0, 100))
  await until(() => api.incoming().length > 0)
  expect(await api.send('publish', { body })).toMatchObject({
    status: 429,
    message: expect.stringContaining('already publishing'),
  })
  sending.end(body.subarray(100))
  expect(await answered).toBe(200)
})

/** Polls a condition that is met elsewhere; jest's own timeout ends it. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate)
}
