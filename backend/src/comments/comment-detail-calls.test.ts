import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/comment-detail'
import { commentPublish, commentReply } from 'calls/comment-writing'
import { commentReplies } from 'calls/comments'
import { SECRET, START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addTestUser, addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'
import { createCommentLinks } from './comment-links.ts'

let site: ApiUnderTest
let rina: TestUser
let budi: TestUser
let moderator: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  ;[rina, budi] = await addTwoUsers(site)
  moderator = await addTestUser(site, 'Moderator', ['moderator'])
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

let brokers = 0
async function review() {
  const traderCode = await addBroker(site.db, `d${(brokers += 1)}`)
  return (await rina.visitor.call(commentPublish, { traderCode, content: 'Paid out within a day.', rating: 5 })).body
    .Data!.comment.commentId
}
const setState = (commentId: string, state: string) =>
  site.db.query('UPDATE comments SET state = $2 WHERE comment_id = $1', [Number(commentId), state])
const detail = async (by: Visitor, commentId: string) => (await by.call(calls.commentDetail, { commentId })).body

test('the replies to a comment are paged, oldest first', async () => {
  const commentId = await review()
  const said = [
    'The first answer.',
    'The second answer.',
    'The third answer.',
    'The fourth answer.',
    'The fifth answer.',
  ]
  for (const content of said) await budi.visitor.call(commentReply, { commentId, content })
  const page = async (pageIndex: number) => {
    const { replies } = (await site.visitor().call(calls.commentDetail, { commentId, pageIndex, pageSize: 2 })).body
      .Data!
    expect([replies.total, replies.pageIndex, replies.pageSize]).toEqual([5, pageIndex, 2])
    return replies.items.map(({ content }) => content)
  }
  expect([...(await page(1)), ...(await page(2)), ...(await page(3)), ...(await page(4))]).toEqual(said)
})

test('the first replies to several comments come in one response without hidden or unanswered comments', async () => {
  const [one, two, hidden] = [await review(), await review(), await review()]
  for (const content of ['The first answer.', 'The second answer.', 'The third answer.'])
    await budi.visitor.call(commentReply, { commentId: one, content })
  const removed = (await budi.visitor.call(commentReply, { commentId: one, content: 'Another answer.' })).body.Data!
    .comment
  await setState(removed.commentId, 'removed')
  await budi.visitor.call(commentReply, { commentId: hidden, content: 'Under what is hidden.' })
  await setState(hidden, 'removed')
  const asked = async (num: number) => {
    const { items } = (
      await site.visitor().call(commentReplies, { commentIds: [one, two, hidden, one, '999999'], num })
    ).body.Data!
    return items.map(({ commentId, replies }) => [commentId, ...replies.map(({ content }) => content)])
  }
  expect(await asked(2)).toEqual([[one, 'The first answer.', 'The second answer.']])
  expect(await asked(10)).toEqual([[one, 'The first answer.', 'The second answer.', 'The third answer.']])
  expect((await site.visitor().call(commentReplies, { commentIds: ['nothing'] })).body.ErrorCode).toBe(3001)
})

test('removed replies are neither listed nor counted', async () => {
  const commentId = await review()
  const reply = (await budi.visitor.call(commentReply, { commentId, content: 'A rude answer.' })).body.Data!.comment
  await setState(reply.commentId, 'removed')
  const { comment, replies } = (await detail(site.visitor(), commentId)).Data!
  expect([comment.replyCount, replies.total, replies.items]).toEqual([0, 0, []])
})

test('a removed comment is visible only to its author and moderators, and its replies are hidden with it', async () => {
  const commentId = await review()
  const reply = (await budi.visitor.call(commentReply, { commentId, content: 'An answer to it.' })).body.Data!.comment
  await setState(commentId, 'removed')
  const seen = async (by: Visitor, id: string) => (await detail(by, id)).ErrorCode
  expect([await seen(site.visitor(), commentId), await seen(budi.visitor, commentId)]).toEqual([3001, 3001])
  expect([await seen(rina.visitor, commentId), await seen(moderator.visitor, commentId)]).toEqual([0, 0])
  expect([await seen(site.visitor(), reply.commentId), await seen(budi.visitor, reply.commentId)]).toEqual([3001, 0])
})

test('without a translator only stored translations are returned, and the answer names the missing setting', async () => {
  const commentId = await review()
  const words = async (lang: 'en' | 'id' | 'ja') =>
    (await site.visitor().call(calls.commentTransinit, { commentId, lang })).body
  expect((await words('en')).Data).toEqual({ lang: 'en', content: 'Paid out within a day.', source: 'stored' })
  expect(await words('id')).toMatchObject({
    ErrorCode: 5010,
    message: 'Machine translation is not configured on this site: the setting TRANSLATION_URL is missing.',
  })
  await site.db.query(
    `UPDATE comments SET content = content || '{"id": "Dibayar dalam sehari."}' WHERE comment_id = $1`,
    [Number(commentId)],
  )
  expect((await words('id')).Data?.content).toBe('Dibayar dalam sehari.')
  expect((await site.visitor().call(calls.commentTransinit, { commentId, lang: 'xx' as 'en' })).body).toMatchObject({
    ErrorCode: 1004,
    errors: [{ field: 'lang' }],
  })
  await setState(commentId, 'removed')
  expect((await words('en')).ErrorCode).toBe(3001)
})

test('a signed link shows its comment in any state, and a forged link or another kind of token is refused', async () => {
  const commentId = await review()
  await setState(commentId, 'pending')
  const by = async (token: string) => (await site.visitor().call(calls.commentTokendetail, { token })).body
  const token = await createCommentLinks(SECRET).issue(Number(commentId))
  expect((await by(token)).Data?.comment).toMatchObject({ commentId, state: 'pending' })
  const forged = await createCommentLinks(new Uint8Array(32).fill(9)).issue(Number(commentId))
  expect([(await by(forged)).ErrorCode, (await by(`${token.slice(0, -4)}AAAA`)).ErrorCode]).toEqual([3003, 3003])
  expect((await by(await rina.visitor.token())).ErrorCode).toBe(3003)
  expect((await by('short')).ErrorCode).toBe(1002)
})
