import { describe, expect, test } from '@jest/globals'
import { deskScene } from '../testing/desk-scene.ts'
import { releaseDatabase } from '../testing/release-database.ts'
import { PinTokens } from './pin-tokens.ts'
import { readAudit } from './release-audit.ts'
import { ReleaseProcesses } from './release-processes.ts'

const own = releaseDatabase()

describe('moving a pointer', () => {
  test('an activated release is served, and a rollback serves the previous one', async () => {
    const { desk, publish, served } = deskScene(own.db)
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
    const { desk, publish, served, pins } = deskScene(own.db)
    for (const [area, version] of [
      ['shell', '1.0.0'],
      ['brokers', '1.0.0'],
      ['brokers', '1.1.0'],
    ] as const)
      await publish(area, version)
    await desk.activate({ area: 'shell', version: '1.0.0', actor: 'ann' })
    await desk.activate({ area: 'brokers', version: '1.0.0', actor: 'ann' })
    const { link } = await desk.pin({ area: 'brokers', version: '1.1.0', actor: 'ann' })
    expect(await served(await pins.read(link.split('/').at(-1)!))).toBe('1.1.0')
    expect(await served()).toBe('1.0.0')
  })

  test('a forged pin has no effect', async () => {
    const { pins } = deskScene(own.db)
    const forged = await new PinTokens(new Uint8Array(32).fill(8)).issue({ brokers: '9.9.9' })
    expect(await pins.read(forged)).toEqual({})
    expect(await pins.read('nonsense')).toEqual({})
  })

  test('one of two concurrent pointer changes is refused', async () => {
    const { desk, publish, register } = deskScene(own.db)
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('brokers', version)
    await desk.activate({ area: 'brokers', version: '1.0.0', actor: 'ann' })
    // Neither writes before both have read the pointer.
    const move = register.movePointer.bind(register)
    const looked = Promise.withResolvers<void>()
    let movers = 0
    register.movePointer = async change => {
      if (++movers === 2) looked.resolve()
      await looked.promise
      return move(change)
    }
    const both = await Promise.allSettled(
      ['1.1.0', '1.2.0'].map(version => desk.activate({ area: 'brokers', version, actor: 'bob' })),
    )
    expect(both.map(result => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('activating an unpublished version is refused with a list of the published ones', async () => {
    const { desk, publish } = deskScene(own.db)
    await publish('brokers', '1.0.0')
    await expect(desk.activate({ area: 'brokers', version: '2.0.0', actor: 'ann' })).rejects.toThrow(
      /published are 1.0.0/,
    )
  })
})

test('a rollback is refused if the pointer has moved since it was decided', async () => {
  const { desk, served, released } = deskScene(own.db)
  await released()
  await desk.activate({ area: 'brokers', version: '1.2.0', actor: 'bob' })
  await expect(desk.rollback({ area: 'brokers', actor: 'guard', expected: { from: '1.1.0' } })).rejects.toThrow(
    /moved in the meantime/,
  )
  expect(await served()).toBe('1.2.0')
  await desk.rollback({ area: 'brokers', actor: 'guard', expected: { from: '1.2.0' } })
  expect(await served()).toBe('1.1.0')
})

describe('a canary', () => {
  const command = { area: 'brokers', version: '1.2.0', actor: 'ann' }

  test('a canary is served to its percentage of visitors and follows changes of that percentage', async () => {
    const { desk, served, released } = deskScene(own.db)
    await released()
    const seen = async () => Promise.all([0, 999, 1000, 9999].map(bucket => served({}, bucket)))
    await desk.canary({ ...command, percent: 10 })
    expect(await seen()).toEqual(['1.2.0', '1.2.0', '1.1.0', '1.1.0'])
    expect(await served()).toBe('1.1.0')
    await desk.canary({ ...command, percent: 11 })
    expect(await seen()).toEqual(['1.2.0', '1.2.0', '1.2.0', '1.1.0'])
    await desk.canary({ ...command, percent: 0 })
    expect(await seen()).toEqual(['1.1.0', '1.1.0', '1.1.0', '1.1.0'])
  })

  test('a promoted canary is served to everyone and can be rolled back', async () => {
    const { desk, served, released } = deskScene(own.db)
    await released()
    await desk.canary({ ...command, percent: 5 })
    expect(await desk.promote({ area: 'brokers', actor: 'ann' })).toEqual({ from: '1.1.0', to: '1.2.0' })
    expect(await served({}, 9999)).toBe('1.2.0')
    await desk.rollback({ area: 'brokers', actor: 'ann' })
    expect(await served({}, 9999)).toBe('1.1.0')
  })

  test('rolling back a canary revokes it and keeps the stable release', async () => {
    const { desk, served, released } = deskScene(own.db)
    await released()
    await desk.canary({ ...command, percent: 50 })
    expect(await desk.rollback({ area: 'brokers', actor: 'ann' })).toEqual({ from: '1.2.0', to: '1.1.0' })
    expect(await served({}, 0)).toBe('1.1.0')
    await expect(desk.canary({ ...command, percent: 1 })).rejects.toThrow(/is revoked/)
  })

  test.each([-1, 101, 2.5, NaN])('a canary of %p percent is refused', async percent => {
    const { desk, released } = deskScene(own.db)
    await released()
    await expect(desk.canary({ ...command, percent })).rejects.toThrow(/whole number from 0 to 100/)
  })
})

describe('revoking', () => {
  test('a rolled-back release is not served even with a pin, and the epoch increases', async () => {
    const { desk, served, pins, snapshots, released } = deskScene(own.db)
    await released()
    const { link } = await desk.pin({ area: 'brokers', version: '1.1.0', actor: 'ann' })
    await served()
    const before = snapshots.epoch
    await desk.rollback({ area: 'brokers', actor: 'ann', reason: 'blank pages' })
    expect(await served(await pins.read(link.split('/').at(-1)!))).toBe('1.0.0')
    expect(snapshots.epoch).toBeGreaterThan(before)
    expect(snapshots.isRevoked({ area: 'brokers', version: '1.1.0' })).toBe(true)
    await expect(desk.activate({ area: 'brokers', version: '1.1.0', actor: 'ann' })).rejects.toThrow(
      /is revoked: blank pages/,
    )
  })

  test('the stable release cannot be revoked, and a rollback to a revoked release is refused', async () => {
    const { desk, released } = deskScene(own.db)
    await released()
    await expect(desk.revoke({ area: 'brokers', version: '1.1.0', actor: 'ann' })).rejects.toThrow(/roll back/)
    await desk.revoke({ area: 'brokers', version: '1.0.0', actor: 'ann' })
    await expect(desk.rollback({ area: 'brokers', actor: 'ann' })).rejects.toThrow(/1.0.0, is revoked/)
  })
})

test('a frozen area can only be rolled back', async () => {
  const { desk, served, released } = deskScene(own.db)
  await released()
  await desk.freeze({ area: 'brokers', actor: 'ops', reason: 'holidays' })
  for (const forward of [
    desk.activate({ area: 'brokers', version: '1.2.0', actor: 'ann' }),
    desk.canary({ area: 'brokers', version: '1.2.0', percent: 1, actor: 'ann' }),
  ])
    await expect(forward).rejects.toThrow(/frozen by ops: holidays/)
  await desk.rollback({ area: 'brokers', actor: 'ann' })
  expect(await served()).toBe('1.0.0')
  await desk.unfreeze({ area: 'brokers', actor: 'ops' })
  await desk.activate({ area: 'brokers', version: '1.2.0', actor: 'ann' })
  expect(await served()).toBe('1.2.0')
})

test('the audit log records who made each change, what it was and why', async () => {
  const { desk, released } = deskScene(own.db)
  await released()
  await desk.canary({ area: 'brokers', version: '1.2.0', percent: 5, actor: 'bob', reason: 'try it' })
  await desk.rollback({ area: 'brokers', actor: 'guard', reason: 'render errors' })
  const [back, canary] = await readAudit(own.db, { area: 'brokers', limit: 2 })
  expect(back).toMatchObject({
    action: 'rollback',
    version: '1.1.0',
    from: '1.2.0',
    actor: 'guard',
    reason: 'render errors',
  })
  expect(canary).toMatchObject({
    action: 'canary',
    version: '1.2.0',
    actor: 'bob',
    reason: 'try it',
    detail: { percent: 5 },
  })
})

test('a failing release falls back to the stable one or to the one before it', async () => {
  const { served, snapshots, released } = deskScene(own.db)
  await released()
  await served()
  expect([
    snapshots.fallbackOf('brokers', '1.1.0')?.version,
    snapshots.fallbackOf('brokers', '1.2.0')?.version,
  ]).toEqual(['1.0.0', '1.1.0'])
  expect(snapshots.fallbackOf('shell', '1.0.0')).toBeUndefined()
})

test('a process that has not applied a change is named', async () => {
  const { desk, released } = deskScene(own.db)
  await released()
  const other = `('other', 'far-host 1', 0, now())`
  await own.db.script(`INSERT INTO release_processes (process_id, host, seen_revision, seen_at) VALUES ${other}`)
  await desk.activate({ area: 'brokers', version: '1.2.0', actor: 'ann' })
  const processes = new ReleaseProcesses(own.db)
  expect(await processes.acknowledged(50)).toEqual(['far-host 1'])
  await own.db.script(`UPDATE release_processes SET seen_revision = 1000000`)
  expect(await processes.acknowledged(50)).toEqual([])
})
