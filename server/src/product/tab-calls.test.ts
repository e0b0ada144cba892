import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { releasesBeacon, releasesBeacontoken } from 'shared-state/releases/beacon'
import { releasesRevoked } from 'shared-state/releases/revoked'
import { dataOf, startApi, START_MS } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import type { Visitor } from 'backend/testing/visitor'
import type { HealthEvent } from 'platform/host/guard/health'
import type { Vote } from 'platform/host/guard/release-votes'

let site: ApiUnderTest
let counted: HealthEvent[] = []
let cast: Vote[] = []
const brokers = { area: 'brokers', version: '1.0.0' }

beforeAll(async () => {
  const isServed = ({ area, version }: { area: string; version: string }) => area === 'brokers' && version === '1.0.0'
  site = await startApi({
    sample: false,
    releaseWatch: {
      health: { count: event => void counted.push(event) },
      votes: { cast: vote => void cast.push(vote) },
      isServed,
    },
  })
}, START_MS)
afterAll(() => site.close())
beforeEach(() => {
  counted = []
  cast = []
})
afterEach(() => expect(site.errors).toEqual([]))

test('an open tab gets the releases that were revoked since it was opened', async () => {
  const ask = async (since: number) =>
    dataOf<{ epoch: number; releases: object[] }>(await site.visitor().call(releasesRevoked, { since }))
  expect(await ask(0)).toEqual({ epoch: 0, releases: [] })
  await site.db.script(
    `INSERT INTO release_revocations (area, version) VALUES ('brokers', '1.0.0'), ('tools', '2.0.0')`,
  )
  const { epoch, releases } = await ask(0)
  expect(releases).toEqual([brokers, { area: 'tools', version: '2.0.0' }])
  expect((await ask(epoch - 1)).releases).toEqual([{ area: 'tools', version: '2.0.0' }])
  expect(await ask(epoch)).toEqual({ epoch, releases: [] })
})

const tokenOf = async (visitor: Visitor) =>
  dataOf<{ token: string }>(await visitor.call(releasesBeacontoken, { releases: ['brokers@1.0.0'] })).token

test('a page report is counted for active releases only, with poor vitals, and casts one vote per network', async () => {
  const failures = [{ area: 'brokers', kind: 'chunk_error' as const, message: 'x' }]
  const visitor = site.visitor()
  const { status } = await visitor.call(releasesBeacon, {
    token: await tokenOf(visitor),
    releases: [brokers, { area: 'brokers', version: '9.9.9' }],
    view: 'first',
    failures,
    vitals: { lcp: 5_000, cls: 0.1 },
  })
  expect(status).toBe(202)
  expect(counted.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
    'view 1.0.0',
    'chunk_error 1.0.0',
    'lcp 1.0.0',
    'poor_lcp 1.0.0',
    'cls 1.0.0',
  ])
  expect(cast).toEqual([{ ...brokers, side: 'browser', network: '10.0.0.0/24', failed: true }])
})

test('the release charts count at most two failures of one network', async () => {
  const one = site.visitor()
  const token = await tokenOf(one)
  for (let time = 0; time < 30; time++) {
    await one.call(releasesBeacon, {
      token,
      releases: [brokers],
      failures: [{ area: 'brokers', kind: 'browser_error', message: 'made up' }],
    })
  }
  expect(counted).toHaveLength(2)
})
