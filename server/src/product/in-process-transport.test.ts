import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { START_MS, startApi, type ApiUnderTest } from 'backend/testing/api-under-test'
import { addBroker } from 'backend/testing/scene'
import { dealerSkyeyeriskreport } from 'calls/broker-checks'
import { dealerInfos, dealerMain, dealerSkyeye, dealerSkyeyescorev2, traderTips } from 'calls/broker-tabs'
import { dealerGettraderbycodespost } from 'calls/brokers'
import { PageReads } from 'platform/api/page-reads'
import { inProcessTransport } from 'platform/host/rendering/in-process-transport'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Transport } from 'shared-state/api/transport'

let site: ApiUnderTest
beforeAll(async () => void (site = await startApi({ sample: false })), START_MS)
afterAll(() => site.close())
afterEach(() => {
  jest.restoreAllMocks()
  expect(site.errors).toEqual([])
})

const caller = { user: null, sessionId: null, authorised: false, lang: 'en' as const, country: '840', ip: '36.66.1.1' }
const openPage = (): Transport =>
  inProcessTransport(site.api.invoke, {
    callerNow: async () => caller,
    cookieHeader: () => '',
    setCookies: [],
    reads: new PageReads(),
  })
const call = (page: Transport, declaration: CallDeclaration, input: object) =>
  page.send({ declaration, input, headers: {}, signal: new AbortController().signal })

const aboutOne = [dealerMain, traderTips, dealerInfos, dealerSkyeye, dealerSkyeyescorev2, dealerSkyeyeriskreport]

test('the calls of one page read their broker once, and another page reads it again', async () => {
  const traderCode = await addBroker(site.db, 'once')
  const queries = jest.spyOn(site.apiDb, 'one')
  // The record is the only statement about one broker that has its legal name.
  const readings = () => queries.mock.calls.filter(([sql]) => sql.includes('b.legal_name')).length
  const first = openPage()
  const answers = await Promise.all(aboutOne.map(declaration => call(first, declaration, { traderCode })))
  expect(answers.map(({ status }) => status)).toEqual(aboutOne.map(() => 200))
  expect(readings()).toBe(1)
  await call(openPage(), dealerMain, { traderCode })
  expect(readings()).toBe(2)
})

test('reads of different brokers in one page are not mixed up', async () => {
  const page = openPage()
  for (const code of ['this', 'that']) {
    const traderCode = await addBroker(site.db, code)
    expect((await call(page, dealerMain, { traderCode })).body.Data).toMatchObject({ main: { code } })
  }
})

test('a call sees what earlier calls of the same page have written', async () => {
  const traderCode = await addBroker(site.db, 'written')
  const page = openPage()
  const isClaimed = async () =>
    ((await call(page, dealerMain, { traderCode })).body.Data as { claimed: boolean }).claimed
  expect(await isClaimed()).toBe(false)
  await site.db.query('UPDATE brokers SET claimed = true WHERE code = $1', [traderCode])
  await call(page, dealerGettraderbycodespost, { codes: [traderCode] })
  expect(await isClaimed()).toBe(true)
})

test('a broker that could not be read is read again by the next call', async () => {
  const page = openPage()
  expect((await call(page, dealerMain, { traderCode: 'later' })).status).toBe(404)
  const traderCode = await addBroker(site.db, 'later')
  expect((await call(page, dealerMain, { traderCode })).status).toBe(200)
})
