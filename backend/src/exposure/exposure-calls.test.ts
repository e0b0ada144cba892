import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/exposure'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addEnterprise } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
let traderCode: string
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
  traderCode =
    (
      await site.db.one<{ code: string }>(
        'SELECT code FROM brokers WHERE NOT claimed ORDER BY exposure_count DESC, code LIMIT 1',
      )
    )?.code ?? ''
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** A case of Lina's in the given state. */
async function addCase(code: string, state: string, more: { publishedDaysAgo?: number; stateDaysAgo?: number } = {}) {
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date,
       state, state_since, published_at)
     SELECT $1, 'case', $2, 'Broker', 'tlina', 'scam', 'en', '{"en": "My money"}', '{"en": "Long story"}', 10, 'USD', '2026-01-02',
       $3, now() - make_interval(days => $5), now() - make_interval(days => $4)
     ON CONFLICT (code) DO NOTHING`,
    [code, traderCode, state, more.publishedDaysAgo ?? 1, more.stateDaysAgo ?? 1],
  )
}
const detail = async (by: Visitor, code: string) => (await by.call(calls.exposureDetail, { code })).body
let lina: Visitor
beforeAll(async () => {
  await site.addUser({ email: 'lina@mail.example', password: 'seven green lamps', nick: 'Lina' })
  lina = await site.visitor().login('lina@mail.example', 'seven green lamps')
}, START_MS)

test('exposure lists are newest first and contain only public cases, without the private contact', async () => {
  await addCase('hidden1', 'pending_review', { publishedDaysAgo: 0 })
  const { items } = (await visitor.call(calls.exposureNew, { num: 50 })).body.Data!
  expect(items.map(({ createdAt }) => createdAt)).toEqual(
    items
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  )
  expect(items).not.toHaveLength(0)
  expect(items.map(({ code }) => code)).not.toContain('hidden1')
  expect(JSON.stringify(items)).not.toContain('contact')
})

test('an exposure names its author’s country in the visitor’s language', async () => {
  await addCase('abroad1', 'published')
  await site.db.query(`UPDATE users SET country_code = '826' WHERE user_id = 'tlina'`)
  const country = async (lang: string) => {
    const { user } = (await detail(Object.assign(site.visitor(), { lang }), 'abroad1')).Data!.exposure
    return [user.twoCharCode, user.countryName]
  }
  expect([await country('en'), await country('id')]).toEqual([
    ['GB', 'United Kingdom'],
    ['GB', 'Inggris Raya'],
  ])
})

test('an exposure and each note on it state their language', async () => {
  await addCase('spoken1', 'published')
  await site.db.query(
    `UPDATE exposures SET title = '{"en": "My money", "id": "Uang saya"}', content = '{"en": "Long", "id": "Panjang"}' WHERE code = 'spoken1'`,
  )
  await addCase('spoken2', 'published')
  await site.db.query(
    `INSERT INTO exposure_events (exposure_code, action, to_state, actor, note, at)
     VALUES ('spoken2', 'append', 'published', 'author', '{"en": "One more thing"}', '2026-02-01'), ('spoken2', 'append', 'published', 'author', '{"id": "Satu lagi"}', '2026-01-01')`,
  )
  const read = async (code: string) => (await detail(Object.assign(site.visitor(), { lang: 'id' }), code)).Data!
  expect((await read('spoken1')).exposure).toMatchObject({ title: 'Uang saya', lang: 'id' })
  const { exposure, events } = await read('spoken2')
  expect([exposure.title, exposure.lang]).toEqual(['My money', 'en'])
  expect(events.map(({ note, lang }) => [note, lang])).toEqual([
    ['One more thing', 'en'],
    ['Satu lagi', 'id'],
  ])
})

test('a reader of another language sees a note that has no translation, and the original of a text that has one', async () => {
  await addCase('spoken3', 'published')
  await site.db.query(
    `UPDATE exposures SET lang = 'id', title = '{"en": "My money", "id": "Uang saya"}', content = '{"en": "Long", "id": "Panjang"}' WHERE code = 'spoken3'`,
  )
  await site.db.query(
    `INSERT INTO exposure_events (exposure_code, action, to_state, actor, note, at)
     VALUES ('spoken3', 'append', 'published', 'author', '{"en": "More", "id": "Lagi"}', '2026-03-01'),
            ('spoken3', 'append', 'published', 'author', '{"en": "Only English"}', '2026-02-01'),
            ('spoken3', 'append', 'published', 'author', '{"ms": "Bahasa lain"}', '2026-01-01')`,
  )
  const read = async (lang: string, original: boolean) => {
    const by = Object.assign(site.visitor(), { lang })
    const { exposure, langs, events } = (await by.call(calls.exposureDetail, { code: 'spoken3', original })).body.Data!
    const notes = events.map(({ note, lang: of }) => `${note} (${of})`)
    return { langs, post: `${exposure.title}, ${exposure.content} (${exposure.lang})`, notes }
  }
  const single = ['Only English (en)', 'Bahasa lain (ms)']
  expect(await read('en', false)).toEqual({
    langs: ['id', 'en'],
    post: 'My money, Long (en)',
    notes: ['More (en)', ...single],
  })
  const original = { langs: ['id', 'en'], post: 'Uang saya, Panjang (id)', notes: ['Lagi (id)', ...single] }
  expect([await read('en', true), await read('id', true), await read('id', false)]).toEqual([
    original,
    original,
    original,
  ])
})

test('exposure.detail shows nobody an exposure that is not published, not even its author', async () => {
  await addCase('draft1', 'rejected')
  for (const by of [visitor, lina]) {
    const { ErrorCode, Data } = await detail(by, 'draft1')
    expect([ErrorCode, Data]).toEqual([3001, undefined])
  }
})

test('a broker with staff here is overdue 14 days after mediation began or the author last added something', async () => {
  const userId = await site.addUser({ email: 'staff@mail.example', password: 'seven green lamps', nick: 'Staff' })
  const clockOf = async (code: string) => {
    const { overdue, registered, dueAt } = (await detail(visitor, code)).Data!.exposure
    return [registered, overdue, dueAt === null ? null : Math.round((Date.parse(dueAt) - Date.now()) / 86_400_000)]
  }
  const addEvent = (code: string, action: string, daysAgo: number) =>
    site.db.query(
      `INSERT INTO exposure_events (exposure_code, action, to_state, actor, at)
       VALUES ($1, $2, 'in_mediation', 'author', now() - make_interval(days => $3))`,
      [code, action, daysAgo],
    )
  await addCase('slow1', 'in_mediation', { publishedDaysAgo: 30 })
  await addEvent('slow1', 'accept', 15)
  expect(await clockOf('slow1')).toEqual([false, false, null])
  await addEnterprise(site.db, traderCode, [{ userId, visitor: lina }])
  expect(await clockOf('slow1')).toEqual([true, true, -1])
  await addEvent('slow1', 'append', 3)
  expect(await clockOf('slow1')).toEqual([true, false, 11])
  await site.db.query(`UPDATE exposures SET state = 'awaiting_author' WHERE code = 'slow1'`)
  expect(await clockOf('slow1')).toEqual([true, false, null])
  await addCase('public1', 'published', { publishedDaysAgo: 30 })
  expect(await clockOf('public1')).toEqual([true, false, null])
})

test('the timeline of an exposure is newest first', async () => {
  const row = await site.db.one<{ code: string }>(
    `SELECT exposure_code AS code FROM exposure_events GROUP BY exposure_code ORDER BY count(*) DESC, exposure_code LIMIT 1`,
  )
  const { events } = (await detail(visitor, row?.code ?? '')).Data!
  expect(events.length).toBeGreaterThan(1)
  expect(events.map(({ at }) => at)).toEqual(
    events
      .map(({ at }) => at)
      .sort()
      .reverse(),
  )
})

test('the exposure list can be filtered by state and reason, and its pages contain each case once', async () => {
  const all = (await visitor.call(calls.exposureRevelation, { reason: 'scam' })).body.Data!
  expect(all.counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
  expect(all.total).toBeGreaterThan(0)
  const closed = (await visitor.call(calls.exposureRevelation, { reason: 'scam', state: 'closed' })).body.Data!
  expect(closed.total).toBe(all.counts.find(({ state }) => state === 'closed')?.count)
  const codes = []
  for (let pageIndex = 1; pageIndex <= Math.ceil(all.total / 20); pageIndex += 1) {
    const { items } = (await visitor.call(calls.exposureRevelation, { reason: 'scam', pageIndex })).body.Data!
    expect(items.filter(({ reason }) => reason !== 'scam')).toEqual([])
    codes.push(...items.map(({ code }) => code))
  }
  expect([codes.length, new Set(codes).size]).toEqual([all.total, all.total])
})

test('the exposure figures of a broker agree with its exposure list', async () => {
  const list = (await visitor.call(calls.exposureTraderexposure, { traderCode })).body.Data!
  const categories = (await visitor.call(calls.exposureTradercategory, { traderCode })).body.Data!
  expect(new Set(list.items.map(({ broker }) => broker?.code))).toEqual(new Set([traderCode]))
  expect(categories.total).toBe(list.total)
  expect(categories.items.map(({ reason }) => reason)).toEqual([
    'unable_to_withdraw',
    'severe_slippage',
    'scam',
    'other',
  ])
})

test('the black list is sorted by number of exposures, each broker with the amounts claimed', async () => {
  const { items } = (await visitor.call(calls.exposureSlist, {})).body.Data!
  const counts = items.map(({ exposureCount }) => exposureCount)
  expect(counts).not.toHaveLength(0)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  expect(
    items.every(({ exposureCount, amounts }) => exposureCount > 0 && amounts.every(({ amount }) => amount > 0)),
  ).toBe(true)
})

test('the exposure list refuses a filter by a state that is not public', async () => {
  const { body } = await visitor.send('GET', `${calls.exposureRevelation.path}?state=draft`)
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1004, 'state'])
})
