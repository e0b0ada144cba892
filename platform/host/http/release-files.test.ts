import { afterAll, beforeAll, expect, test } from '@jest/globals'
import express from 'express'
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
const site = express().use(releaseFiles(store, async () => undefined))
const code = 'console.log("some code");'.repeat(100)

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
