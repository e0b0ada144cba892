import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { marketDetail, marketList, marketSearch } from 'calls/market'
import { marketUpload } from 'calls/market-writing'
import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { CallInput } from 'shared-state/api/declare-call'
import { images } from '../image-files/images.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addedListing, passDays, publishListing } from '../testing/listing-scene.ts'
import { addBroker, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

const known = { broker: '', regulator: '' }
const usd = (amount: number) => ({ amount, currency: 'USD' })

let site: ApiUnderTest
let server: Server
let author: TestUser
let other: TestUser
/** Codes by title, of listings with different values for every filter. */
const codes: Record<string, string> = {}
beforeAll(async () => {
  site = await startApi({ sample: false })
  server = express().use(images(site.db, site.api.callerOf)).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  author = await addTestUser(site, 'Rina')
  other = await addTestUser(site, 'Budi')
  await addBroker(site.db, 'broker1')
  const add = async (by: TestUser, type: Parameters<typeof addedListing>[1], daysOld: number, more: object) => {
    const code = await addedListing(by, type, known, { countryCode: '360', ...more })
    await publishListing(site.db, code)
    await passDays(site.db, code, daysOld)
    return code
  }
  const exhibition = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, city: 'Jakarta', venue: 'Main hall' })
  codes.platform = await add(author, 'platform', 1, { title: 'White label platform' })
  codes.job = await add(author, 'personal', 2, {
    title: 'Sales manager',
    salary: usd(500),
    salaryTo: usd(900),
    remote: true,
  })
  codes.team = await add(other, 'team', 3, { title: 'Support team', salary: { amount: 9e6, currency: 'IDR' } })
  codes.robot = await add(author, 'ea', 4, { title: 'Grid robot', price: usd(200), countryCode: '036' })
  codes.rumor = await add(other, 'rumor', 5, { title: 'A rumour', traderCode: 'broker1' })
  codes.over = await add(author, 'exhibition', 6, { title: 'Past expo', ...exhibition('2020-05-01', '2020-05-03') })
  codes.next = await add(author, 'exhibition', 7, { title: 'Next expo', ...exhibition('2090-05-01', '2090-05-03') })
  codes.later = await add(other, 'exhibition', 8, { title: 'Later expo', ...exhibition('2091-05-01', '2091-05-03') })
  codes.words = await add(other, 'technical', 9, {
    title: 'Hosting offered',
    content: 'We build and host a platform for brokers, with support.',
  })
}, START_MS)
afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  await site.close()
})
afterEach(() => expect(site.errors).toEqual([]))

const nameOf = (code: string) => Object.entries(codes).find(([, one]) => one === code)?.[0]
const list = async (input: CallInput<typeof marketList>) => {
  const { items, total } = (await site.visitor().call(marketList, input)).body.Data!
  expect(total).toBe(items.length)
  return items.map(({ code }) => nameOf(code))
}

test.each<[CallInput<typeof marketList>, string[]]>([
  [{}, ['platform', 'job', 'team', 'robot', 'rumor', 'over', 'next', 'later', 'words']],
  [{ section: 'recruitment' }, ['job', 'team']],
  [{ section: 'industry' }, ['rumor', 'words']],
  [{ type: 'team' }, ['team']],
  [{ section: 'ea', type: 'team' }, []],
  [{ countryCode: '36' }, ['robot']],
  [{ remote: true }, ['job']],
  [{ traderCode: 'broker1' }, ['rumor']],
  [{ currency: 'IDR' }, ['team']],
  [{ priceFrom: 600 }, ['job']],
  [{ priceTo: 550 }, ['job', 'robot']],
  [{ priceFrom: 901 }, []],
  [{ priceFrom: 1, currency: 'IDR' }, ['team']],
  [{ from: '2090-05-03', section: 'exhibition' }, ['next', 'later']],
  [{ to: '2090-05-01', section: 'exhibition' }, ['over', 'next']],
  [{ from: '2090-05-04', to: '2091-04-30' }, []],
  [{ order: 'soon' }, ['next', 'later']],
])('the list with %j has %j', async (input, names) => {
  expect(await list(input)).toEqual(names)
})

test('the list of one author has only theirs', async () => {
  expect(await list({ userId: other.userId })).toEqual(['team', 'rumor', 'later', 'words'])
})

test('days of publication are those of UTC, both included', async () => {
  const day = new Date(Date.now() - 4 * 86_400_000).toISOString().slice(0, 10)
  expect(await list({ from: day, to: day })).toEqual(['robot'])
  expect(await list({ from: day, to: day, section: 'ea' })).toEqual(['robot'])
  expect(await list({ from: day, section: 'recruitment' })).toEqual(['job', 'team'])
  expect(await list({ to: day, type: 'technical' })).toEqual(['words'])
})

test('pages of the list fit together, from both ends', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async pageIndex =>
      (await site.visitor().call(marketList, { pageIndex, pageSize: 2 })).body.Data!.items.map(({ code }) =>
        nameOf(code),
      ),
    ),
  )
  expect(pages.flat()).toEqual(await list({}))
})

test('the order of applause puts the most applauded first', async () => {
  await site.db.query(`INSERT INTO listing_applause (listing_code, user_id) VALUES ($1, $2)`, [
    codes.robot,
    other.userId,
  ])
  expect((await list({ order: 'hot', section: 'ea' }))[0]).toBe('robot')
  const { items } = (await site.visitor().call(marketList, { order: 'hot' })).body.Data!
  expect(nameOf(items[0]!.code)).toBe('robot')
})

test('the search finds listings with all words, those in the title first, under the filters of the list', async () => {
  const search = async (input: CallInput<typeof marketSearch>) =>
    (await site.visitor().call(marketSearch, input)).body.Data!.items.map(({ code }) => nameOf(code))
  expect(await search({ keyword: 'platform' })).toEqual(['platform', 'words'])
  await site.db.query(`UPDATE listings SET published_at = now() WHERE code = $1`, [codes.words])
  expect(await search({ keyword: 'Platforms' })).toEqual(['platform', 'words'])
  expect(await search({ keyword: 'plat', order: 'new' })).toEqual(['words', 'platform'])
  expect(await search({ keyword: 'platform hosting' })).toEqual(['words'])
  expect(await search({ keyword: 'platform', section: 'industry' })).toEqual(['words'])
  expect(await search({ keyword: '!?' })).toEqual([])
  await site.db.query(`UPDATE listings SET published_at = now() - interval '9 days' WHERE code = $1`, [codes.words])
})

test('related listings are of the same broker, then of the same kind and country, then of the same kind', async () => {
  const related = async (code: string) =>
    (await site.visitor().call(marketDetail, { code })).body.Data!.related.map(one => nameOf(one.code))
  expect(await related(codes.next!)).toEqual(['over', 'later'])
  await site.db.query(`UPDATE listings SET broker_codes = '{broker1}' WHERE code = $1`, [codes.words])
  expect(await related(codes.rumor!)).toEqual(['words'])
  await site.db.query(`UPDATE listings SET broker_codes = '{}' WHERE code = $1`, [codes.words])
})

test('the summary of a listing with a long text ends with a whole word', async () => {
  await site.db.query('UPDATE listings SET content = $2 WHERE code = $1', [codes.team, 'support '.repeat(50).trim()])
  const { items } = (await site.visitor().call(marketList, { type: 'team' })).body.Data!
  expect(items.map(({ summary }) => summary)).toEqual([`${'support '.repeat(37).trim()}…`])
})

test('pictures of a listing are public while it is live, and otherwise only for its author and moderators', async () => {
  const moderator = await addTestUser(site, 'Moderator', ['moderator'])
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const { image } = (
    await author.visitor.call(marketUpload, { file: new File([new Uint8Array(png)], 'a.png', { type: 'image/png' }) })
  ).body.Data!
  const seen = async (by?: TestUser) => {
    const cookie = [...(by?.visitor.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
    const { port } = server.address() as AddressInfo
    return (await fetch(`http://127.0.0.1:${port}${image.url}`, { headers: { cookie } })).status
  }
  const all = async () => [await seen(), await seen(other), await seen(moderator), await seen(author)]
  const code = await addedListing(author, 'technical', known, { imageIds: [image.imageId] })
  expect(await all()).toEqual([404, 404, 200, 200])
  await publishListing(site.db, code)
  const { listing } = (await site.visitor().call(marketDetail, { code })).body.Data!
  expect([await all(), listing.images.map(({ imageId }) => imageId)]).toEqual([[200, 200, 200, 200], [image.imageId]])
  await passDays(site.db, code, 91)
  expect(await all()).toEqual([404, 404, 200, 200])
})
