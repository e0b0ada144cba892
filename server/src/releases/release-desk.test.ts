import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../db/db.ts'
import { writeFakeRelease } from '../testing/fake-release.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { PinTokens } from './pin-tokens.ts'
import { ReleaseDesk } from './release-desk.ts'
import { ReleaseRegister } from './release-register.ts'
import { ReleaseStore } from './release-store.ts'
import { Snapshots } from './snapshots.ts'

let db: Db

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.script('DELETE FROM releases; DELETE FROM release_pointers; DELETE FROM release_audit'))

function scene() {
  const folder = temporaryFolder()
  const register = new ReleaseRegister(db)
  const store = new ReleaseStore(join(folder, 'store'))
  const pins = new PinTokens(new Uint8Array(32).fill(7))
  const desk = new ReleaseDesk({ store, register, pins, origin: 'http://localhost' })
  const snapshots = new Snapshots(register, () => {})
  const build = (area: string, version: string, addresses?: string[]) => {
    const built = join(folder, `${area}-${version}`)
    writeFakeRelease(built, { area, version, ...(addresses && { addresses }) })
    return built
  }
  const publish = async (area: string, version: string, addresses?: string[]) => desk.publish({ folder: build(area, version, addresses), actor: 'ann' })
  const served = async (choice = {}) => {
    await snapshots.refresh()
    return snapshots.freeze(choice)?.areas.brokers?.version
  }
  return { desk, build, publish, served, pins, store }
}

describe('pointing', () => {
  test('what is activated is served, and rolling back serves the one before', async () => {
    const { desk, publish, served } = scene()
    await publish('shell', '1.0.0')
    await publish('brokers', '1.0.0')
    await publish('brokers', '1.1.0')
    await desk.activate({ area: 'shell', version: '1.0.0', actor: 'ann' })
    await desk.activate({ area: 'brokers', version: '1.0.0', actor: 'ann' })
    await desk.activate({ area: 'brokers', version: '1.1.0', actor: 'ann' })
    expect(await served()).toBe('1.1.0')
    expect(await desk.rollback({ area: 'brokers', actor: 'ann' })).toEqual({ from: '1.1.0', to: '1.0.0' })
    expect(await served()).toBe('1.0.0')
    await expect(desk.rollback({ area: 'brokers', actor: 'ann' })).rejects.toThrow(/no release before 1.0.0/)
  })

  test('a pin shows one visitor another release', async () => {
    const { desk, publish, served, pins } = scene()
    for (const [area, version] of [['shell', '1.0.0'], ['brokers', '1.0.0'], ['brokers', '1.1.0']] as const) await publish(area, version)
    await desk.activate({ area: 'shell', version: '1.0.0', actor: 'ann' })
    await desk.activate({ area: 'brokers', version: '1.0.0', actor: 'ann' })
    const { link } = await desk.pin({ area: 'brokers', version: '1.1.0', actor: 'ann' })
    expect(await served(await pins.read(link.split('/').at(-1)!))).toBe('1.1.0')
    expect(await served()).toBe('1.0.0')
  })

  test('a forged pin pins nothing', async () => {
    const { pins } = scene()
    const forged = await new PinTokens(new Uint8Array(32).fill(8)).issue({ brokers: '9.9.9' })
    expect(await pins.read(forged)).toEqual({})
    expect(await pins.read('nonsense')).toEqual({})
  })

  test('two who move the same pointer at once: one is told to look again', async () => {
    const { desk, publish } = scene()
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('brokers', version)
    await desk.activate({ area: 'brokers', version: '1.0.0', actor: 'ann' })
    const both = await Promise.allSettled(['1.1.0', '1.2.0'].map(version => desk.activate({ area: 'brokers', version, actor: 'bob' })))
    expect(both.map(result => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('what is not published cannot be activated, and the refusal says what is', async () => {
    const { desk, publish } = scene()
    await publish('brokers', '1.0.0')
    await expect(desk.activate({ area: 'brokers', version: '2.0.0', actor: 'ann' })).rejects.toThrow(/published are 1.0.0/)
  })
})

describe('publishing', () => {
  test('a version is never overwritten', async () => {
    const { desk, build, publish } = scene()
    await publish('brokers', '1.0.0')
    await expect(desk.publish({ folder: build('brokers', '1.0.0'), actor: 'ann' })).rejects.toThrow(/never overwritten/)
    expect((await desk.list())[0]!.releases).toHaveLength(1)
  })

  test.each([
    ['a changed byte', (folder: string) => writeFileSync(join(folder, 'web/entry.js'), 'other'), /not the file its hash/],
    ['a file too many', (folder: string) => writeFileSync(join(folder, 'web/extra.js'), ''), /not named/],
    ['no record', (folder: string) => writeFileSync(join(folder, 'release.json'), '{'), /no readable release.json/],
    ['a name that leaves the store', (folder: string) => void writeFakeRelease(folder, { area: 'brokers', version: '1.0.0+../../x' }), /not a release's name/],
  ])('%s is refused and leaves nothing', async (_what, spoil, reason) => {
    const { desk, build } = scene()
    const folder = build('brokers', '1.0.0')
    spoil(folder)
    await expect(desk.publish({ folder, actor: 'ann' })).rejects.toThrow(reason)
    expect(await desk.list()).toEqual([])
  })

  test('an address of another active area is refused and leaves nothing', async () => {
    const { desk, publish, store } = scene()
    await publish('brokers', '1.0.0', ['brokers', 'regulators'])
    await desk.activate({ area: 'brokers', version: '1.0.0', actor: 'ann' })
    await expect(publish('weather', '1.0.0', ['regulators'])).rejects.toThrow(/'regulators', which belongs to brokers 1.0.0/)
    await expect(store.readText('weather', '1.0.0', 'release.json')).rejects.toThrow(/ENOENT/)
  })
})
