import { afterAll, beforeAll, expect, test } from '@jest/globals'
import express from 'express'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import request from 'supertest'
import { ReleaseStore } from '../releases/release-store.ts'
import { writeFakeRelease } from '../testing/fake-release.ts'
import { releaseFiles } from './release-files.ts'

const root = mkdtempSync(join(tmpdir(), 'portal-files-'))
const store = new ReleaseStore(root)
const register = { releasesWith: async () => [] }
const site = express().use(releaseFiles({ store, fetchReleases: async () => undefined, register, bucket: undefined }))
const code = 'console.log("some code");'.repeat(100)

const hashOf = (text: string) => createHash('sha384').update(text).digest('base64url')

beforeAll(() => {
  const folder = store.pathOf('brokers', '1.0.0')
  writeFakeRelease(folder, { area: 'brokers', version: '1.0.0' })
  writeFileSync(join(folder, 'web/large.js'), code)
  writeFileSync(join(folder, 'web/large.js.br'), brotliCompressSync(code))
  writeFileSync(join(folder, 'web/large.js.gz'), gzipSync(code))
})
afterAll(() => rmSync(root, { recursive: true }))

const get = (file: string, accepted: string) =>
  request(site).get(`/releases/brokers/1.0.0/web/${file}`).set('Accept-Encoding', accepted)

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('with Accept-Encoding "%s", a file of a release has the encoding %s', async (accepted, encoding) => {
  const { headers, text } = await get('large.js', accepted)
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  expect(text).toBe(code)
})

test('a file without compressed copies is sent as it is', async () => {
  const { headers, text } = await get('entry.js', 'gzip, deflate, br, zstd')
  expect([headers['content-encoding'], text]).toEqual([undefined, '/* brokers 1.0.0 */'])
})

const script = (area: string, hash: string) => request(site).get(`/releases/${area}/scripts/${hash}.js`)

test('a script is served by its hash, whichever release of the area has it, and a browser keeps it for a year', async () => {
  const { text, headers } = await script('brokers', hashOf('/* brokers 1.0.0 */'))
  expect([text, headers['cache-control']]).toEqual(['/* brokers 1.0.0 */', 'public, max-age=31536000, immutable'])
  writeFakeRelease(store.pathOf('brokers', '1.1.0'), { area: 'brokers', version: '1.1.0' })
  expect((await script('brokers', hashOf('/* brokers 1.1.0 */'))).text).toBe('/* brokers 1.1.0 */')
})

test('a script is gone with the last release that has it', async () => {
  writeFakeRelease(store.pathOf('tools', '1.0.0'), { area: 'tools', version: '1.0.0' })
  const status = async () => (await script('tools', hashOf('/* tools 1.0.0 */'))).status
  expect(await status()).toBe(200)
  await store.remove('tools', '1.0.0')
  expect(await status()).toBe(404)
})

test.each([
  ['of a script of another area', 'tools', hashOf('/* brokers 1.0.0 */')],
  ['of no script', 'brokers', hashOf('other')],
  ['of a file for Node', 'brokers', hashOf(`{"1":"brokers 1.0.0"}`)],
  ['of the wrong length', 'brokers', 'a'.repeat(2_000)],
  ['in an area that cannot exist', '..', hashOf('/* brokers 1.0.0 */')],
])('the hash %s answers 404', async (_what, area, hash) => {
  expect((await script(encodeURIComponent(area), hash)).status).toBe(404)
})
