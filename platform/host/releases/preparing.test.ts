import { expect, test } from '@jest/globals'
import { deskScene } from '../testing/desk-scene.ts'
import { releaseDatabase } from '../testing/release-database.ts'

const own = releaseDatabase()

/** Brokers 1.1.0 is served after 1.0.0, and this process prepares for whatever is activated next. */
async function scene(prepare: (version: string, signal: AbortSignal) => Promise<void>) {
  const { desk, snapshots, served, released } = deskScene(own.db)
  await released()
  await snapshots.refresh()
  const prepared: string[] = []
  snapshots.beforeActivation(async (next, signal) => {
    const { version } = next.areas.brokers!
    prepared.push(version)
    await prepare(version, signal)
  })
  const servedNow = () => snapshots.freeze()?.areas.brokers?.version
  return { desk, snapshots, served, servedNow, prepared }
}

test('a process is prepared for a release before its visitors get it', async () => {
  const seen: (string | undefined)[] = []
  const { desk, served, servedNow, prepared } = await scene(async () => void seen.push(servedNow()))
  await desk.activate({ area: 'brokers', version: '1.2.0', actor: 'ann' })
  expect(await served()).toBe('1.2.0')
  expect([prepared, seen]).toEqual([['1.2.0'], ['1.1.0']])
})

test('a rollback waits neither for a preparation of its own nor for one that is under way', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const { desk, snapshots, served, prepared } = await scene((_version, signal) => {
    begun.resolve(signal)
    return new Promise(() => {})
  })
  await desk.activate({ area: 'brokers', version: '1.2.0', actor: 'ann' })
  const activated = snapshots.refresh()
  const signal = await begun.promise
  await desk.rollback({ area: 'brokers', actor: 'ann' })
  expect(await served()).toBe('1.1.0')
  await activated
  expect([prepared, signal.aborted]).toEqual([['1.2.0'], true])
})

test('a release whose preparation fails is served', async () => {
  const { desk, served } = await scene(async () => Promise.reject(new Error('no memory left')))
  await desk.activate({ area: 'brokers', version: '1.2.0', actor: 'ann' })
  expect(await served()).toBe('1.2.0')
})
