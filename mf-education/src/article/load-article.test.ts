import { expect, test } from '@jest/globals'
import type { LoadContext } from 'shared-state/runtime'
import { testStore } from 'shared-state/testing/render-part'
import { loadArticle } from './load-article.ts'

const article = {
  code: '700',
  slug: 'what-a-pip-is-worth',
  category: 'education',
  pathPlace: null,
  tagCodes: [],
  traderCodes: [],
}
const store = testStore({
  answers: {
    'news.detail': { article, related: [], prev: null, next: null },
    'aggregate.seo_randomdata': { items: [] },
    'comment.list': { items: [], total: 0, pageIndex: 1, pageSize: 20 },
  },
})

const load = (path: string) => {
  const url = new URL(`http://localhost/en/${path}`)
  const params = { titleCode: url.pathname.split('/').at(-1) }
  return loadArticle({
    api: store.api,
    store,
    lang: 'en',
    params,
    url,
    signal: new AbortController().signal,
  } satisfies LoadContext)
}
const answerOf = async (path: string) => {
  const answer = (await load(path).catch((thrown: unknown) => thrown)) as Response
  return [answer.status, answer.headers.get('Location')]
}

test('the canonical address loads the article', async () => {
  expect((await load('education/news/what-a-pip-is-worth-700.html')).article.code).toBe('700')
})

test.each(['education/news/old-title-700.html', 'education/news/700', 'news/detail/what-a-pip-is-worth-700.html'])(
  '%s redirects permanently to the article’s canonical address',
  async path => expect(await answerOf(path)).toEqual([301, '/en/education/news/what-a-pip-is-worth-700.html']),
)

test('the redirect to an article’s canonical address keeps the query', async () => {
  expect(await answerOf('education/news/x-700.html?a=1')).toEqual([
    301,
    '/en/education/news/what-a-pip-is-worth-700.html?a=1',
  ])
})

test('an article address without a code redirects to the not-found page', async () => {
  expect(await answerOf('education/news/x-.html')).toEqual([302, '/en/404.html'])
})
