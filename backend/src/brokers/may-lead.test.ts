import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Broker } from 'calls/entities/broker'
import { mayLead } from 'calls/findings/findings-of'
import { riskOf } from 'calls/rating/risk-level'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { Db } from 'database/db'
import { createReferenceData } from '../reference/reference-data.ts'
import { addBrokersOfEveryState } from '../testing/brokers-of-every-state.ts'
import { entryColumns, entryMaker } from './broker-rows.ts'
import type { EntryRow } from './broker-rows.ts'

/** 10,000 in `npm run test:long -- inputs`. */
const GENERATED = Number(process.env.GENERATED_BROKERS ?? 2000)

let db: Db
beforeAll(async () => {
  db = await openTestDatabase('hundredth')
  await addBrokersOfEveryState(db, GENERATED)
})
afterAll(() => db.close())

/** Every broker as the database and as the code see it on a day: today's day, an earlier and a later one. */
async function onDay(offset: number) {
  const now = Date.now() + offset * 86_400_000
  const day = new Date(now).toISOString().slice(0, 10)
  const rows = await db.query<EntryRow & { risk_level: Broker['riskLevel']; shown: string; leads: boolean }>(
    `SELECT ${entryColumns}, b.risk_level, shown_risk(b, $1) AS shown,
       EXISTS (SELECT 1 FROM leading_brokers($1) l WHERE l.code = b.code) AS leads FROM brokers b`,
    [day],
  )
  const toEntry = await entryMaker(createReferenceData(db), now)
  return rows.map(row => ({ ...row, findings: toEntry(row).findings }))
}
const days = [-4000, -1, 0, 1, 400]

test.each(days)(
  'the database and the code agree on who may lead and on each risk, for random brokers and the sample, on day %i from today',
  async day => {
    const brokers = await onDay(day)
    expect(brokers.filter(broker => mayLead(broker) !== broker.leads)).toEqual([])
    const risks = brokers.map(broker => ({
      ...broker,
      risk: riskOf({ riskLevel: broker.risk_level, findings: broker.findings }).level,
    }))
    expect(risks.filter(({ risk, shown }) => risk !== shown)).toEqual([])
    for (const level of ['low', 'medium', 'high'])
      expect(risks.filter(({ risk }) => risk === level).length).toBeGreaterThan(100)
  },
)

test('the stored days until which brokers are sound follow every written row', async () => {
  await db.script(`UPDATE brokers SET licence_status = 'offshore' WHERE code LIKE 'x%1';
    UPDATE licences SET status = 'revoked' WHERE broker_code LIKE 'x%7';
    UPDATE licences SET expires_at = '2019-01-01' WHERE broker_code LIKE 'x%8';
    UPDATE licences SET broker_code = 'x2' WHERE broker_code = 'x10';
    DELETE FROM licences WHERE broker_code LIKE 'x%3';
    UPDATE regulator_notices SET broker_code = 'x4' WHERE broker_code LIKE 'x%5';
    DELETE FROM regulator_notices WHERE broker_code LIKE 'x%6'`)
  const sql = 'SELECT code, blacklisted, fit_until, clean_until FROM brokers ORDER BY code'
  const followed = await db.query(sql)
  await db.script('SELECT recount_broker_findings()')
  expect(await db.query(sql)).toEqual(followed)
  const brokers = await onDay(0)
  expect(brokers.filter(broker => mayLead(broker) !== broker.leads)).toEqual([])
})
