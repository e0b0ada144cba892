import type { exposureSearch } from 'calls/exposure'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { readKeyword } from '../matching/keyword.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { textQuery } from '../matching/text-query.ts'
import { exposureConditions } from './exposure-conditions.ts'
import type { ExposureFilters } from './exposure-conditions.ts'
import { exposureColumns, exposureTables, toExposures } from './exposure-rows.ts'
import type { ExposureRow } from './exposure-rows.ts'

type Page = Pick<CallParsed<typeof exposureSearch>, 'order' | 'pageIndex' | 'pageSize'>

/** No reader pages further, and counting costs time for each match. */
const MOST_COUNTED = 10_000
/** Of this many newest matches those in title or broker's name come first: each has to be read for it. */
const RANKED = 200
const newest = 'e.published_at DESC, e.code'

/** Public exposures that have the words of a keyword, under the filters of the list. */
export function createExposureSearch(db: Db, reference: ReferenceData) {
  const totalOf = memoize(
    { seconds: 30 },
    async (sql: string, params: string) =>
      (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0,
  )

  return async (
    typed: string,
    filters: ExposureFilters,
    { order, pageIndex, pageSize }: Page,
    lang: Language,
  ): Promise<CallOutput<typeof exposureSearch>> => {
    const words = readKeyword(typed).words.map(word => [word])
    const answer = { pageIndex, pageSize }
    if (words.length === 0) return { ...answer, items: [], total: 0 }
    const where = exposureConditions(filters)
    where.add(`e.find_words @@ ${textQuery(where, words)}`)
    const matches = `FROM exposures e ${where.where}`
    const total = await totalOf(
      `SELECT count(*)::integer AS total FROM (SELECT ${matches} LIMIT ${MOST_COUNTED}) AS counted`,
      JSON.stringify(where.params),
    )
    const start = (pageIndex - 1) * pageSize
    if (start >= total) return { ...answer, items: [], total }
    const end = Math.min(start + pageSize, total)
    // Later pages read more of the newest, but rank the same ones: no page repeats what another has shown.
    const most = where.param(order === 'match' ? Math.max(end, RANKED) : end)
    const place =
      order === 'match'
        ? `row_number() OVER (ORDER BY ${newest}) > ${RANKED} OR NOT e.find_words @@ ${textQuery(where, words, 'A')}`
        : 'false'
    const sorted = order === 'amount' ? 'e.amount DESC, e.code' : newest
    const rows = await db.query<ExposureRow>(
      `SELECT ${exposureColumns(where.param(lang))} FROM ${exposureTables} JOIN
         (SELECT row_number() OVER (ORDER BY is_other, ${sorted}) AS place, e.code FROM
            (SELECT e.code, e.published_at, e.amount, ${place} AS is_other FROM
               (SELECT e.* ${matches} ORDER BY ${sorted} LIMIT ${most}) AS e) AS e
          ORDER BY 1 LIMIT ${where.param(end - start)} OFFSET ${where.param(start)}) page ON page.code = e.code
       ORDER BY page.place`,
      where.params,
    )
    return { ...answer, items: await toExposures(db, reference, rows, lang), total }
  }
}
