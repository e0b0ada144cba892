import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { backendOldRows } from 'backend/old-rows'
import { START_MS, startApi } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { Visitor } from 'backend/testing/visitor'
import { homeCount3, statisticsBatch } from 'calls/statistics'
import { removeOldRows } from 'database/old-rows'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const from = (ip: string) => new Visitor(site.url, ip)
const entry = JSON.stringify('x'.repeat(4_094))
const lot = { route: 'netwon$report', data: Array<string>(50).fill(entry) }
/** Sends batches of 200 KB until one is refused; returns how many were accepted. */
async function taken(visitorOf: (index: number) => Visitor, most: number): Promise<number> {
  for (let index = 0; index < most; index += 1) {
    const { status, body, headers } = await visitorOf(index).call(homeCount3, lot)
    await site.events.flush()
    if (status === 202) continue
    expect([status, body.ErrorCode, Number(headers.get('retry-after')) > 3000]).toEqual([429, 4001, true])
    return index
  }
  return Infinity
}

test('the events of one /64 are limited to a megabyte per hour across all its addresses', async () => {
  expect(await taken(index => from(`2001:db8:1:1::${index + 1}`), 10)).toBe(5)
})

test('the events of one /48 are limited to eight megabytes per hour', async () => {
  expect(await taken(index => from(`2001:db8:2:${index + 1}::1`), 60)).toBe(38)
})

test('small events count towards the limit with the size of their rows', async () => {
  await site.db.script('TRUNCATE events; UPDATE event_bytes SET written = 0')
  const small = { route: 'netwon$report', data: Array<string>(50).fill('1') }
  const visitor = from('203.0.113.7')
  const statuses = []
  for (let index = 0; index < 61; index += 1) statuses.push((await visitor.call(homeCount3, small)).status)
  expect(statuses.indexOf(429)).toBe(60)
  await site.events.flush()
  const { bytes } = (await site.db.one<{ bytes: number }>('SELECT written::integer AS bytes FROM event_bytes'))!
  const { rows } = (await site.db.one<{ rows: number }>('SELECT count(*)::integer AS rows FROM events'))!
  expect(bytes).toBeGreaterThan(rows * 200)
})

test('an event that is short when sent but long when stored is refused at its field', async () => {
  const long = `[${Array<string>(800).fill('1e20').join()}]`
  const { status, body } = await from('203.0.113.8').call(homeCount3, { route: 'netwon$report', data: ['1', long] })
  expect([long.length < 4_096, status, body.ErrorCode, body.errors?.[0]?.field]).toEqual([true, 400, 1002, 'data'])
})

test('only the newest two gigabytes of events are stored', async () => {
  await site.db.script('TRUNCATE events; UPDATE event_bytes SET written = 0')
  const send = async (keyword: string) => {
    const event = { call: 'dealer.searchstatisticscollect', input: { keyword } }
    await from('203.0.113.9').send('POST', statisticsBatch.path, { body: { events: [event] } })
    await site.events.flush()
  }
  await send('first')
  await site.db.script('UPDATE event_bytes SET written = written + 1999999000')
  await send('second')
  expect(await removeOldRows(site.db, backendOldRows)).toEqual({})
  await site.db.script('UPDATE event_bytes SET written = written + 1000')
  expect(await removeOldRows(site.db, backendOldRows)).toEqual({ events: 1 })
  expect(await site.db.query(`SELECT data->>'keyword' AS keyword FROM events`)).toEqual([{ keyword: 'second' }])
})
