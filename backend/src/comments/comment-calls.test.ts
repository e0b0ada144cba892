import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as calls from 'calls/comments'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
let traderCode: string
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
  traderCode =
    (await site.db.one<{ code: string }>('SELECT code FROM brokers ORDER BY comment_count DESC, code LIMIT 1'))?.code ??
    ''
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

test('the pages of a broker’s reviews contain each visible review once, and the counts add up', async () => {
  const first = (await visitor.call(calls.commentList, { traderCode, pageSize: 7 })).body.Data!
  const ids = []
  for (let pageIndex = 1; pageIndex <= Math.ceil(first.total / 7); pageIndex += 1) {
    ids.push(
      ...(await visitor.call(calls.commentList, { traderCode, pageSize: 7, pageIndex })).body.Data!.items.map(
        ({ commentId }) => commentId,
      ),
    )
  }
  const row = await site.db.one<{ comment_count: number }>('SELECT comment_count FROM brokers WHERE code = $1', [
    traderCode,
  ])
  expect([ids.length, new Set(ids).size, first.total]).toEqual([
    row?.comment_count,
    row?.comment_count,
    row?.comment_count,
  ])
  expect(first.counts.positive + first.counts.neutral + first.counts.negative).toBe(first.total)
})

test('the review list can be filtered by kind and by rating', async () => {
  const bad = (await visitor.call(calls.commentList, { traderCode, kind: 'negative' })).body.Data!
  expect(bad.total).toBe(bad.counts.negative)
  expect(distinct(bad.items.map(({ kind }) => kind))).toEqual(['negative'])
  const five = (await visitor.call(calls.commentList, { traderCode, rating: 5, order: 'old' })).body.Data!
  expect(distinct(five.items.map(({ rating }) => rating))).toEqual([5])
  expect(five.items.map(({ createdAt }) => createdAt)).toEqual(five.items.map(({ createdAt }) => createdAt).sort())
})

test('a review comes in the visitor’s language if translated, else in the author’s, and says which', async () => {
  const [first, second] = (await visitor.call(calls.commentList, { traderCode })).body.Data!.items
  await site.db.query(`UPDATE comments SET lang = 'id', content = '{"id":"Penarikan cepat."}' WHERE comment_id = $1`, [
    Number(first!.commentId),
  ])
  await site.db.query(`UPDATE comments SET lang = 'id' WHERE comment_id = $1`, [Number(second!.commentId)])
  const after = (await visitor.call(calls.commentList, { traderCode })).body.Data!.items
  expect(after.slice(0, 2).map(({ lang, content }) => [lang, content])).toEqual([
    ['id', 'Penarikan cepat.'],
    ['en', second!.content],
  ])
})

test('the review list filtered by language contains the reviews written in it, translated or not', async () => {
  const written = await site.db.one<{ count: number }>(
    `SELECT count(*)::integer AS count FROM comments WHERE target_code = $1 AND parent_id IS NULL AND lang = 'id' AND state IN ('published', 'flagged')`,
    [traderCode],
  )
  const { items, total, counts } = (await visitor.call(calls.commentList, { traderCode, lang: 'id' })).body.Data!
  expect(total).toBe(written?.count)
  expect(distinct(items.map(({ originalLang }) => originalLang))).toEqual(['id'])
  // Most of them are shown in English, from a stored translation.
  expect(items.some(({ lang }) => lang === 'en')).toBe(true)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(counts.positive + counts.neutral + counts.negative)
})

test('a reviewer’s country has its number, letter code and name in the visitor’s language, or is empty', async () => {
  const [one] = (await visitor.call(calls.commentList, { traderCode })).body.Data!.items
  const from = (countryCode: string) =>
    site.db.query('UPDATE users SET country_code = $2 WHERE user_id = $1', [one!.user.userId, countryCode])
  const seen = async () =>
    (await Object.assign(site.visitor(), { lang: 'id' }).call(calls.commentList, { traderCode })).body.Data!.items[0]
      ?.user
  await from('826')
  expect(await seen()).toMatchObject({ countryCode: '826', twoCharCode: 'GB', countryName: 'Inggris Raya' })
  await from('')
  expect(await seen()).toMatchObject({ countryCode: '', twoCharCode: '', countryName: '' })
})

test('the review list leaves out removed reviews', async () => {
  const [one] = (await visitor.call(calls.commentList, { traderCode })).body.Data!.items
  await site.db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [Number(one!.commentId)])
  const after = (await visitor.call(calls.commentList, { traderCode })).body.Data!
  expect(after.items).not.toHaveLength(0)
  expect(after.items.map(({ commentId }) => commentId)).not.toContain(one?.commentId)
})

test('review statistics come in the requested order, also for a broker without reviews', async () => {
  const { items } = (await visitor.call(calls.commentStasticinit, { codes: ['nobody', traderCode] })).body.Data!
  expect(items[0]).toEqual({
    traderCode: 'nobody',
    total: 0,
    positive: 0,
    neutral: 0,
    negative: 0,
    rating: null,
    distribution: [0, 0, 0, 0, 0],
    beingChecked: 0,
  })
  const [, known] = items
  expect(known!.distribution.reduce((sum, count) => sum + count, 0)).toBe(known!.total)
  expect(known!.rating).toBeGreaterThanOrEqual(1)
})

test('a comment list without the code of its subject is refused at that field', async () => {
  const fieldOf = async (input: { targetType?: 'article' }) =>
    (await visitor.call(calls.commentList, input)).body.errors?.[0]?.field
  expect([await fieldOf({}), await fieldOf({ targetType: 'article' })]).toEqual(['traderCode', 'targetCode'])
})

test('a comment list with two codes, or with a broker code for an article, is refused', async () => {
  const refused = async (input: object) => (await visitor.call(calls.commentList, input)).body
  const error = {
    ErrorCode: 1004,
    errors: [{ field: 'traderCode', message: 'Give either this or targetCode, not both.' }],
  }
  expect(await refused({ traderCode, targetCode: traderCode })).toMatchObject(error)
  expect(await refused({ targetType: 'article', traderCode })).toMatchObject(error)
  expect((await refused({ targetCode: traderCode })).succeed).toBe(true)
})

test('review statistics of more than 50 brokers are refused', async () => {
  const { body } = await visitor.call(calls.commentStasticinit, {
    codes: Array.from({ length: 51 }, (_, index) => `c${index}`),
  })
  expect([body.ErrorCode, body.errors]).toEqual([1002, [{ field: 'codes', message: 'Choose at most 50.' }]])
})

test('the reviews of the week are less than 7 days old, the most helpful first or the latest of all first', async () => {
  const weekAgo = Date.now() - 7 * 86_400_000
  const { items } = (await visitor.call(calls.commentMostweek, {})).body.Data!
  const helpful = items.map(({ helpfulCount }) => helpfulCount)
  expect(helpful).toEqual([...helpful].sort((a, b) => b - a))
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter(({ createdAt }) => Date.parse(createdAt) <= weekAgo)).toEqual([])
  const newest = (await visitor.call(calls.commentMostweek, { order: 'new' })).body.Data!.items
  const written = newest.map(({ createdAt }) => createdAt)
  expect(written).not.toHaveLength(0)
  expect(written).toEqual([...written].sort().reverse())
  const all = (await visitor.call(calls.seoComment, { num: newest.length })).body.Data!.items
  expect(newest.map(({ commentId }) => commentId)).toEqual(all.map(({ commentId }) => commentId))
  expect(written).not.toEqual(items.map(({ createdAt }) => createdAt))
  const bad = (await visitor.call(calls.seoNegativeevaluation, {})).body.Data!
  expect(distinct(bad.items.map(({ kind }) => kind))).toEqual(['negative'])
})
