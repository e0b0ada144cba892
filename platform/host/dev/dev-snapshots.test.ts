import { expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseRegister } from '../releases/release-register.ts'
import { writeFakeRelease } from '../testing/fake-release.ts'
import { watchedBuilds } from './watched-builds.ts'

test('the development sitemap uses the newest builds, regardless of active releases', () => {
  const folder = temporaryFolder()
  const build = (area: string, version: string, sitemap?: string[]) => {
    const target = join(folder, area, version)
    writeFileSync(
      join(target, 'release.json'),
      JSON.stringify({ ...writeFakeRelease(target, { area, version }), sitemap }),
    )
  }
  build('shell', '1.0.0-dev.1', ['/about.html'])
  build('brokers', '1.0.0-dev.1', ['/brokers-before'])
  build('brokers', '1.0.0-dev.2', ['/brokers', '/brokers/info/{broker}.html'])
  build('tools', '1.0.0-dev.1')
  writeFileSync(
    join(folder, 'current.json'),
    JSON.stringify({ shell: '1.0.0-dev.1', brokers: '1.0.0-dev.2', tools: '1.0.0-dev.1' }),
  )
  const { snapshots } = watchedBuilds(
    { DEV_BUILDS: folder, DEV_BUILDS_ORIGIN: 'http://localhost:3001' },
    {} as ReleaseRegister,
  )!
  expect(snapshots.stable.flatMap(({ sitemap = [] }) => sitemap)).toEqual([
    '/about.html',
    '/brokers',
    '/brokers/info/{broker}.html',
  ])
})
