import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { commentList } from 'calls/comments'
import { articleComment, commentReply, surveyComment } from 'calls/comment-writing'
import { usercenterMessages } from 'calls/messages'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { insertArticle } from '../testing/found-rows.ts'
import { insertSurvey } from '../testing/insert-survey.ts'
import { addBroker, addTestUser } from '../testing/scene.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
  for (const code of ['a1', 'a2']) await insertArticle(site.db, { code, category: 'news' })
  await insertArticle(site.db, { code: 'later', publishedAt: '2999-01-01T00:00:00Z' })
  const broker = await addBroker(site.db, 'b1')
  await insertSurvey(site.db, { code: 's1', broker })
  await insertSurvey(site.db, { code: 's2', broker, publishedAt: '2999-01-01T00:00:00Z' })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test('readers with an account comment on a published article, and everyone reads the comments', async () => {
  const reader = await addTestUser(site, 'Reader')
  const write = async (code: string, content: string, by = reader.visitor) =>
    (await by.call(articleComment, { code, content })).body.ErrorCode
  expect(await write('a1', 'That helped me a lot.')).toBe(0)
  expect(await write('a1', 'short')).toBe(1002)
  expect([await write('later', 'Not yet published.'), await write('none', 'There is no such article.')]).toEqual([
    3001, 3001,
  ])
  expect(await write('a1', 'Without an account.', site.visitor())).toBe(2001)
  const { items } = (await site.visitor().call(commentList, { targetType: 'article', targetCode: 'a1' })).body.Data!
  expect(items.map(({ content, user, staff }) => [content, user.nick, staff])).toEqual([
    ['That helped me a lot.', 'Reader', false],
  ])
})

test('the author of a comment on an article gets a notice of the answer with the article’s address', async () => {
  const [author, other] = [await addTestUser(site, 'Author'), await addTestUser(site, 'Other')]
  const { comment } = (await author.visitor.call(articleComment, { code: 'a2', content: 'What about swaps?' })).body
    .Data!
  await other.visitor.call(commentReply, { commentId: comment.commentId, content: 'They are in lesson eight.' })
  const { items } = (await author.visitor.call(usercenterMessages, {})).body.Data!
  expect(items.map(({ title, url }) => [title, url])).toEqual([
    ['Other answered your comment', '/en/news/detail/slug-of-a2-a2.html#comments'],
  ])
})

test('users comment on a published survey, and the author of a comment gets a notice of the answer with its address', async () => {
  const [visitor, guide] = [await addTestUser(site, 'Walker'), await addTestUser(site, 'Guide')]
  const write = async (code: string, by = visitor.visitor) =>
    (await by.call(surveyComment, { code, content: 'The office has a new sign.' })).body
  expect([(await write('s2')).ErrorCode, (await write('none')).ErrorCode]).toEqual([3001, 3001])
  expect((await write('s1', site.visitor())).ErrorCode).toBe(2001)
  const { comment } = (await write('s1')).Data!
  expect(comment).toMatchObject({ targetType: 'survey', targetCode: 's1', rating: null, staff: false })
  const { items } = (await site.visitor().call(commentList, { targetType: 'survey', targetCode: 's1' })).body.Data!
  expect(items.map(({ content, user }) => [content, user.nick])).toEqual([['The office has a new sign.', 'Walker']])
  await guide.visitor.call(commentReply, { commentId: comment.commentId, content: 'I have seen it as well.' })
  expect((await visitor.visitor.call(usercenterMessages, {})).body.Data!.items.map(({ url }) => url)).toEqual([
    '/en/survey/visit-s1-s1.html#comments',
  ])
})
