import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/ads'
import type { Ad } from 'calls/entities/ad'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

/** A site with the sample's ads, and one with only the ads booked by the tests. */
let sample: ApiUnderTest
let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  sample = await startApi()
  site = await startApi({ sample: false })
  visitor = site.visitor()
  await addBroker(site.db, 'b1')
  const book = (code: string, position: string, more: Record<string, string | number> = {}) => {
    const row = {
      position,
      title: JSON.stringify({ en: `Ad ${code}`, id: `Iklan ${code}` }),
      url: '/tools/position.html',
      hits_type: 3,
      activity_type: 'house',
      target_code: 'tool',
      booking_code: code,
      ...more,
    }
    const names = Object.keys(row)
    return site.db.query(
      `INSERT INTO ads (${names.join(', ')}) VALUES (${names.map((_name, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    )
  }
  await site.db.script(
    `INSERT INTO images (image_id, private, width, height, bytes, thumb) VALUES ('pic1', false, 600, 100, '', ''), ('pic2', true, 600, 100, '', '')`,
  )
  await book('second', 'top', { place: 2 })
  await book('first', 'top', { place: 1, url: 'https://own.example/x?a=1', image_id: 'pic1' })
  await book('secret', 'top', { place: 3, image_id: 'pic2' })
  await book('brokers', 'top', { place: 4, path_start: '/brokers' })
  await book('indonesia', 'top', { place: 5, country_codes: '{360}' })
  await book('over', 'top', { starts_at: '2020-01-01', ends_at: '2021-01-01' })
  await book('tocome', 'top', { starts_at: '2199-01-01' })
  await book('beside', 'fxeye')
  await book('besideb1', 'fxeye', { trader_code: 'b1' })
}, 2 * START_MS)
afterAll(async () => {
  await sample.close()
  await site.close()
})
afterEach(() => expect([...sample.errors, ...site.errors]).toEqual([]))

const codesOf = (items: readonly Ad[] = []) => items.map(({ iCode }) => iCode)
const top = async (path?: string, country = '') =>
  codesOf((await visitor.call(calls.advertisementTopad, { path }, { CountryCode: country })).body.Data?.items)

test('ads booked for all pages are shown everywhere, sorted by place, during their booking period', async () => {
  expect(await top()).toEqual(['first', 'second', 'secret'])
  expect(await top('/en/exposure.html')).toEqual(['first', 'second', 'secret'])
})

test.each([
  '/en/brokers',
  '/id/brokers',
  '/brokers',
  '/en/brokers/info/a-1.html',
  '/en/brokers.html',
  '/en/brokers?page=2',
])('an ad for /brokers is shown on %s', async path => expect(await top(path)).toContain('brokers'))
test.each(['/en', '/en/brokerage', '/en/education/brokers', '/brokerstone', ''])(
  'an ad for /brokers is not shown on %s',
  async path => expect(await top(path || undefined)).not.toContain('brokers'),
)

test('an ad for one country is shown only to visitors from there', async () => {
  expect(await top('/en/a', '360')).toContain('indonesia')
  expect(await top('/en/a', '840')).not.toContain('indonesia')
})

test('every ad is labelled, links to this site carry the visitor’s language, and private pictures are left out', async () => {
  const reader = Object.assign(site.visitor(), { lang: 'id' })
  const { items } = (await reader.call(calls.advertisementTopad, {})).body.Data!
  expect(items[0]).toEqual({
    adId: expect.any(String),
    position: 'top',
    title: 'Iklan first',
    url: 'https://own.example/x?a=1',
    hitsType: 3,
    activityType: 'house',
    tCode: 'tool',
    iCode: 'first',
    label: 'ad',
    image: { imageId: 'pic1', url: '/images/pic1.webp', thumb: '/images/pic1-thumb.webp', width: 600, height: 100 },
  })
  expect(items[1]).toMatchObject({ url: '/id/tools/position.html', image: null, label: 'ad' })
  expect(items[2]).toMatchObject({ iCode: 'secret', image: null })
})

test('a broker page shows the ads for all brokers and the ads for that broker', async () => {
  const beside = async (traderCode?: string) =>
    codesOf((await visitor.call(calls.advertisementFxeye, { traderCode })).body.Data?.items)
  expect(await beside('b1')).toEqual(['beside', 'besideb1'])
  expect(await beside('b2')).toEqual(['beside'])
  expect(await beside()).toEqual(['beside'])
})

test.each([calls.adWindow, calls.advertisementWindowad, calls.advertisementBottomad])(
  '$name returns no ads if none are booked',
  async call => {
    const answer = await visitor.call(call, { path: '/en' })
    expect(answer.body.Data).toEqual({ items: [] })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  },
)

test('the ads of all or of the requested positions come in one response that says whether there are any', async () => {
  const init = async (input: Parameters<typeof visitor.call<typeof calls.advertisementInit>>[1]) => {
    const { show, slots } = (await visitor.call(calls.advertisementInit, input)).body.Data!
    return [show, slots.map(({ position, items }) => `${position} ${items.length}`)]
  }
  expect(await init({})).toEqual([true, ['top 3', 'bottom 0', 'window 0', 'list 0', 'fxeye 1']])
  expect(await init({ positions: ['bottom', 'window', 'bottom'] })).toEqual([false, ['bottom 0', 'window 0']])
  const { status, body } = await visitor.send('GET', `${calls.advertisementInit.path}?positions=top,everywhere`)
  expect([status, body.ErrorCode, body.errors?.[0]?.field]).toEqual([400, 1004, 'positions'])
})

test('the sample ads link only to pages of this site, and none is a pop-up', async () => {
  const { slots } = (await sample.visitor().call(calls.advertisementInit, { path: '/en/brokers' })).body.Data!
  expect(slots.map(({ position, items }) => [position, items.length])).toEqual([
    ['top', 1],
    ['bottom', 1],
    ['window', 0],
    ['list', 1],
    ['fxeye', 1],
  ])
  expect(slots.flatMap(({ items }) => items).every(({ url, label }) => url.startsWith('/en/') && label === 'ad')).toBe(
    true,
  )
})

test('recommended brokers are cooperating, not high-risk, may lead, are sorted by score and labelled as ads', async () => {
  const { items } = (await sample.visitor().call(calls.recommendedcooperativetraderList, { num: 50 })).body.Data!
  const expected = await sample.db.query<{ code: string }>(
    `SELECT code FROM brokers b WHERE cooperative AND risk_level <> 'high' AND broker_may_lead(b) ORDER BY score DESC NULLS LAST, comment_count DESC, code LIMIT 50`,
  )
  expect(items.length).toBeGreaterThan(5)
  expect(items.map(({ code }) => code)).toEqual(expected.map(({ code }) => code))
  expect(items.every(({ label }) => label === 'ad')).toBe(true)
  const [first] = items
  const there = (
    await sample.visitor().call(calls.recommendedcooperativetraderList, { countryCode: first!.countryCode, num: 3 })
  ).body.Data!.items
  expect([there[0]?.code, there.every(({ countryCode }) => countryCode === first!.countryCode)]).toEqual([
    first!.code,
    true,
  ])
})

test(
  'an ad for a broker that may not lead is not served on any page, however the broker is booked, and is logged once',
  async () => {
    const api = await startApi({ sample: false })
    try {
      await addBroker(api.db, 'bad1')
      await api.db.script(`UPDATE brokers SET website = 'https://www.bad-broker.example' WHERE code = 'bad1'`)
      const book = (code: string, target: string, url: string) =>
        api.db.query(
          `INSERT INTO ads (position, title, url, hits_type, activity_type, target_code, booking_code)
         VALUES ('top', '{"en": "An ad", "id": "Iklan"}', $3, 3, 'paid', $2, $1)`,
          [code, target, url],
        )
      await book('target', 'bad1', '/tools/position.html')
      await book('info', 'campaign', '/brokers/info/broker-bad1-bad1.html')
      await book('bare', 'campaign', '/brokers/bad1?from=ad')
      await book('index', 'campaign', '/brokers/broker-bad1-bad1/index.html')
      await book('website', 'campaign', 'https://promo.bad-broker.example/bonus')
      await book('leaving', 'campaign', '/leaving.html?url=https%3A%2F%2Fbad-broker.example%2F')
      await book('tool', 'campaign', '/tools/bad1.html')
      await book('list', 'campaign', '/brokers?order=new')
      const shown = async () => codesOf((await api.visitor().call(calls.advertisementTopad, {})).body.Data?.items)
      expect(await shown()).toEqual(['tool', 'list'])
      await shown()
      expect(api.warnings).toEqual(
        ['target', 'info', 'bare', 'index', 'website', 'leaving'].map(booking =>
          expect.objectContaining({ booking, broker: 'bad1', findings: expect.arrayContaining(['notRated']) }),
        ),
      )
    } finally {
      await api.close()
    }
  },
  START_MS,
)
