import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { SCORE_WEIGHTS } from './broker-scores.ts'
import { loadScoreHistory } from './load-score-history.ts'
import { SampleClock } from './sample-clock.ts'
import { FIXED_DAY } from './testing/cached-database.ts'
import { openTestDatabase } from './testing/test-database.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase('fixed')
})
afterAll(() => db.close())

interface Change {
  code: string
  at: string
  field: string
  before: string
  after: string
  now: string
}

const changes = () =>
  db.query<Change>(
    `SELECT h.broker_code AS code, h.at, h.field, h.from_value AS before, h.to_value AS after, to_jsonb(b) ->> h.field AS now
     FROM broker_history h JOIN brokers b ON b.code = h.broker_code ORDER BY h.broker_code, h.field, h.at, h.history_id`,
  )

test('each change in the history starts at the previous value, and the last one ends at the current value', async () => {
  const byField = Map.groupBy(await changes(), ({ code, field }) => `${code} ${field}`)
  expect(byField.size).toBeGreaterThan(200)
  for (const chain of byField.values()) {
    expect(chain.map(({ after }) => after)).toEqual([...chain.slice(1).map(({ before }) => before), chain[0]?.now])
    expect(chain.filter(({ before, after }) => before === after)).toEqual([])
  }
})

test('a score changes only together with its parts, by their weights', async () => {
  const moments = Map.groupBy(await changes(), ({ code, at }) => `${code} ${at}`)
  const weights: Record<string, number> = {
    score_licence: SCORE_WEIGHTS.licence,
    score_regulation: SCORE_WEIGHTS.regulation,
    score_risk_control: SCORE_WEIGHTS.riskControl,
    score_business: SCORE_WEIGHTS.business,
    score_software: SCORE_WEIGHTS.software,
  }
  for (const together of moments.values()) {
    const step = ({ before, after }: Change) => Number(after) - Number(before)
    const parts = together.filter(({ field }) => field in weights)
    const byParts = parts.reduce((sum, change) => sum + (step(change) * (weights[change.field] ?? 0)) / 100, 0)
    const scores = together.filter(({ field }) => field === 'score')
    const byScore = scores.reduce((sum, change) => sum + step(change), 0)
    expect(Math.abs(byScore - byParts)).toBeLessThan(0.0101) // scores are rounded
  }
})

test('history rows lie between listing and last update of their broker and are marked as sample', async () => {
  const row = await db.one<object>(
    `SELECT count(*) FILTER (WHERE h.at < b.created_at OR h.at > b.updated_at)::integer AS outside,
            count(*) FILTER (WHERE h.source <> 'sample')::integer AS unmarked
     FROM broker_history h JOIN brokers b ON b.code = h.broker_code`,
  )
  expect(row).toEqual({ outside: 0, unmarked: 0 })
})

test('the same brokers and date generate the same history', async () => {
  const first = await changes()
  await db.transaction(async queries => {
    await queries.script('TRUNCATE broker_history')
    await loadScoreHistory({ queries, clock: new SampleClock(FIXED_DAY) })
  })
  expect(await changes()).toEqual(first)
})
