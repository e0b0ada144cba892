import { MOST_COUNTED, type marketSearch } from 'calls/market'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { readKeyword } from '../matching/keyword.ts'
import { textQuery } from '../matching/text-query.ts'
import type { TextWords } from '../matching/text-query.ts'
import type { Conditions } from '../sql-parts.ts'
import { createListingFinder, listingsOnPage } from './listing-pages.ts'
import { listingConditions } from './listing-conditions.ts'
import type { ReadListings } from './listing-reader.ts'

/** Of this many newest matches those in the title come first: each has to be read for it. */
const RANKED = 200
const newest = 'l.published_at DESC, l.code'

/** Live listings that have the words of a keyword, under the filters of the list (calls, market.search). */
export function createListingSearch(db: Db, readListings: ReadListings) {
  const find = createListingFinder(db)
  return async (
    { keyword, order, pageIndex, pageSize, ...filters }: CallParsed<typeof marketSearch>,
    lang: Language,
  ): Promise<CallOutput<typeof marketSearch>> => {
    const words = readKeyword(keyword).words.map(word => [word])
    if (words.length === 0) return { items: [], total: 0, pageIndex, pageSize }
    const where = listingConditions(filters)
    const hasWords = `l.find_words @@ ${textQuery(where, words)}`
    // Twice, because the database takes the forms of a word for different words and expects three times as many matches as there are. It would
    // read the newest listings one by one, where the index of words is up to eight times as fast.
    where.add(`${hasWords} AND ${hasWords}`)
    const matches = `SELECT l.code, l.find_words, row_number() OVER (ORDER BY ${newest}) AS place FROM listings l
      ${where.where} ORDER BY ${newest} LIMIT ${MOST_COUNTED}`
    const inOrder = order === 'match' ? inTitleFirst(where, words) : 'm.place'
    const codes = await find(`SELECT m.code FROM (${matches}) AS m ORDER BY ${inOrder}`, where.params)
    return listingsOnPage(readListings, codes, { pageIndex, pageSize }, lang)
  }
}

function inTitleFirst(where: Conditions, words: TextWords): string {
  const isInTitle = `(m.find_words @@ ${textQuery(where, words, 'A')})`
  return `CASE WHEN m.place <= ${RANKED} THEN NOT ${isInTitle} ELSE true END, m.place`
}
