import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { BeaconTokens, beaconTokenSeconds } from 'platform/host/tabs/beacon-tokens'
import { dataOf, SECRET, startApi, START_MS } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { Visitor } from 'backend/testing/visitor'
import { releasesBeacon, releasesBeacontoken } from 'shared-state/releases/beacon'
import type { Db } from 'database/db'
import { pino } from 'pino'
import { Guard } from 'platform/host/guard/guard'
import { ReleaseHealth } from 'platform/host/guard/health'
import { ReleaseVotes, type Vote } from 'platform/host/guard/release-votes'
import type { Pointer } from 'platform/host/releases/release-register'
import { openTestDatabase } from 'sample-data/testing/test-database'

/** Anyone can send browser reports about a release. Reports from ten networks are needed to roll one back. */

const brokers = { area: 'brokers', version: '2.0.0' }
const broken = [{ area: 'brokers', kind: 'browser_error' as const, message: 'made up' }]

let site: ApiUnderTest
let db: Db
let health: ReleaseHealth
let votes: ReleaseVotes
let rolledBack: string[] = []
let sent: Vote[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  const isServed = ({ area, version }: { area: string; version: string }) => area === 'brokers' && version === '2.0.0'
  const watch = {
    health: { count: (event: Parameters<ReleaseHealth['count']>[0]) => health.count(event) },
    votes: { cast: (vote: Vote) => (sent.push(vote), votes.cast(vote)) },
    isServed,
  }
  site = await startApi({ sample: false, releaseWatch: watch })
}, START_MS)
afterAll(async () => {
  await site.close()
  await db.close()
})
beforeEach(async () => {
  await db.script('DELETE FROM release_health; DELETE FROM release_votes; DELETE FROM release_audit')
  health = new ReleaseHealth(db)
  votes = new ReleaseVotes(db)
  rolledBack = []
  sent = []
})

const from = (ip: string) => new Visitor(site.url, ip)
const tokenFor = async (ip: string, releases = ['brokers@2.0.0']) =>
  dataOf<{ token: string }>(await from(ip).call(releasesBeacontoken, { releases })).token
async function report(ip: string, over: object = {}): Promise<void> {
  const { status, body } = await from(ip).call(releasesBeacon, {
    token: await tokenFor(ip),
    releases: [brokers],
    view: 'first',
    failures: broken,
    ...over,
  })
  expect({ status, data: dataOf({ body }) }).toEqual({ status: 202, data: {} })
}

/** The areas that the guard rolls back because of the reports. */
async function look(): Promise<string[]> {
  const now = new Date().toISOString()
  const pointer: Pointer = {
    area: 'brokers',
    stable: '2.0.0',
    stableSince: now,
    previous: '1.0.0',
    canary: null,
    frozen: null,
    setBy: 'ann',
    revision: 1,
  }
  await new Guard({
    db,
    health,
    votes,
    register: { pointers: async () => [pointer] },
    desk: { rollback: async ({ area }) => (rolledBack.push(area), { from: '', to: '' }) },
    log: pino({ level: 'silent' }),
    onRollback: async () => {},
  }).check()
  return rolledBack
}

test('poor web vitals from any number of networks cause no rollback', async () => {
  for (let network = 0; network < 60; network++)
    await report(`10.1.${network}.1`, { failures: [], vitals: { lcp: 60_000, inp: 60_000, cls: 9 } })
  expect(await look()).toEqual([])
})

test('errors from all addresses of nine networks cause no rollback, but a tenth network does', async () => {
  for (let network = 0; network < 9; network++)
    for (let host = 1; host <= 6; host++) await report(`10.2.${network}.${host}`)
  expect(await look()).toEqual([])
  await report('10.2.9.1')
  expect(await look()).toEqual(['brokers'])
})

test('errors from a hundred subnets of one IPv6 customer cause no rollback', async () => {
  for (let subnet = 0; subnet < 100; subnet++) await report(`2001:db8:7:${subnet.toString(16)}::1`)
  expect(new Set(sent.map(({ network }) => network)).size).toBe(1)
  expect(await look()).toEqual([])
})

test.each<[string, (ip: string) => Promise<string | undefined>]>([
  ['no token', async () => undefined],
  ['a forged token', async ip => `${(await tokenFor(ip)).slice(0, -4)}AAAA`],
  [
    'a token signed with another secret',
    ip => new BeaconTokens(new Uint8Array(32).fill(9)).issue(ip, ['brokers@2.0.0']),
  ],
  ['the token of another network', () => tokenFor('10.3.200.1')],
  ['the token of another snapshot', ip => tokenFor(ip, ['brokers@1.9.0', 'tools@2.0.0'])],
  [
    'a token that has expired',
    ip => new BeaconTokens(SECRET, () => Date.now() - (beaconTokenSeconds + 1) * 1_000).issue(ip, ['brokers@2.0.0']),
  ],
])('a report with %s gets the same response and is not counted', async (_what, tokenOf) => {
  for (let network = 0; network < 12; network++) {
    const ip = `10.3.${network}.1`
    const token = await tokenOf(ip)
    await report(ip, { token, vitals: { lcp: 60_000 } })
  }
  expect(sent).toEqual([])
  expect(await look()).toEqual([])
  expect(await db.query('SELECT kind FROM release_health')).toEqual([])
})

test('a beacon token names only active releases and is not cached', async () => {
  const { headers, body } = await from('10.4.1.1').call(releasesBeacontoken, {
    releases: ['brokers@2.0.0', 'brokers@9.9.9', 'made-up'],
  })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(await new BeaconTokens(SECRET).releasesOf(dataOf<{ token: string }>({ body }).token, '10.4.1.1')).toEqual([
    'brokers@2.0.0',
  ])
})
