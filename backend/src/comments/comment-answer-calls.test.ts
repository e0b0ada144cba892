import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { commentDetail } from 'calls/comment-detail'
import * as calls from 'calls/comment-writing'
import { commentList } from 'calls/comments'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { editComment, newBroker, replyTo, reviewBy, reviewWords } from '../testing/reviews.ts'
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

test('an empty, short or long reply is refused with the messages of the spec, in both languages', async () => {
  const { commentId } = await reviewBy(site, rina)
  const refused = async (content?: string, lang = 'en') => {
    budi.visitor.lang = lang
    const { ErrorCode, errors, message } = await replyTo(budi, { commentId, content })
    budi.visitor.lang = 'en'
    expect(errors).toEqual([{ field: 'content', message }])
    return [ErrorCode, message]
  }
  expect(await refused()).toEqual([1001, 'Please enter your reply'])
  expect(await refused('   \n ')).toEqual([1001, 'Please enter your reply'])
  expect(await refused('too short')).toEqual([1002, 'enter at least 10 characters for your reply'])
  expect(await refused('x'.repeat(1001))).toEqual([1002, 'Enter at most 1000 characters.'])
  expect(await refused('', 'id')).toEqual([1001, 'Silakan tulis balasan Anda'])
  expect(await refused('  pendek  ', 'id')).toEqual([1002, 'tulis balasan Anda minimal 10 karakter'])
})

test('a reply to a reply is attached to the review that started the thread, and the answered author is notified', async () => {
  const review = await reviewBy(site, rina)
  const first = (await replyTo(budi, { commentId: review.commentId, content: 'Same here, thanks.' })).Data!.comment
  expect(first).toMatchObject({
    parentId: review.commentId,
    traderCode: review.traderCode,
    rating: null,
    staff: false,
    content: 'Same here, thanks.',
  })
  const second = (await replyTo(rina, { commentId: first.commentId, content: 'Glad to hear that.' })).Data!.comment
  expect(second.parentId).toBe(review.commentId)
  const { comment, replies } = (await site.visitor().call(commentDetail, { commentId: review.commentId })).body.Data!
  expect([comment.replyCount, replies.items.map(({ commentId }) => commentId)]).toEqual([
    2,
    [first.commentId, second.commentId],
  ])
  const told = await site.db.query<{ user_id: string; title: { en: string; id: string } }>(
    `SELECT user_id, title FROM user_messages WHERE path LIKE '%-' || $1 || '.html?review=%' ORDER BY message_id`,
    [review.traderCode],
  )
  expect(told.map(({ user_id }) => user_id)).toEqual([rina.userId, budi.userId])
  expect(told[0]?.title).toEqual({
    en: `Budi answered your review of ${review.traderName}`,
    id: `Budi membalas ulasan Anda tentang ${review.traderName}`,
  })
})

test('a reply is marked as staff only if its author is staff of the reviewed, claimed broker', async () => {
  const claimed = await reviewBy(site, rina, await newBroker(site))
  const unclaimed = await reviewBy(site, rina)
  const staff = await addTestUser(site, 'Staff')
  await addEnterprise(site.db, claimed.traderCode!, [staff])
  await addEnterprise(site.db, unclaimed.traderCode!, [staff], 'reviewing')
  const other = await reviewBy(site, rina, await newBroker(site))
  const isStaff = async (commentId: string) =>
    (await replyTo(staff, { commentId, content: 'Thank you for this.' })).Data?.comment.staff
  expect([
    await isStaff(claimed.commentId),
    await isStaff(unclaimed.commentId),
    await isStaff(other.commentId),
  ]).toEqual([true, false, false])
})

test('a reply to a removed or unknown comment is refused as not found', async () => {
  const { commentId } = await reviewBy(site, rina)
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [Number(commentId)])
  for (const id of [commentId, '999999', 'abc', '1e3', '-1'])
    expect((await replyTo(budi, { commentId: id, content: 'Hello, is this here?' })).ErrorCode).toBe(3001)
})

test('an edited reply must follow the rules of replies: shorter than a review, and without a rating', async () => {
  const { commentId } = (
    await replyTo(budi, { commentId: (await reviewBy(site, rina)).commentId, content: 'Same here, thanks.' })
  ).Data!.comment
  expect(await editComment(budi, { commentId, content: 'x'.repeat(1001), version: 1 })).toMatchObject({
    ErrorCode: 1002,
    errors: [{ field: 'content' }],
  })
  expect(await editComment(budi, { commentId, content: reviewWords, rating: 3, version: 1 })).toMatchObject({
    ErrorCode: 1004,
    errors: [{ field: 'rating' }],
  })
  expect((await editComment(budi, { commentId, content: reviewWords, version: 1 })).Data?.comment).toMatchObject({
    content: reviewWords,
    rating: null,
  })
})

test('an author can remove an own reply, but not a review, a reported reply or another user’s reply', async () => {
  const { commentId: reviewId } = await reviewBy(site, rina)
  const reply = async () =>
    (await replyTo(budi, { commentId: reviewId, content: 'Same here, thanks.' })).Data!.comment.commentId
  const [first, second] = [await reply(), await reply()]
  const remove = async (by: TestUser, commentId: string) =>
    (await by.visitor.call(calls.commentRemove, { commentId })).body
  expect([(await remove(rina, first)).ErrorCode, (await remove(rina, reviewId)).ErrorCode]).toEqual([2004, 3101])
  expect((await editComment(budi, { commentId: first, content: reviewWords, version: 1 })).succeed).toBe(true)
  expect((await remove(budi, first)).Data).toEqual({ done: true })
  expect((await remove(budi, first)).ErrorCode).toBe(3001)
  await rina.visitor.call(calls.commentReportpublish, { commentId: second, reason: 'spam' })
  expect((await remove(budi, second)).ErrorCode).toBe(3101)
  const { comment, replies } = (await site.visitor().call(commentDetail, { commentId: reviewId })).body.Data!
  expect([comment.replyCount, replies.items.map(({ commentId }) => commentId)]).toEqual([1, [second]])
})

test('a helpful vote counts once, can be withdrawn and is visible only to the voter', async () => {
  const { commentId } = await reviewBy(site, rina)
  const vote = async (by: TestUser, on?: boolean) =>
    (await by.visitor.call(calls.commentHelpful, { commentId, on })).body
  expect((await vote(budi)).Data).toEqual({ helpful: true, helpfulCount: 1 })
  expect((await vote(budi, true)).Data).toEqual({ helpful: true, helpfulCount: 1 })
  const mine = async (by: TestUser) =>
    (await by.visitor.call(calls.commentMyhelpful, { commentIds: [commentId, '999999'] })).body.Data?.commentIds
  expect([await mine(budi), await mine(rina)]).toEqual([[commentId], []])
  expect((await vote(rina)).ErrorCode).toBe(3101)
  expect((await vote(budi, false)).Data).toEqual({ helpful: false, helpfulCount: 0 })
  expect((await vote(budi, false)).Data).toEqual({ helpful: false, helpfulCount: 0 })
  expect(await mine(budi)).toEqual([])
})

test('concurrent helpful votes of several users are each counted once', async () => {
  const { commentId } = await reviewBy(site, rina)
  const voters = await Promise.all(['Voter1', 'Voter2', 'Voter3'].map(nick => addTestUser(site, nick)))
  await Promise.all(
    voters.flatMap(({ visitor }) => [1, 2].map(() => visitor.call(calls.commentHelpful, { commentId }))),
  )
  expect((await site.visitor().call(commentDetail, { commentId })).body.Data?.comment.helpfulCount).toBe(3)
})

test('reporting a review opens one ticket per user, flags the review and leaves it public', async () => {
  const { commentId, traderCode } = await reviewBy(site, rina)
  const form = async (by: TestUser) => (await by.visitor.call(calls.commentReport, { commentId })).body.Data!
  expect((await form(budi)).alreadyReported).toBe(false)
  expect((await form(budi)).reasons.map(({ code }) => code)).toEqual(['false', 'abuse', 'privacy', 'spam', 'other'])
  const report = async (by: TestUser) =>
    (await by.visitor.call(calls.commentReportpublish, { commentId, reason: 'spam', content: 'An advertisement.' }))
      .body
  const first = await report(budi)
  expect(first.Data?.ticketId).toMatch(/^\d+$/)
  expect([(await report(budi)).ErrorCode, (await form(budi)).alreadyReported]).toEqual([3102, true])
  expect((await report(await addTestUser(site, 'Third'))).succeed).toBe(true)
  const list = (await site.visitor().call(commentList, { traderCode: traderCode! })).body.Data!
  expect([list.total, list.items[0]?.state]).toEqual([1, 'flagged'])
  const tickets = await site.db.query(
    `SELECT user_id FROM moderation_tickets WHERE kind = 'comment' AND target_id = $1`,
    [commentId],
  )
  expect(tickets).toHaveLength(2)
})

test('the list of own comments includes removed ones and no comments of other users', async () => {
  const writer = await addTestUser(site, 'Writer')
  const review = await reviewBy(site, writer)
  const answer = (
    await replyTo(writer, { commentId: (await reviewBy(site, rina)).commentId, content: 'I can confirm that.' })
  ).Data!.comment
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [Number(review.commentId)])
  const mine = async (input: CallInput<typeof calls.commentMycomments>) => {
    const { items, total } = (await writer.visitor.call(calls.commentMycomments, input)).body.Data!
    return [items.map(({ commentId }) => commentId), total]
  }
  expect(await mine({})).toEqual([[answer.commentId, review.commentId], 2])
  expect(await mine({ order: 'old' })).toEqual([[review.commentId, answer.commentId], 2])
  expect(await mine({ state: 'removed' })).toEqual([[review.commentId], 1])
  expect(await mine({ traderCode: answer.traderCode! })).toEqual([[answer.commentId], 1])
  expect(await mine({ pageSize: 1, pageIndex: 2 })).toEqual([[review.commentId], 2])
  expect(await mine({ pageSize: 1, pageIndex: 3 })).toEqual([[], 2])
})
