import { expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import express from 'express'
import { releaseFiles } from 'platform/host/http/release-files'
import { isReleaseName, ReleaseStore } from 'platform/host/releases/release-store'
import { growth, QUADRATIC } from 'shared-state/testing/growth'
import request from 'supertest'

/** Versions on which a pattern that can match a dash in two ways backtracks 2^n times: 42 dashes took 6 s. */
const hostile = (characters: number) =>
  ['-', '-+', '-a', '-a.-', '+-'].map(part => `0.0.0${part.repeat(characters / part.length)}_`)

const bucket = {}
const register = { releasesWith: async () => [] }

test('matching a release name does not backtrack exponentially', async () => {
  const app = express().use(
    releaseFiles({ store: new ReleaseStore(temporaryFolder()), fetchReleases: async () => {}, register, bucket }),
  )
  const ask = async (characters: number) => {
    for (const version of hostile(characters))
      await request(app)
        .get(`/releases/shell/${encodeURIComponent(version)}/web/a.js`)
        .expect(404)
  }
  // 32 dashes take milliseconds, or a second if each dash doubles the work.
  expect(await growth(ask, 1)).toBeLessThan(QUADRATIC)
})

test.each([...hostile(42), ...hostile(94)])('%s is not a valid release version', version => {
  expect(isReleaseName('shell', version)).toBe(false)
})

test('release names of any length are checked in linear time', async () => {
  const judge = (characters: number) => {
    for (const version of [...hostile(characters), `${'1'.repeat(characters)}.0.0`])
      expect(isReleaseName('shell', version)).toBe(false)
    expect(isReleaseName('a-'.repeat(characters / 2), '1.0.0')).toBe(false)
  }
  expect(await growth(judge, 3_200)).toBeLessThan(QUADRATIC)
})

test.each(['1.0.0', '1.0.0+d2c2308bf9', '2026.11.22-1+build.7+again', '0.0.0---', `1.0.0-${'x'.repeat(94)}`])(
  '%s is a valid release version',
  version => {
    expect(isReleaseName('brokers', version)).toBe(true)
  },
)

test.each(['', '1.0', '1.0.0-', '1.0.0+a++b', '1.0.0_a', 'v1.0.0', '1.0.0/..', '1.0.0\n', `1.0.0-${'x'.repeat(95)}`])(
  '%j is not a valid release version',
  version => {
    expect(isReleaseName('brokers', version)).toBe(false)
  },
)
