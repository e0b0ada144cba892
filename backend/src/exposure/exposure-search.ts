import { MOST_COUNTED } from 'calls/exposure'
import type { exposureSearch } from 'calls/exposure'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { readKeyword } from '../matching/keyword.ts'
import { textQuery } from '../matching/text-query.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { exposureConditions } from './exposure-conditions.ts'
import type { ExposureFilters } from './exposure-conditions.ts'
import { publicExposures } from './exposure-rows.ts'

type Page = Pick<CallParsed<typeof exposureSearch>, 'order' | 'pageIndex' | 'pageSize'>

/** Of this many newest matches those in title or broker's name come first: each has to be read for it. */
const RANKED = 200
const newest = 'e.published_at DESC, e.code'
/** What the filters and orders read, and where the row is stored, by which its title is found again. */
const columns =
  'e.ctid AS row_id, e.code, e.broker_code, e.state, e.state_since, e.reason, e.country_code, e.replied, e.currency, e.amount, e.published_at'
const orders: Record<Page['order'], string> = {
  match: 'NOT in_title, place',
  new: 'place',
  amount: 'e.amount DESC, e.code',
}

/**
 * Public exposures that have the words of a keyword, under the filters of the list. How common words are together with filters is not known
 * beforehand, so the words are looked up first, and the filters select among the newest matches: no search reads more of them.
 */
export function createExposureSearch(db: Db, reference: ReferenceData) {
  /**
   * The codes found, in order. All pages of a search are cut from them, so that they fit together for a while. A word that most posts have takes
   * half a second among a million: for a minute more, readers get what was found while it is looked up again.
   */
  const find = memoize({ seconds: 10, stale: 60, most: 100 }, async (sql: string, params: string) =>
    (await db.query<{ code: string }>(sql, JSON.parse(params) as SqlValue[])).map(row => row.code),
  )

  return async (
    typed: string,
    { traderCode, from, to, ...others }: ExposureFilters,
    { order, pageIndex, pageSize }: Page,
    lang: Language,
  ): Promise<CallOutput<typeof exposureSearch>> => {
    const words = readKeyword(typed).words.map(word => [word])
    if (words.length === 0) return { items: [], total: 0, pageIndex, pageSize }
    const where = exposureConditions({ traderCode, from, to })
    where.add(`e.find_words @@ ${textQuery(where, words)}`)
    const isInTitle = `(SELECT x.find_words @@ ${textQuery(where, words, 'A')} FROM exposures x WHERE x.ctid = e.row_id)`
    const matches = `SELECT ${columns}, row_number() OVER (ORDER BY ${newest}) AS place FROM exposures e ${where.where} ORDER BY ${newest} LIMIT ${MOST_COUNTED}`
    const placed = `SELECT e.*, CASE WHEN e.place <= ${RANKED} THEN ${isInTitle} ELSE false END AS in_title FROM (${matches}) AS e`
    const filters = exposureConditions(others, where.params)
    const codes = await find(
      `SELECT e.code FROM (${placed}) AS e ${filters.where} ORDER BY ${orders[order]}`,
      JSON.stringify(where.params),
    )
    const shown = codes.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
    return { items: await publicExposures(db, reference, shown, lang), total: codes.length, pageIndex, pageSize }
  }
}
