import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { commentReply, exposureComment } from 'calls/comment-writing'
import { commentList } from 'calls/comments'
import { exposureReview } from 'calls/exposure-cases'
import { usercenterMessages } from 'calls/messages'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addCaseScene, sendPost } from '../testing/case-scene.ts'
import type { CaseScene } from '../testing/case-scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let scene: CaseScene
beforeAll(async () => {
  site = await startApi({ sample: false })
  scene = await addCaseScene(site)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const words = 'The same happened to me in May.'
const commentBy = async (by: TestUser, code: string, content = words) =>
  (await by.visitor.call(exposureComment, { code, content })).body
async function published(): Promise<string> {
  const code = await sendPost(scene.author, scene.traderCode)
  await scene.moderator.visitor.call(exposureReview, { code, decision: 'approve' })
  return code
}

test('a comment on a public case is listed for everyone, and its author is notified', async () => {
  const code = await published()
  expect((await commentBy(scene.stranger, code)).Data?.comment).toMatchObject({
    targetType: 'exposure',
    targetCode: code,
    content: words,
    rating: null,
    staff: false,
  })
  const list = await site.visitor().call(commentList, { targetType: 'exposure', targetCode: code })
  expect(list.body.Data?.items.map(({ content }) => content)).toEqual([words])
  const notices = await scene.author.visitor.call(usercenterMessages, {})
  expect(JSON.stringify(notices.body.Data)).toContain('Budi commented on your complaint')
})

test('the notice of a reply to a comment on a case leads to the case', async () => {
  const code = await published()
  const commentId = (await commentBy(scene.stranger, code)).Data!.comment.commentId
  await scene.staff.visitor.call(commentReply, { commentId, content: 'Please send us your account number.' })
  const { items } = (await scene.stranger.visitor.call(usercenterMessages, {})).body.Data!
  expect(items[0]).toMatchObject({
    title: 'Staff answered your comment',
    url: `/en/exposure/my-withdrawal-has-not-arrived-${code}.html#comments`,
  })
})

test('a comment of the broker’s staff is marked as theirs, one of the author as nobody’s', async () => {
  const code = await published()
  const staff = async (by: TestUser) => (await commentBy(by, code)).Data?.comment.staff
  expect([await staff(scene.staff), await staff(scene.author)]).toEqual([true, false])
})

test('a case that is not public cannot be commented on, even by its author', async () => {
  const code = await sendPost(scene.author, scene.traderCode)
  for (const by of [scene.author, scene.stranger, scene.moderator])
    expect((await commentBy(by, code)).ErrorCode).toBe(3001)
})

test('a comment needs 10 characters', async () => {
  const answer = await commentBy(scene.stranger, await published(), 'Me too')
  expect([answer.ErrorCode, answer.errors?.map(({ field }) => field)]).toEqual([1002, ['content']])
})
