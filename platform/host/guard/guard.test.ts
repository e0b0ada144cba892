import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { pino } from 'pino'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { CommandRefused } from '../../api/command-refused.ts'
import { readAudit } from '../releases/release-audit.ts'
import type { Pointer } from '../releases/release-register.ts'
import { Guard } from './guard.ts'
import { ReleaseHealth, type HealthKind } from './health.ts'
import { ReleaseVotes, type VoteSide } from './release-votes.ts'

let db: Db
beforeAll(async () => void (db = await openTestDatabase()), 60_000)
afterAll(() => db.close())
beforeEach(() => db.script('DELETE FROM release_health; DELETE FROM release_votes; DELETE FROM release_audit'))

const now = new Date().toISOString()
const pointer = (area: string, over: Partial<Pointer> = {}): Pointer => ({
  area,
  stable: '2.0.0',
  stableSince: now,
  previous: '1.0.0',
  canary: null,
  frozen: null,
  setBy: 'ann',
  revision: 1,
  ...over,
})

/** A guard for these pointers; `rolledBack` lists the releases it has rolled back. */
function scene(pointers: Pointer[], refusal?: string) {
  const health = new ReleaseHealth(db)
  const votes = new ReleaseVotes(db)
  const rolledBack: string[] = []
  const said: string[] = []
  const guard = new Guard({
    db,
    health,
    votes,
    register: { pointers: async () => pointers },
    desk: {
      rollback: async ({ area, actor, expected }) => {
        if (refusal) throw new CommandRefused(refusal)
        rolledBack.push(`${area} ${expected?.from} by ${actor}`)
        return { from: '', to: '' }
      },
    },
    log: pino({ level: 'warn' }, { write: line => void said.push((JSON.parse(line) as { msg: string }).msg) }),
    onRollback: async () => {},
  })
  const count = (area: string, version: string, counts: Partial<Record<HealthKind, number>>) => {
    for (const [kind, times] of Object.entries(counts) as [HealthKind, number][])
      for (let time = 0; time < times; time++) health.count({ area, version, kind })
  }
  /** One visit from each of `networks` networks; the first `failing` of them see a failure. */
  const visits = (area: string, version: string, side: VoteSide, networks: number, failing: number) => {
    for (let network = 0; network < networks; network++)
      votes.cast({ area, version, side, network: `network ${network}`, failed: network < failing })
  }
  return { guard, count, visits, rolledBack, said }
}

test('the guard rolls back a new release that fails and keeps one that works', async () => {
  const { guard, count, rolledBack } = scene([pointer('brokers'), pointer('tools')])
  count('brokers', '2.0.0', { asked: 8, load_failure: 8 })
  count('tools', '2.0.0', { asked: 8 })
  await guard.check()
  expect(rolledBack).toEqual(['brokers 2.0.0 by guard'])
})

test('the guard compares a canary with the stable release over the same period', async () => {
  const { guard, visits, rolledBack } = scene([
    pointer('brokers', { canary: { version: '3.0.0', percent: 5, since: now } }),
  ])
  visits('brokers', '3.0.0', 'server', 60, 30)
  visits('brokers', '2.0.0', 'server', 1_000, 500)
  await guard.check()
  expect(rolledBack).toEqual([])
})

test('the guard rolls back a failing release even if earlier releases of its area failed too', async () => {
  const { guard, visits, rolledBack } = scene([pointer('brokers')])
  for (const version of ['1.7.0', '1.8.0', '1.9.0']) visits('brokers', version, 'server', 8, 8)
  visits('shell', '1.0.0', 'server', 40, 0)
  visits('brokers', '2.0.0', 'server', 8, 8)
  await guard.check()
  expect(rolledBack).toEqual(['brokers 2.0.0 by guard'])
})

test('the guard does not blame a release while other areas fail as well', async () => {
  const { guard, visits, rolledBack } = scene([pointer('brokers')])
  visits('tools', '1.0.0', 'server', 100, 95)
  visits('brokers', '2.0.0', 'server', 8, 8)
  await guard.check()
  expect(rolledBack).toEqual([])
})

test('the guard does not roll back a release that has been stable for more than 30 minutes', async () => {
  const { guard, count, rolledBack } = scene([
    pointer('brokers', { stableSince: new Date(Date.now() - 31 * 60_000).toISOString() }),
  ])
  count('brokers', '2.0.0', { asked: 8, load_failure: 8 })
  await guard.check()
  expect(rolledBack).toEqual([])
})

test('the guard logs once that there is no release to roll back to', async () => {
  const { guard, count, said } = scene([pointer('brokers')], 'the previous release, brokers 1.0.0, is revoked')
  count('brokers', '2.0.0', { asked: 8, load_failure: 8 })
  await guard.check()
  await guard.check()
  expect(said).toEqual(['guard cannot roll back brokers 2.0.0: the previous release, brokers 1.0.0, is revoked'])
})

test('the guard rolls back a release that fails in the browsers of ten networks, but not of nine', async () => {
  const { guard, visits, rolledBack } = scene([pointer('brokers'), pointer('tools')])
  visits('brokers', '2.0.0', 'browser', 10, 10)
  visits('tools', '2.0.0', 'browser', 9, 9)
  await guard.check()
  expect(rolledBack).toEqual(['brokers 2.0.0 by guard'])
})

test('the guard reports poor web vitals once, with their figures, and rolls nothing back', async () => {
  const { guard, count, rolledBack, said } = scene([pointer('brokers')])
  count('brokers', '2.0.0', { lcp: 200, poor_lcp: 200 })
  await guard.check()
  await guard.check()
  expect(rolledBack).toEqual([])
  expect(said).toEqual(['brokers 2.0.0 has poor web vitals: check it before extending it'])
  const [line, ...others] = await readAudit(db, { area: 'brokers' })
  expect(line).toMatchObject({
    action: 'alert',
    version: '2.0.0',
    actor: 'guard',
    reason: expect.stringContaining('showed its content late in 200 of 200 pages'),
  })
  expect(others).toEqual([])
})
