import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { createNearWords } from '../matching/near-words.ts'
import { createReferenceData } from '../reference/reference-data.ts'
import { createBrokerSearch } from './broker-search.ts'
import type { BrokerSearch, SearchFilters } from './broker-search.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase('hundredth')
})
afterAll(() => db.close())

const PAGE = 4
const search = (...reading: [{ lookedUp: number; close: number }?]) =>
  createBrokerSearch(db, createReferenceData(db), createNearWords(db), ...reading)

/** Results of a search on its first pages, on a far one, and as suggestions. */
async function answersOf(by: BrokerSearch, keyword: string, filters: SearchFilters) {
  const pages = await Promise.all([1, 2, 5, 1000].map(page => by.page(keyword, filters, page, PAGE)))
  const best = await by.best(keyword, 10)
  return [
    ...pages.map(({ items, total, near }) => ({ codes: items.map(({ code }) => code), total, near })),
    best.items.map(({ code }) => code),
  ]
}

const keywords = ['m', 'mar', 'capital', 'ltd', 'capital markets', 'captial', 'zzqx']

test.each([
  ['tier by tier', { lookedUp: 1, close: 1000 }],
  ['some tiers looked up, others not', { lookedUp: 12, close: 1000 }],
  ['far pages from the full order', { lookedUp: 1, close: 8 }],
])('the broker search finds the same with every read strategy: %s', async (_name, reading) => {
  const [whole, other] = [search({ lookedUp: 100_000, close: 0 }), search(reading)]
  for (const keyword of keywords) {
    for (const filters of [{}, { regulatorId: 1, countryCode: '826' }]) {
      expect([keyword, filters, await answersOf(other, keyword, filters)]).toEqual([
        keyword,
        filters,
        await answersOf(whole, keyword, filters),
      ])
    }
  }
})
