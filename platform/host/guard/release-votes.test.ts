import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { readEvidence } from './figures.ts'
import { mostNetworks, ReleaseVotes } from './release-votes.ts'

let db: Db
beforeAll(async () => void (db = await openTestDatabase()), 60_000)
afterAll(() => db.close())
beforeEach(() => db.script('DELETE FROM release_votes'))

const release = { area: 'brokers', version: '1.0.0' }
const read = async () => (await readEvidence(db, 30)).get('brokers 1.0.0')!.votes

test('a network has at most two server votes and one browser vote per release across all processes', async () => {
  for (const votes of [new ReleaseVotes(db), new ReleaseVotes(db)]) {
    for (let time = 0; time < 500; time++) {
      votes.cast({ ...release, side: 'server', network: '192.0.2.0/24', failed: true })
      votes.cast({ ...release, side: 'browser', network: '192.0.2.0/24', failed: true })
    }
    await votes.flush()
  }
  expect(await read()).toEqual({
    server: { failed: 2, tried: 2, networks: 1 },
    browser: { failed: 1, tried: 1, networks: 1 },
  })
})

test('a failure vote counts even if the network has seen the release work before', async () => {
  const votes = new ReleaseVotes(db)
  for (const failed of [false, false, false, true])
    votes.cast({ ...release, side: 'browser', network: '192.0.2.0/24', failed })
  await votes.flush()
  expect((await read()).browser).toEqual({ failed: 1, tried: 1, networks: 1 })
})

test('the number of networks counted for one release is limited', async () => {
  const votes = new ReleaseVotes(db)
  for (let network = 0; network < mostNetworks + 500; network++)
    votes.cast({ ...release, side: 'server', network: `2001:db8:${network.toString(16)}::/48`, failed: false })
  await votes.flush()
  expect((await read()).server.tried).toBe(mostNetworks)
})
