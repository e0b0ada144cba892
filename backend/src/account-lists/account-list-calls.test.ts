import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/account-lists'
import { commentPublish, commentReply } from 'calls/comment-writing'
import { exposureFollow } from 'calls/exposure-cases'
import { batchfollowFollow } from 'calls/feed'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addFitBroker, makeUnfit } from '../testing/fit-broker.ts'
import { addBroker, addEnterprise, addTestUser, addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let rina: TestUser
let budi: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  ;[rina, budi] = await addTwoUsers(site)
  for (const code of ['a1', 'a2', 'a3']) await addBroker(site.db, code)
  await site.db.script(
    `UPDATE brokers SET score = 7.5 WHERE code = 'a1'; UPDATE brokers SET score = 9 WHERE code = 'a2'`,
  )
  for (const code of ['a1', 'a2', 'a3']) await rina.visitor.call(batchfollowFollow, { codes: [code] })
  await rina.visitor.call(batchfollowFollow, { userIds: [budi.userId] })
  const review = await rina.visitor.call(commentPublish, {
    traderCode: 'a1',
    content: 'Paid out within a day.',
    rating: 5,
  })
  await rina.visitor.call(commentPublish, { traderCode: 'a2', content: 'Removed by a moderator.', rating: 1 })
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE target_code = 'a2'`)
  await budi.visitor.call(commentReply, {
    commentId: review.body.Data!.comment.commentId,
    content: 'Same here, thank you.',
  })
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state, published_at, updated_at, contact_sealed)
     SELECT code, 's', 'a1', 'Broker a1', $1, 'scam', 'en', '{"en":"No withdrawal"}', '{"en":"It has not come."}', 5, 'USD', '2026-01-01', state, published::timestamptz, updated::timestamptz, 'my phone'
     FROM (VALUES ('x1', 'published', '2026-02-01', '2026-02-03'), ('x2', 'draft', NULL, '2026-02-02'), ('x3', 'rejected', NULL, '2026-02-01')) posts(code, state, published, updated)`,
    [rina.userId],
  )
  for (const on of [true, false]) await rina.visitor.call(exposureFollow, { code: 'x1', on })
  await budi.visitor.call(exposureFollow, { code: 'x1', on: true })
  await site.db.query(
    `INSERT INTO complaints (code, broker_code, user_id, reason, lang, content, amount, currency, contact_sealed, state)
     SELECT code, 'a1', $1, 'scam', 'en', 'The money has not come.', amount, currency, 'my phone', state
     FROM (VALUES ('k1', 50, 'USD', 'open'), ('k2', 900, 'IDR', 'open'), ('k3', 70, 'USD', 'closed')) claims(code, amount, currency, state)`,
    [rina.userId],
  )
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test('the account figures count the user’s own posts, follows, followers and unread messages', async () => {
  expect((await rina.visitor.call(calls.usercenterTraderinfocount, {})).body.Data).toEqual({
    collections: 3,
    comments: 2,
    exposures: 3,
    complaints: 3,
    market: 0,
    fans: 0,
    follows: 1,
    followedCases: 0,
    unread: 1,
  })
  expect((await budi.visitor.call(calls.usercenterTraderinfocount, {})).body.Data).toMatchObject({
    collections: 0,
    comments: 1,
    exposures: 0,
    fans: 1,
    followedCases: 1,
    unread: 1,
  })
})

test('followed brokers can be sorted by date, score or name and filtered by part of the name', async () => {
  const codes = async (input: CallInput<typeof calls.usercenterMycollection>) =>
    (await rina.visitor.call(calls.usercenterMycollection, input)).body.Data!.items.map(({ code }) => code)
  expect([await codes({}), await codes({ order: 'score' }), await codes({ order: 'name' })]).toEqual([
    ['a3', 'a2', 'a1'],
    ['a2', 'a1', 'a3'],
    ['a1', 'a2', 'a3'],
  ])
  expect([
    await codes({ keyword: 'ROKER A2' }),
    await codes({ keyword: '%' }),
    await codes({ pageIndex: 2, pageSize: 2 }),
  ]).toEqual([['a2'], [], ['a1']])
  expect((await rina.visitor.call(calls.usercenterMycollection, { pageIndex: 9 })).body.Data).toMatchObject({
    items: [],
    total: 3,
  })
})

test('a user’s followed brokers, followed users and followers can be listed', async () => {
  const followed = async (kind: 'broker' | 'user') =>
    (await rina.visitor.call(calls.usercenterAttention, { kind })).body.Data!
  expect((await followed('broker')).items.map(item => 'code' in item && item.code)).toEqual(['a3', 'a2', 'a1'])
  expect((await followed('user')).items).toMatchObject([{ userId: budi.userId, nick: 'Budi', fans: 1 }])
  expect((await budi.visitor.call(calls.usercenterFans, {})).body.Data?.items).toMatchObject([{ userId: rina.userId }])
  expect(
    (await rina.visitor.call(calls.usercenterFollowed, { userIds: [budi.userId, rina.userId, 'nobody'] })).body.Data,
  ).toEqual({ userIds: [budi.userId] })
})

test('a user’s followed cases are listed, the one that changed last first', async () => {
  const [author, follower] = [await addTestUser(site, 'Author'), await addTestUser(site, 'Follower')]
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state, published_at, updated_at)
     VALUES ('x4', 's', 'B', $1, 'scam', 'en', '{"en":"Slippage"}', '{"en":"C"}', 5, 'USD', '2026-01-01', 'resolved', '2026-01-01', '2026-01-05')`,
    [author.userId],
  )
  for (const code of ['x1', 'x4']) await follower.visitor.call(exposureFollow, { code, on: true })
  const followed = async (by: TestUser, more = {}) =>
    (await by.visitor.call(calls.usercenterAttention, { kind: 'exposure', ...more })).body.Data!
  const { items, total } = await followed(follower)
  expect([items.map(item => 'state' in item && [item.code, item.state, item.title]), total]).toEqual([
    [
      ['x1', 'published', 'No withdrawal'],
      ['x4', 'resolved', 'Slippage'],
    ],
    2,
  ])
  expect((await followed(follower, { pageIndex: 2, pageSize: 1 })).items).toMatchObject([{ code: 'x4' }])
  expect(await followed(rina)).toMatchObject({ items: [], total: 0 })
})

test('the list of own exposures includes every state and never another user’s exposures', async () => {
  const codes = async (by: TestUser, input = {}) =>
    (await by.visitor.call(calls.usercenterMyintervene, input)).body.Data!.items.map(({ code }) => code)
  expect([await codes(rina), await codes(rina, { state: 'draft' }), await codes(budi)]).toEqual([
    ['x1', 'x2', 'x3'],
    ['x2'],
    [],
  ])
})

test('own complaints can be sorted by amount, dollars first, filtered by state, and never show the contact', async () => {
  const codes = async (input = {}) =>
    (await rina.visitor.call(calls.usercenterComplaintfunds, input)).body.Data!.items.map(({ code }) => code)
  expect([await codes({ order: 'amount' }), await codes({ state: 'closed' })]).toEqual([['k3', 'k1', 'k2'], ['k3']])
  const answer = await rina.visitor.call(calls.usercenterComplaintfunds, {})
  expect(JSON.stringify(answer.body)).not.toContain('my phone')
})

test('the list of own posts and the public profile contain only public data', async () => {
  const own = (await rina.visitor.call(calls.usercenterMyforum, {})).body.Data!
  expect(own.items.map(({ kind, text }) => [kind, text])).toEqual([
    ['comment', 'Paid out within a day.'],
    ['exposure', 'It has not come.'],
  ])
  expect(
    (await rina.visitor.call(calls.usercenterMyforum, { order: 'old', kind: 'exposure' })).body.Data?.items.map(
      ({ code }) => code,
    ),
  ).toEqual(['x1'])
  const { status, body } = await site.visitor().call(calls.usercenterProfile, { userId: rina.userId })
  expect([status, body.Data?.posts.items, body.Data?.counts]).toEqual([
    200,
    own.items,
    { comments: 1, exposures: 1, fans: 0 },
  ])
  expect(Object.keys(body.Data!.user)).not.toEqual(expect.arrayContaining(['email']))
  expect(JSON.stringify(body)).not.toMatch(/mail\.example|my phone/)
})

test('an unknown, blocked or deleted user has no public profile', async () => {
  const seen = async (userId: string) => (await site.visitor().call(calls.usercenterProfile, { userId })).body.ErrorCode
  const gone = await addTestUser(site, 'Gone')
  expect([await seen('nobody'), await seen(gone.userId)]).toEqual([3001, 0])
  await site.db.query('UPDATE users SET deleted_at = now() WHERE user_id = $1', [gone.userId])
  expect(await seen(gone.userId)).toBe(3001)
  await site.db.query('UPDATE users SET deleted_at = NULL, blocked_at = now() WHERE user_id = $1', [gone.userId])
  expect(await seen(gone.userId)).toBe(3001)
})

test('a public profile names the broker of its staff only after a public answer in the name of the broker, and the worst of several', async () => {
  const [rep, reviewer] = [await addTestUser(site, 'Rep'), await addTestUser(site, 'Reviewer')]
  const brokerOf = async () =>
    (await site.visitor().call(calls.usercenterProfile, { userId: rep.userId })).body.Data!.traderCode
  const codes = [await addFitBroker(site.db, 'b1'), await addFitBroker(site.db, 'b2')]
  for (const code of codes) await addEnterprise(site.db, code, [rep])
  expect(await brokerOf()).toBeNull()
  for (const traderCode of codes) {
    const content = 'It took a week to pay out.'
    const { comment } = (await reviewer.visitor.call(commentPublish, { traderCode, content, rating: 2 })).body.Data!
    await rep.visitor.call(commentReply, { commentId: comment.commentId, content: 'We have paid it out now.' })
  }
  expect(await brokerOf()).toBe('b1')
  await makeUnfit(site.db, 'b2')
  expect(await brokerOf()).toBe('b2')
  await site.db.query(`UPDATE enterprise_staff SET state = 'disabled' WHERE user_id = $1`, [rep.userId])
  expect(await brokerOf()).toBeNull()
})

test('nothing is sold on this site: the lists of VIP orders and EPC are empty', async () => {
  for (const call of [calls.usercenterViporders, calls.usercenterMyepc])
    expect((await rina.visitor.call(call, {})).body).toMatchObject({
      succeed: true,
      Data: { items: [], total: 0, pageIndex: 1, pageSize: 20 },
    })
})
