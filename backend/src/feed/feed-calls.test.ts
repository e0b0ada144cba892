import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterMyforum, usercenterProfile } from 'calls/account-lists'
import { commentPublish, commentReply } from 'calls/comment-writing'
import type { FeedItem } from 'calls/entities/feed-item'
import * as calls from 'calls/feed'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addFitBroker, makeUnfit } from '../testing/fit-broker.ts'
import { addedListing, inEveryState, publishListing } from '../testing/listing-scene.ts'
import { addBroker, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

const known = { broker: '', regulator: '' }
let site: ApiUnderTest
let rina: TestUser
beforeAll(async () => {
  site = await startApi()
  rina = await addTestUser(site, 'Rina')
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const feed = async (by: Visitor, input: CallInput<typeof calls.postsfeedList>) =>
  (await by.call(calls.postsfeedList, input)).body
const follow = async (by: TestUser, input: CallInput<typeof calls.batchfollowFollow>) =>
  (await by.visitor.call(calls.batchfollowFollow, input)).body
const idOf = async (sql: string) => (await site.db.one<{ id: string }>(sql))?.id ?? ''

test('a removed comment is not in the feed', async () => {
  const [one] = (await feed(site.visitor(), { kind: 'comment' })).Data!.items
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [Number(one!.code)])
  const { items } = (await feed(site.visitor(), { kind: 'comment' })).Data!
  expect(items).not.toHaveLength(0)
  expect(items.map(({ code }) => code)).not.toContain(one!.code)
})

test('the feed and a profile show listings only while they are live, with the kind in their address', async () => {
  const seller = await addTestUser(site, 'Seller')
  const codes = await inEveryState(site.db, seller, known, { title: 'Server care' })
  const ofSeller = ({ items }: { items: FeedItem[] }) => items.filter(({ user }) => user?.userId === seller.userId)
  const shown = ofSeller((await feed(site.visitor(), { kind: 'listing', pageSize: 50 })).Data!)
  expect(shown).toMatchObject([
    {
      kind: 'listing',
      code: codes.live,
      title: 'Server care',
      lang: 'en',
      url: `/en/market/technical/server-care-${codes.live}.html`,
      broker: null,
    },
  ])
  const { posts } = (await site.visitor().call(usercenterProfile, { userId: seller.userId })).body.Data!
  const { items } = (await seller.visitor.call(usercenterMyforum, {})).body.Data!
  expect([posts.items, items].map(some => some.map(({ code }) => code))).toEqual([[codes.live], [codes.live]])
})

test('the following feed contains listings of followed users and about followed brokers, and warns of the worst broker', async () => {
  const [seller, reader] = [await addTestUser(site, 'Offering'), await addTestUser(site, 'Following')]
  const [fit, unfit] = [await addFitBroker(site.db, 'feedfit'), await addFitBroker(site.db, 'feedclone')]
  const content = 'We host the clients of Broker feedfit and of Broker feedclone.'
  const about = await addedListing(seller, 'technical', known, { content })
  const plain = await addedListing(seller, 'technical', known)
  for (const code of [about, plain]) await publishListing(site.db, code)
  await makeUnfit(site.db, unfit)
  const followed = async () =>
    (await feed(reader.visitor, { scope: 'following', kind: 'listing' })).Data!.items.map(post => [
      post.code,
      post.broker?.code,
    ])
  await follow(reader, { codes: [fit] })
  expect(await followed()).toEqual([[about, unfit]])
  await follow(reader, { codes: [fit], on: false })
  await follow(reader, { userIds: [seller.userId] })
  expect((await followed()).map(([code]) => code).sort()).toEqual([about, plain].sort())
})

test('the following feed contains only posts of followed users and brokers, and needs a login', async () => {
  expect((await feed(site.visitor(), { scope: 'following' })).ErrorCode).toBe(2001)
  const reader = await addTestUser(site, 'Reader')
  expect((await feed(reader.visitor, { scope: 'following' })).Data).toMatchObject({ items: [], total: 0 })
  const userId = await idOf(
    `SELECT user_id AS id FROM comments WHERE parent_id IS NULL AND state = 'published' ORDER BY comment_id LIMIT 1`,
  )
  const code = await idOf(
    `SELECT broker_code AS id FROM exposures WHERE broker_code IS NOT NULL AND user_id <> '${userId}' ORDER BY code LIMIT 1`,
  )
  await follow(reader, { userIds: [userId], codes: [code] })
  const { items, total } = (await feed(reader.visitor, { scope: 'following', pageSize: 50 })).Data!
  const articlesOf = new Set(
    (await site.db.query<{ code: string }>('SELECT code FROM articles WHERE $1 = ANY(broker_codes)', [code])).map(
      row => row.code,
    ),
  )
  expect(total).toBeGreaterThan(1)
  expect(
    items.filter(post => post.user?.userId !== userId && post.broker?.code !== code && !articlesOf.has(post.code)),
  ).toEqual([])
  const kinds = await Promise.all(
    (['comment', 'exposure', 'article', 'listing'] as const).map(kind =>
      feed(reader.visitor, { scope: 'following', kind }),
    ),
  )
  expect(kinds.reduce((sum, { Data }) => sum + Data!.total, 0)).toBe(total)
  expect(items.some(({ user }) => user?.userId === userId) && items.some(({ broker }) => broker?.code === code)).toBe(
    true,
  )
})

test('several users and brokers are followed in one request, or none of them', async () => {
  const reader = await addTestUser(site, 'Many')
  const users = (
    await site.db.query<{ id: string }>('SELECT user_id AS id FROM users WHERE sample ORDER BY user_id LIMIT 3')
  ).map(row => row.id)
  const codes = (await site.db.query<{ id: string }>('SELECT code AS id FROM brokers ORDER BY code LIMIT 2')).map(
    row => row.id,
  )
  expect((await follow(reader, { userIds: [...users, 'nobody9'], codes })).ErrorCode).toBe(3001)
  expect((await follow(reader, { userIds: users, codes: [...codes, 'nobody9'] })).ErrorCode).toBe(3001)
  expect((await follow(reader, { userIds: users, codes })).Data).toEqual({ follows: 3, collections: 2 })
  expect((await follow(reader, { userIds: users })).Data).toEqual({ follows: 3, collections: 2 })
  expect((await follow(reader, { userIds: users.slice(0, 1), codes, on: false })).Data).toEqual({
    follows: 2,
    collections: 0,
  })
  expect(await follow(reader, {})).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'userIds' }] })
  expect(await follow(reader, { codes: [] })).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'userIds' }] })
  expect(await follow(reader, { userIds: [reader.userId] })).toMatchObject({
    ErrorCode: 1004,
    errors: [{ field: 'userIds' }],
  })
  expect(await follow(reader, { userIds: Array.from({ length: 51 }, (_, index) => `u${index}`) })).toMatchObject({
    ErrorCode: 1002,
  })
})

test('suggested users are sorted by followers, without the caller and the users followed already', async () => {
  const reader = await addTestUser(site, 'Curious')
  const suggested = async () => (await reader.visitor.call(calls.suggestedusersList, { num: 10 })).body.Data!.items
  const before = await suggested()
  const fans = before.map(user => user.fans)
  expect([before.length, fans]).toEqual([10, [...fans].sort((a, b) => b - a)])
  await follow(reader, { userIds: before.slice(0, 4).map(({ userId }) => userId) })
  expect((await suggested()).slice(0, 6).map(({ userId }) => userId)).toEqual(
    before.slice(4).map(({ userId }) => userId),
  )
  expect((await site.visitor().send('GET', calls.suggestedusersList.path)).body.ErrorCode).toBe(2001)
})

test('a business card shows either a user or a broker, with counts, and no blocked user', async () => {
  const card = async (input: CallInput<typeof calls.businesscardGet>) =>
    (await site.visitor().call(calls.businesscardGet, input)).body
  const traderCode = await addBroker(site.db, 'card1')
  const writer = await addTestUser(site, 'Carded')
  await writer.visitor.call(commentPublish, { traderCode, content: 'Paid out within a day.', rating: 4 })
  await follow(rina, { userIds: [writer.userId], codes: [traderCode] })
  expect((await card({ traderCode })).Data).toMatchObject({
    user: null,
    broker: { code: traderCode },
    counts: { comments: 1, exposures: 0, fans: 1 },
  })
  expect((await card({ userId: writer.userId })).Data).toMatchObject({
    user: { nick: 'Carded' },
    broker: null,
    counts: { comments: 1, exposures: 0, fans: 1 },
  })
  await site.db.query('UPDATE users SET blocked_at = now() WHERE user_id = $1', [writer.userId])
  for (const input of [{ userId: 'nobody9' }, { traderCode: 'nobody9' }, { userId: writer.userId }])
    expect((await card(input)).ErrorCode).toBe(3001)
  expect(await card({})).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'userId' }] })
  expect(await card({ userId: writer.userId, traderCode })).toMatchObject({
    ErrorCode: 1004,
    errors: [{ field: 'userId' }],
  })
})

test('the message bar shows the user’s own notices, or the site’s notices without a login', async () => {
  const bar = async (by: Visitor, lang = 'en') =>
    (await Object.assign(by, { lang }).call(calls.homemessagebarList, {})).body.Data!
  expect(await bar(site.visitor())).toEqual({ items: [], unread: 0 })
  const notices = [
    {
      id: 'n1',
      title: { en: 'Maintenance', id: 'Pemeliharaan' },
      text: { en: 'On Sunday.', id: 'Pada hari Minggu.' },
      path: '/news.html',
    },
    { id: 'n2', title: 'mistyped' },
    'mistyped',
    { id: 'n3', title: { en: 'Elsewhere', id: 'Situs lain' }, path: '//evil.example' },
  ]
  await site.db.query(`INSERT INTO settings (key, value) VALUES ('site_notices', $1::jsonb)`, [JSON.stringify(notices)])
  const { items } = await bar(site.visitor(), 'id')
  expect(items.map(({ title, text, url }) => [title, text, url])).toEqual([
    ['Pemeliharaan', 'Pada hari Minggu.', '/id/news.html'],
    ['Situs lain', '', null],
  ])

  const writer = await addTestUser(site, 'Noticed')
  const traderCode = await addBroker(site.db, 'bar1')
  const { commentId } = (
    await writer.visitor.call(commentPublish, { traderCode, content: 'Paid out within a day.', rating: 4 })
  ).body.Data!.comment
  await rina.visitor.call(commentReply, { commentId, content: 'Same here, thank you.' })
  await site.db.query(
    `INSERT INTO user_messages (user_id, kind, title, text, at, read_at) VALUES ($1, 'system', '{"en":"Welcome","id":"Selamat datang"}', '{"en":"","id":""}', now() - interval '1 day', now())`,
    [writer.userId],
  )
  expect(await bar(writer.visitor, 'id')).toMatchObject({
    unread: 1,
    items: [
      {
        kind: 'reply',
        title: 'Rina membalas ulasan Anda tentang Broker bar1',
        text: 'Same here, thank you.',
        url: expect.stringMatching(/^\/id\/brokers\/review\/broker-bar1-bar1\.html\?review=\d+$/),
        read: false,
      },
      { kind: 'system', title: 'Selamat datang', url: null, read: true },
    ],
  })
})
