import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerMain, dealerSkyeyescorev2 } from 'calls/broker-tabs'
import { verdictOf } from 'calls/findings/verdict'
import { addUp } from 'calls/rating/score-of-parts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBrokersOfEveryState } from '../testing/brokers-of-every-state.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const main = async (traderCode: string) => (await site.visitor().call(dealerMain, { traderCode })).body.Data!

test('the last complaint of every complained-about broker is its latest public one', async () => {
  const complaints = await site.db.query<{ code: string; broker: string; state: string; at: string; reason: string }>(
    'SELECT code, broker_code AS broker, state, published_at AS at, reason FROM exposures WHERE broker_code IS NOT NULL',
  )
  const isPublic = ({ state }: { state: string }) => !['draft', 'pending_review', 'rejected'].includes(state)
  const byBroker = Map.groupBy(complaints, ({ broker }) => broker)
  expect(byBroker.size).toBeGreaterThan(20)
  for (const [broker, of] of [...byBroker].slice(0, 40)) {
    const latest = of.filter(isPublic).sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0]
    const { complaint } = (await main(broker)).evidence
    expect(complaint && [complaint.reason, complaint.at.slice(0, 19)]).toEqual(
      latest ? [latest.reason, latest.at.slice(0, 19)] : null,
    )
  }
})

test('a complaint that is not public is not the last one', async () => {
  const row = await site.db.one<{ broker: string; code: string }>(
    "SELECT broker_code AS broker, code FROM exposures WHERE state = 'published' ORDER BY published_at DESC LIMIT 1",
  )
  const { broker, code } = row!
  await site.db.query("UPDATE exposures SET state = 'rejected' WHERE code = $1", [code])
  expect((await main(broker)).evidence.complaint?.code).not.toBe(code)
  await site.db.query("UPDATE exposures SET state = 'published' WHERE code = $1", [code])
  expect((await main(broker)).evidence.complaint?.code).toBe(code)
})

test('the day of revocation is known for a broker whose record changed to revoked, and only while it is', async () => {
  const row = await site.db.one<{ code: string }>("SELECT code FROM brokers WHERE licence_status = 'regulated' LIMIT 1")
  const { code } = row!
  const setStatus = (status: string) =>
    site.db.query('UPDATE brokers SET licence_status = $2 WHERE code = $1', [code, status])
  expect((await main(code)).evidence.revokedOn).toBeNull()
  await setStatus('revoked')
  const today = new Date().toISOString().slice(0, 10)
  expect((await main(code)).evidence.revokedOn).toBe(today)
  await setStatus('regulated')
  expect((await main(code)).evidence.revokedOn).toBeNull()
})

test('for brokers in random states, the verdict names the worst finding, and a warning has its notice', async () => {
  const codes = await addBrokersOfEveryState(site.db, 100, 7)
  const stated = new Set<string>()
  for (const code of codes) {
    const { main: broker, evidence } = await main(code)
    const { finding, statement, tone } = verdictOf(broker, evidence, Date.now())
    stated.add(statement)
    expect([code, finding]).toEqual([code, broker.findings[0] ?? null])
    expect([code, evidence.warning !== null]).toEqual([code, broker.findings.includes('warning')])
    if (broker.findings.length > 0) expect([code, tone]).not.toEqual([code, 'good'])
  }
  expect(stated.size).toBeGreaterThan(8)
}, 60_000)

test('the parts and weights in the answer add up to the score in the answer', async () => {
  const rows = await site.db.query<{ code: string }>(
    'SELECT code FROM brokers WHERE score_licence IS NOT NULL OR score IS NULL ORDER BY md5(code) LIMIT 60',
  )
  let rated = 0
  for (const { code } of rows) {
    const { score, breakdown } = (await site.visitor().call(dealerSkyeyescorev2, { traderCode: code })).body.Data!
    expect([code, breakdown ? addUp(breakdown).score : null]).toEqual([code, score])
    if (breakdown) rated += 1
  }
  expect(rated).toBeGreaterThan(20)
}, 60_000)

test('the changes of a score are the last ones in the broker’s history, and end at the current values', async () => {
  const rows = await site.db.query<{ code: string; score: string; risk: string }>(
    `SELECT b.code, b.score::text AS score, b.risk_level AS risk FROM brokers b
     WHERE EXISTS (SELECT 1 FROM broker_history h WHERE h.broker_code = b.code AND h.field = 'score') ORDER BY b.code LIMIT 30`,
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { code, score, risk } of rows) {
    const { changes } = (await site.visitor().call(dealerSkyeyescorev2, { traderCode: code })).body.Data!
    expect(Number(changes.find(({ figure }) => figure === 'score')?.to)).toBe(Number(score))
    expect([risk, undefined]).toContain(changes.find(({ figure }) => figure === 'risk')?.to)
  }
})
