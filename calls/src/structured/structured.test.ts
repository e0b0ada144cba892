import { expect, test } from '@jest/globals'
import { crumbsTo } from 'shared-state/head/crumbs'
import { testStore } from 'shared-state/testing/render-part'
import type { Comment } from '../entities/comment.ts'
import { articleObject, breadcrumbList, organisation, reviewedFirm, website } from './structured.ts'

const origin = 'https://site.example'
const store = testStore({ lang: 'id', strings: { 1: 'Beranda', 2: 'Broker' } })

test('the structured breadcrumb matches the visible one, with no address for the page itself', () => {
  const crumbs = crumbsTo(
    store,
    [
      [1, '/'],
      [2, '/brokers'],
    ],
    'Tarn & Co',
  )
  expect(crumbs).toEqual([
    { label: 'Beranda', to: '/id/' },
    { label: 'Broker', to: '/id/brokers' },
    { label: 'Tarn & Co' },
  ])
  expect(breadcrumbList(crumbs, origin)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'https://site.example/id/' },
      { '@type': 'ListItem', position: 2, name: 'Broker', item: 'https://site.example/id/brokers' },
      { '@type': 'ListItem', position: 3, name: 'Tarn & Co' },
    ],
  })
})

test('the structured data of the home page has the organisation and the search address in the page’s language', () => {
  expect(organisation(origin)).toMatchObject({
    '@type': 'Organization',
    name: 'Brokerlens',
    url: 'https://site.example/',
  })
  expect(website(origin, 'id')).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'id',
    potentialAction: { target: { urlTemplate: 'https://site.example/id/search.html?q={search_term_string}' } },
  })
})

const article = {
  title: 'What a pip is worth',
  summary: 'In short',
  author: 'Ann Lee',
  publishedAt: '2026-01-02T00:00:00Z',
  updatedAt: '2026-02-03T00:00:00Z',
  lang: 'en',
  category: 'education',
}

test('the structured data of an article has its title, dates, author and picture', () => {
  expect(
    articleObject(article, { origin, path: '/en/education/news/x-1.html' }, '/pictures/og/en/article/1.png'),
  ).toMatchObject({
    '@type': 'Article',
    headline: 'What a pip is worth',
    datePublished: '2026-01-02T00:00:00Z',
    author: { '@type': 'Person', name: 'Ann Lee' },
    image: 'https://site.example/pictures/og/en/article/1.png',
    mainEntityOfPage: 'https://site.example/en/education/news/x-1.html',
  })
  expect(
    articleObject({ ...article, category: 'industry', author: 'Brokerlens' }, { origin, path: '' }, ''),
  ).toMatchObject({ '@type': 'NewsArticle', author: { '@type': 'Organization' } })
})

const review = (changed: Partial<Comment> = {}) =>
  ({
    user: { nick: 'Rudi' },
    rating: 2,
    content: 'Slow to pay',
    lang: 'en',
    createdAt: '2026-01-02T00:00:00Z',
    staff: false,
    sample: false,
    ...changed,
  }) as Comment
const firm = { name: 'Tarn', sample: false, mayLead: true, rating: { mean: 3.4, count: 12 } }

test('the structured data of a broker has its rating and the reviews on the page', () => {
  expect(reviewedFirm({ ...firm, reviews: [review()] })).toMatchObject({
    '@type': 'Organization',
    name: 'Tarn',
    aggregateRating: { ratingValue: 3.4, reviewCount: 12, bestRating: 5 },
    review: [{ author: { name: 'Rudi' }, reviewBody: 'Slow to pay', reviewRating: { ratingValue: 2 } }],
  })
  expect(reviewedFirm(firm)).not.toHaveProperty('review')
})

test('the structured data of a broker that may not lead has no rating, which search engines would show as stars', () => {
  expect(reviewedFirm({ ...firm, mayLead: false, reviews: [review()] })).toBeUndefined()
})

test('the structured data has no rating from sample data and none without ratings', () => {
  expect(reviewedFirm({ ...firm, sample: true })).toBeUndefined()
  expect(reviewedFirm({ ...firm, reviews: [review(), review({ sample: true })] })).toBeUndefined()
  expect(reviewedFirm({ ...firm, rating: null })).toBeUndefined()
  expect(reviewedFirm({ ...firm, rating: { mean: 0, count: 0 } })).toBeUndefined()
})
