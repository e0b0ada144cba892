import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { commentDetail } from 'calls/comment-detail'
import { commentList, commentMostweek, commentStasticinit, seoComment } from 'calls/comments'
import { postsfeedList } from 'calls/feed'
import { deleteAccount } from '../account-data/account-delete.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { newBroker, publishReview, replyTo, reviewBy } from '../testing/reviews.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let people = 0
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const person = () => addTestUser(site, `Poster${(people += 1)}`)
const setTeam = (user: TestUser, isTeam: boolean) =>
  site.db.query('UPDATE users SET vest = $2 WHERE user_id = $1', [user.userId, isTeam])
async function teamMember(): Promise<TestUser> {
  const user = await person()
  await setTeam(user, true)
  return user
}
/** The numbers of a broker's reviews: on its page, in lists and rankings, and above the list of its reviews. */
async function figuresOf(traderCode: string) {
  const visitor = site.visitor()
  const rating = (await visitor.call(commentStasticinit, { codes: [traderCode] })).body.Data!.items[0]!
  const { counts, beingChecked } = (await visitor.call(commentList, { traderCode })).body.Data!
  const row = await site.db.one('SELECT comment_count FROM brokers WHERE code = $1', [traderCode])
  const newest = (await visitor.call(seoComment, { traderCode, num: 20 })).body.Data!.items.length
  return { rating, counts, beingChecked, row, newest }
}
const detailOf = async (commentId: string) =>
  (await site.visitor().call(commentDetail, { commentId })).body.Data!.comment

test('a review by the site’s team is listed and labelled, and changes no rating, distribution, rank or count', async () => {
  const traderCode = await newBroker(site)
  await publishReview(await person(), { traderCode, rating: 2 })
  const before = await figuresOf(traderCode)
  expect(before).toMatchObject({ rating: { total: 1, rating: 2 }, row: { comment_count: 1 }, newest: 1 })
  const { comment } = (await publishReview(await teamMember(), { traderCode, rating: 5 })).body.Data!
  expect(await figuresOf(traderCode)).toEqual(before)
  const list = (await site.visitor().call(commentList, { traderCode })).body.Data!
  expect([list.total, list.items.map(({ user }) => user.vest)]).toEqual([2, [true, false]])
  const positive = (await site.visitor().call(commentList, { traderCode, kind: 'positive' })).body.Data!
  expect([positive.total, positive.items.map(({ commentId }) => commentId)]).toEqual([1, [comment.commentId]])
})

test('the reviews of the week show none by the site’s team', async () => {
  const team = await teamMember()
  await reviewBy(site, team)
  const week = (await site.visitor().call(commentMostweek, { num: 50 })).body.Data!.items
  expect(week.filter(({ user }) => user.userId === team.userId)).toEqual([])
})

test('a reply by the site’s team is labelled', async () => {
  const { commentId } = await reviewBy(site, await person())
  const reply = await replyTo(await teamMember(), { commentId, content: 'We have asked the broker about this.' })
  expect(reply.Data?.comment.user.vest).toBe(true)
})

test('the reviews that an account wrote before it joined the team stop counting', async () => {
  const traderCode = await newBroker(site)
  const empty = await figuresOf(traderCode)
  const user = await person()
  const { commentId } = await reviewBy(site, user, traderCode)
  expect((await figuresOf(traderCode)).rating.total).toBe(1)
  await setTeam(user, true)
  expect(await figuresOf(traderCode)).toEqual(empty)
  expect((await detailOf(commentId)).user.vest).toBe(true)
})

test('what an account wrote as one of the team never counts, even after it leaves the team or is deleted', async () => {
  const traderCode = await newBroker(site)
  const empty = await figuresOf(traderCode)
  const user = await teamMember()
  const { commentId } = await reviewBy(site, user, traderCode)
  await setTeam(user, false)
  const later = await reviewBy(site, user)
  expect([await figuresOf(traderCode), (await detailOf(commentId)).user.vest]).toEqual([empty, true])
  expect((await figuresOf(later.targetCode)).rating.total).toBe(1)
  await site.db.transaction(queries => deleteAccount(queries, user.userId))
  expect([await figuresOf(traderCode), (await detailOf(commentId)).user.vest]).toEqual([empty, true])
})

test('a review by the site’s team stays labelled in the feed of posts when its author leaves the team', async () => {
  const user = await teamMember()
  const { commentId } = await reviewBy(site, user)
  const other = await reviewBy(site, await person())
  await setTeam(user, false)
  const { items } = (await site.visitor().call(postsfeedList, { kind: 'comment', pageSize: 50 })).body.Data!
  const labelled = items.filter(post => post.user?.vest).map(({ code }) => code)
  expect([labelled.includes(commentId), labelled.includes(other.commentId)]).toEqual([true, false])
})
