import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { commentDetail } from 'calls/comment-detail'
import * as calls from 'calls/comment-writing'
import { commentList } from 'calls/comments'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { editComment, newBroker, publishReview, reviewBy, reviewWords } from '../testing/reviews.ts'
import { addEnterprise, addTestUser, addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let rina: TestUser
let budi: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  ;[rina, budi] = await addTwoUsers(site)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test('a review is published immediately in the author’s language and counts for the broker', async () => {
  const traderCode = await newBroker(site)
  // Rina's later reviews do not count: she writes about ten brokers a day.
  const sari = await addTestUser(site, 'Sari')
  sari.visitor.lang = 'id'
  const review = await reviewBy(site, sari, traderCode)
  expect(review).toMatchObject({
    traderCode,
    content: reviewWords,
    lang: 'id',
    rating: 5,
    kind: 'positive',
    state: 'published',
    version: 1,
    staff: false,
  })
  const list = (await site.visitor().call(commentList, { traderCode })).body.Data!
  expect([list.items.map(({ commentId }) => commentId), list.total, list.counts.positive]).toEqual([
    [review.commentId],
    1,
    1,
  ])
  const broker = await site.db.one<{ comment_count: number }>('SELECT comment_count FROM brokers WHERE code = $1', [
    traderCode,
  ])
  expect(broker?.comment_count).toBe(1)
})

test('a review without a login is refused as not logged in, not as an ended session', async () => {
  const { status, body } = await site.visitor().send('POST', calls.commentPublish.path, {
    body: { traderCode: await newBroker(site), content: reviewWords, rating: 5 },
  })
  expect([status, body.ErrorCode]).toEqual([401, 2001])
})

test('a user may review each broker only once in 24 hours', async () => {
  const traderCode = await newBroker(site)
  await reviewBy(site, rina, traderCode)
  const again = await publishReview(rina, { traderCode })
  expect([again.status, again.body.ErrorCode]).toEqual([429, 4004])
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(86_000)
  expect((await publishReview(rina, { traderCode: await newBroker(site) })).status).toBe(200)
  expect((await publishReview(budi, { traderCode })).status).toBe(200)
  await site.db.query(
    `UPDATE comments SET created_at = now() - interval '24 hours 1 second' WHERE target_code = $1 AND user_id = $2`,
    [traderCode, rina.userId],
  )
  expect((await publishReview(rina, { traderCode })).status).toBe(200)
})

test('only one of several reviews sent concurrently is published', async () => {
  const { visitor } = await addTestUser(site, 'Eager')
  const Authorization = `Bearer ${await visitor.token()}`
  for (let round = 0; round < 5; round += 1) {
    const body = { traderCode: await newBroker(site), content: reviewWords, rating: 5 }
    const send = () => visitor.send('POST', calls.commentPublish.path, { body, headers: { Authorization } })
    const answers = await Promise.all(Array.from({ length: 4 }, send))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
  }
})

test('a review sent again with the same idempotency key gets the same response and is not stored again', async () => {
  const traderCode = await newBroker(site)
  const key = { 'Idempotency-Key': 'review-1234' }
  const first = await publishReview(rina, { traderCode }, key)
  const second = await publishReview(rina, { traderCode }, key)
  expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect(second.body.Data).toEqual(first.body.Data)
})

test('a review of an unknown broker, or by the broker’s own staff, is refused', async () => {
  expect((await publishReview(rina, { traderCode: 'nobody9' })).body.ErrorCode).toBe(3001)
  const traderCode = await newBroker(site)
  await addEnterprise(site.db, traderCode, [rina])
  expect((await publishReview(rina, { traderCode })).body.ErrorCode).toBe(2003)
  expect((await rina.visitor.call(calls.commentSwitch, { traderCode })).body.Data).toMatchObject({
    open: false,
    nextAllowedAt: null,
  })
})

test('a blocked account cannot publish, edit, reply, vote or report', async () => {
  const { userId } = await addTestUser(site, 'Joko')
  await site.db.query('UPDATE users SET blocked_at = now() WHERE user_id = $1', [userId])
  const caller = {
    user: { userId, roles: [] },
    sessionId: 's',
    authorised: true,
    lang: 'en' as const,
    country: '',
    ip: '',
  }
  const { commentId } = await reviewBy(site, rina)
  const asked = {
    'comment.publish': { traderCode: await newBroker(site), content: reviewWords, rating: 5 },
    'comment.edit': { commentId, content: reviewWords, version: 1 },
    'comment.reply': { commentId, content: reviewWords },
    'comment.helpful': { commentId },
    'comment.reportpublish': { commentId, reason: 'spam' },
  }
  const answers = await Promise.all(
    Object.entries(asked).map(([name, input]) =>
      site.api.invoke({ call: allCalls.find(call => call.name === name)!, input, caller }),
    ),
  )
  expect(answers.map(({ status, body }) => [status, body.ErrorCode])).toEqual(Object.keys(asked).map(() => [403, 2010]))
})

test('the review permission call says whether a visitor may write a review, or from when', async () => {
  const traderCode = await newBroker(site)
  const ask = async (by: TestUser['visitor']) => (await by.call(calls.commentSwitch, { traderCode })).body
  const open = { open: true, reason: '', minChars: 10, nextAllowedAt: null }
  expect([(await ask(rina.visitor)).Data, (await ask(site.visitor())).Data]).toEqual([open, open])
  const { createdAt } = await reviewBy(site, rina, traderCode)
  const closed = (await ask(rina.visitor)).Data!
  expect(closed).toMatchObject({ open: false, reason: 'You can review each broker once every 24 hours.' })
  expect(Date.parse(closed.nextAllowedAt!) - Date.parse(createdAt)).toBe(86_400_000)
  expect((await ask(site.visitor())).Data).toEqual(open)
})

test('an edited review keeps its earlier text in its history and its creation date', async () => {
  const review = await reviewBy(site, rina)
  await site.db.query(
    `UPDATE comments SET content = content || '{"id": "Dibayar dalam sehari."}' WHERE comment_id = $1`,
    [Number(review.commentId)],
  )
  const after = (
    await editComment(rina, {
      commentId: review.commentId,
      content: 'It took two weeks after all.',
      rating: 2,
      version: 1,
    })
  ).Data!.comment
  expect(after).toMatchObject({
    content: 'It took two weeks after all.',
    rating: 2,
    kind: 'negative',
    version: 2,
    createdAt: review.createdAt,
  })
  expect(after.editedAt).not.toBeNull()
  const indonesian = (
    await Object.assign(site.visitor(), { lang: 'id' }).call(commentDetail, { commentId: review.commentId })
  ).body.Data!
  expect([indonesian.comment.content, indonesian.history]).toEqual([
    'It took two weeks after all.',
    [{ content: reviewWords, rating: 5, at: review.createdAt }],
  ])
})

test('an edit of an outdated version is refused, and only one of two concurrent edits succeeds', async () => {
  const { commentId } = await reviewBy(site, rina)
  const both = await Promise.all(
    [1, 2].map(() => editComment(rina, { commentId, content: 'Another word on it.', version: 1 })),
  )
  expect(both.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, 3104])
  expect((await editComment(rina, { commentId, content: 'Another word on it.', version: 1 })).ErrorCode).toBe(3104)
  expect(
    (await editComment(rina, { commentId, content: 'Another word on it.', version: 2 })).Data?.comment.rating,
  ).toBe(5)
})

test('a comment can be edited only by its author, and not after its removal', async () => {
  const { commentId } = await reviewBy(site, rina)
  expect((await editComment(budi, { commentId, content: 'Not my words at all.', version: 1 })).ErrorCode).toBe(2004)
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [Number(commentId)])
  expect((await editComment(budi, { commentId, content: 'Not my words at all.', version: 1 })).ErrorCode).toBe(3001)
  expect((await editComment(rina, { commentId, content: 'My own words again.', version: 1 })).ErrorCode).toBe(3101)
})

test('markup and SQL in a review are stored as plain text, and an emoji counts as one character', async () => {
  const said = async (content: string) =>
    (await publishReview(rina, { traderCode: await newBroker(site), content })).body
  for (const hostile of [
    '<script>alert(1)</script>',
    `'); DROP TABLE comments; --`,
    '&lt;b&gt; is not <b>',
    '\\u0000 %00 ${x} {{x}}',
  ]) {
    expect((await said(hostile)).Data?.comment.content).toBe(hostile)
  }
  expect((await said('  line one\r\nline two  ')).Data?.comment.content).toBe('line one\nline two')
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'
  expect((await said(family.repeat(9))).ErrorCode).toBe(1002)
  expect((await said(family.repeat(10))).Data?.comment.content).toBe(family.repeat(10))
  expect((await said('\u{1F600}'.repeat(2000))).succeed).toBe(true)
  expect((await said('\u{1F600}'.repeat(2001))).ErrorCode).toBe(1002)
  expect((await said(' \u00A0short\u3000 ')).ErrorCode).toBe(1002)
  expect((await said('\u200B'.repeat(30))).ErrorCode).toBe(1002)
})

test.each([
  ['a NUL', 'nice broker\u0000 really'],
  ['an escape sequence', 'nice \u001B[31m broker'],
  ['a lone surrogate', 'nice broker \uD83D really'],
  ['a reversed reading direction', 'nice \u202E broker reversed'],
])('a review text with %s is refused at its field', async (_name, content) => {
  const { body } = await publishReview(rina, { traderCode: await newBroker(site), content })
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1004, 'content'])
})

test('invalid review fields are each refused by name, and nothing is stored', async () => {
  const traderCode = await newBroker(site)
  const send = async (input: object) => (await publishReview(rina, { traderCode, ...input })).body
  expect(await send({ content: ' ' })).toMatchObject({
    ErrorCode: 1001,
    errors: [{ field: 'content', message: 'Please fill in this field.' }],
  })
  expect(await send({ content: 'too short' })).toMatchObject({
    ErrorCode: 1002,
    errors: [{ field: 'content', message: 'Enter at least 10 characters.' }],
  })
  expect(await send({ content: 'x'.repeat(2001) })).toMatchObject({
    ErrorCode: 1002,
    errors: [{ field: 'content', message: 'Enter at most 2000 characters.' }],
  })
  expect(await send({ content: 'x'.repeat(100_000) })).toMatchObject({
    ErrorCode: 1002,
    errors: [{ field: 'content' }],
  })
  expect(await send({ content: 5 })).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'content' }] })
  expect(await send({ rating: 6 })).toMatchObject({ ErrorCode: 1003, errors: [{ field: 'rating' }] })
  expect(await send({ rating: 4.5 })).toMatchObject({ succeed: false, errors: [{ field: 'rating' }] })
  expect(await send({ staff: true })).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'staff' }] })
  expect(await send({ imageIds: Array.from({ length: 10 }, () => 'a') })).toMatchObject({
    ErrorCode: 1002,
    errors: [{ field: 'imageIds' }],
  })
  expect(await send({ imageIds: ['nothere'] })).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'imageIds' }] })
  expect(await site.db.query('SELECT comment_id FROM comments WHERE target_code = $1', [traderCode])).toEqual([])
})
