import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { articlePreview } from 'calls/article-desk'
import { START_MS } from '../testing/api-under-test.ts'
import { articleText, startArticleDesk } from '../testing/article-scene.ts'
import type { ArticleScene } from '../testing/article-scene.ts'

let scene: ArticleScene
beforeAll(async () => {
  scene = await startArticleDesk()
}, START_MS)
afterAll(() => scene.site.close())
afterEach(() => expect(scene.site.errors).toEqual([]))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const inEnglish = (field: 'title' | 'summary' | 'body', en: string) => ({ [field]: { ...articleText[field], en } })

test.each([
  ['a lesson without a level', { category: 'education' }, 1001, 'level'],
  ['a level on news', { level: 'beginner' }, 1004, 'level'],
  ['a category that the desk does not write', { category: 'video' }, 1004, 'category'],
  ['an unknown topic', { tags: ['nothing'] }, 1004, 'tags'],
  ['six topics', { tags: Array(6).fill('gold') }, 1002, 'tags'],
  ['an unknown broker', { traderCodes: ['b1', 'b2'] }, 1004, 'traderCodes'],
  ['eleven brokers', { traderCodes: Array(11).fill('b1') }, 1002, 'traderCodes'],
  ['a time 91 days ahead', { publishedAt: inDays(91) }, 1003, 'publishedAt'],
  ['a title of 4 characters', inEnglish('title', 'Gold'), 1002, 'title.en'],
  ['a title of 121 characters', inEnglish('title', 'x'.repeat(121)), 1002, 'title.en'],
  ['a line break in the title', inEnglish('title', 'Gold\nrises'), 1004, 'title.en'],
  ['a summary of 301 characters', inEnglish('summary', 'x'.repeat(301)), 1002, 'summary.en'],
  ['a body of 49 characters', inEnglish('body', 'x'.repeat(49)), 1002, 'body.en'],
  ['a body of 50,001 characters', inEnglish('body', 'word '.repeat(10_000) + 'x'), 1002, 'body.en'],
  ['a body in one language', { body: { en: articleText.body.en } }, 1001, 'body.id'],
  ['markdown that takes a minute to convert', inEnglish('body', '*a_ '.repeat(12_000)), 1004, 'body.en'],
])('an article with %s is refused at that field', async (_name, more, code, field) => {
  const before = (await scene.desk()).total
  const { ErrorCode, errors } = await scene.save(more)
  expect([ErrorCode, errors?.map(error => error.field)]).toEqual([code, [field]])
  expect((await scene.desk()).total).toBe(before)
})

test('the message about unknown brokers names them', async () => {
  expect((await scene.save({ traderCodes: ['b1', 'b2', 'b3'] })).errors![0]!.message).toBe('No such broker: b2, b3')
})

test.each([
  ['50,001 characters', 'x'.repeat(50_001), 1002],
  ['nothing', '', 1001],
  ['quotes nested thousands deep', '>'.repeat(1900), 1004],
])('a preview of %s is refused', async (_name, body, code) => {
  const started = performance.now()
  expect((await scene.editor.visitor.call(articlePreview, { body, lang: 'en' })).body.ErrorCode).toBe(code)
  expect(performance.now() - started).toBeLessThan(5000)
})
