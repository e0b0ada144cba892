import { expect, test } from '@jest/globals'
import { slugOf, titleSlug } from './slug.ts'

test.each([
  ['Quillhaven FX', 'quillhaven-fx'],
  ["  A broker's licence! ", 'a-brokers-licence'],
  ['Autorité des marchés', 'autorite-des-marches'],
  ['EUR/USD — 1.09', 'eur-usd-1-09'],
])('the slug of %p is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test.each([
  ['How to read a broker licence', 'how-to-read-a-broker'],
  ['Best MT4 brokers', 'best-mt4-brokers'],
  ['经济 日历', 'article'],
])('the address of %p uses its first five words: %s', (title, slug) => {
  expect(titleSlug(title)).toBe(slug)
})
