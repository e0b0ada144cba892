import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { newsOutside } from 'calls/outside-news'
import { START_MS, startApi, type ApiUnderTest } from '../testing/api-under-test.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
  await site.db.query(
    `INSERT INTO outside_news (feed_url, guid, category, lang, source, title, summary, url, published_at)
     SELECT 'https://press.example/feed', category || lang || n, category, lang, 'Press', 'Item ' || n, 'Summary', 'https://press.example/' || category || n,
       '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 hour'
     FROM unnest(ARRAY['industry', 'news']) category, unnest(ARRAY['en', 'id']) lang, generate_series(1, 5) n`,
  )
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const list = async (lang: 'en' | 'id', input: { pageIndex?: number; category?: 'industry' | 'original' } = {}) => {
  const visitor = site.visitor()
  visitor.lang = lang
  return (await visitor.call(newsOutside, { category: 'industry', pageSize: 2, ...input })).body.Data!
}

test('news of other sites are listed by category, in the language of the visitor, newest first', async () => {
  const { items, ...page } = await list('id')
  expect(items).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      title: 'Item 5',
      summary: 'Summary',
      url: 'https://press.example/industry5',
      source: 'Press',
      lang: 'id',
      publishedAt: '2026-11-01T05:00:00.000Z',
    },
    expect.objectContaining({ title: 'Item 4', lang: 'id' }),
  ])
  expect(page).toEqual({ total: 5, pageIndex: 1, pageSize: 2 })
})

test('pages of the news of other sites continue each other and end', async () => {
  const titles = async (pageIndex: number) => (await list('en', { pageIndex })).items.map(({ title }) => title)
  expect([await titles(2), await titles(3), await titles(4)]).toEqual([['Item 3', 'Item 2'], ['Item 1'], []])
  expect(await list('en', { category: 'original' })).toMatchObject({ items: [], total: 0 })
})
