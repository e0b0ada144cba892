import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { articleSearch } from 'calls/education'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { insertArticle } from '../testing/found-rows.ts'

let site: ApiUnderTest
beforeAll(async () => void (site = await startApi({ sample: false })), START_MS)
afterAll(() => site.close())
beforeEach(() => site.db.query('DELETE FROM articles'))

const search = async (input: { keyword: string; [field: string]: unknown }) =>
  (await site.visitor().call(articleSearch, input as never)).body.Data!
const codes = async (input: { keyword: string; [field: string]: unknown }) =>
  (await search(input)).items.map(({ code }) => code)

test('a search finds articles with all of its words, in any form and category, and narrows to one category', async () => {
  await insertArticle(site.db, { code: 'n1', category: 'news', title: 'Gold spreads widen' })
  await insertArticle(site.db, { code: 'e1', category: 'education', title: 'What a spread of gold costs' })
  await insertArticle(site.db, { code: 'n2', category: 'news', title: 'Oil spreads widen' })
  expect((await codes({ keyword: 'gold spread' })).sort()).toEqual(['e1', 'n1'])
  expect(await codes({ keyword: 'gold spread', category: 'education' })).toEqual(['e1'])
  expect(await codes({ keyword: 'silver' })).toEqual([])
})

test('search results come best match first or newest first, in pages', async () => {
  await insertArticle(site.db, { code: 'old', title: 'Gold, gold and gold', publishedAt: '2026-01-01T00:00:00Z' })
  await insertArticle(site.db, { code: 'new', title: 'Gold', publishedAt: '2026-02-01T00:00:00Z' })
  expect(await codes({ keyword: 'gold' })).toEqual(['old', 'new'])
  expect(await codes({ keyword: 'gold', order: 'new' })).toEqual(['new', 'old'])
  const second = await search({ keyword: 'gold', order: 'new', pageSize: 1, pageIndex: 2 })
  expect([second.items.map(({ code }) => code), second.total]).toEqual([['old'], 2])
})

test('a search leaves out articles that are not published yet, and punctuation finds nothing', async () => {
  await insertArticle(site.db, { code: 'later', title: 'Gold', publishedAt: '2999-01-01T00:00:00Z' })
  expect([await codes({ keyword: 'gold' }), await codes({ keyword: "'!&|" })]).toEqual([[], []])
})
