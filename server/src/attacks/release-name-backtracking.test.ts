import { expect, test } from '@jest/globals'
import express from 'express'
import request from 'supertest'
import { releaseFiles } from '../http/release-files.ts'
import { isReleaseName, ReleaseStore } from '../releases/release-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** Generous: linear work on as many characters takes some milliseconds. */
const aSecond = 1_000

/** Versions that a pattern which may read a dash in two ways tries in 2^n ways: 42 dashes took 6 s. */
const hostile = (characters: number) => ['-', '-+', '-a', '-a.-', '+-'].map(part => `0.0.0${part.repeat(characters / part.length)}_`)

function inTime(work: () => void): void {
  const since = performance.now()
  work()
  expect(performance.now() - since).toBeLessThan(aSecond)
}

test.each(hostile(42))('the address of a file of release %s is answered 404 at once', async version => {
  const store = new ReleaseStore(temporaryFolder())
  const app = express().use(releaseFiles(store, async () => {}))
  const since = performance.now()
  await request(app).get(`/releases/shell/${encodeURIComponent(version)}/web/a.js`).expect(404)
  expect(performance.now() - since).toBeLessThan(aSecond)
})

test('names of any length are judged in linear time', () => {
  for (const characters of [42, 94, 100_000])
    for (const version of hostile(characters)) inTime(() => expect(isReleaseName('shell', version)).toBe(false))
  inTime(() => expect(isReleaseName('a-'.repeat(50_000), '1.0.0')).toBe(false))
  inTime(() => expect(isReleaseName('shell', `${'1'.repeat(100_000)}.0.0`)).toBe(false))
})

test.each(['1.0.0', '1.0.0+d2c2308bf9', '2026.11.22-1+build.7+again', '0.0.0---', `1.0.0-${'x'.repeat(94)}`])('%s is a version', version => {
  expect(isReleaseName('brokers', version)).toBe(true)
})

test.each(['', '1.0', '1.0.0-', '1.0.0+a++b', '1.0.0_a', 'v1.0.0', '1.0.0/..', '1.0.0\n', `1.0.0-${'x'.repeat(95)}`])('%j is no version', version => {
  expect(isReleaseName('brokers', version)).toBe(false)
})
