import { expect, test } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deskScene } from '../testing/desk-scene.ts'
import { writeFakeRelease } from '../testing/fake-release.ts'
import { releaseDatabase } from '../testing/release-database.ts'

const own = releaseDatabase()

test('a published version is never overwritten', async () => {
  const { desk, build, publish } = deskScene(own.db)
  await publish('brokers', '1.0.0')
  await expect(desk.publish({ folder: build('brokers', '1.0.0'), actor: 'ann' })).rejects.toThrow(/never overwritten/)
  expect((await desk.list())[0]!.releases).toHaveLength(1)
})

test.each([
  [
    'a changed byte',
    (folder: string) => writeFileSync(join(folder, 'web/entry.js'), 'other'),
    /does not match its hash/,
  ],
  ['an unlisted file', (folder: string) => writeFileSync(join(folder, 'web/extra.js'), ''), /not listed/],
  ['no record', (folder: string) => writeFileSync(join(folder, 'release.json'), '{'), /no readable release.json/],
  [
    'a name that leaves the store',
    (folder: string) => void writeFakeRelease(folder, { area: 'brokers', version: '1.0.0+../../x' }),
    /not a valid release name/,
  ],
])('a release with %s is refused and leaves no trace', async (_what, spoil, reason) => {
  const { desk, build } = deskScene(own.db)
  const folder = build('brokers', '1.0.0')
  spoil(folder)
  await expect(desk.publish({ folder, actor: 'ann' })).rejects.toThrow(reason)
  expect(await desk.list()).toEqual([])
})

test('a release with an address of another active area is refused and leaves no trace', async () => {
  const { desk, publish, store } = deskScene(own.db)
  await publish('brokers', '1.0.0', ['brokers', 'regulators'])
  await desk.activate({ area: 'brokers', version: '1.0.0', actor: 'ann' })
  await expect(publish('weather', '1.0.0', ['regulators'])).rejects.toThrow(
    /'regulators', which belongs to brokers 1.0.0/,
  )
  await expect(store.readText('weather', '1.0.0', 'release.json')).rejects.toThrow(/ENOENT/)
})
