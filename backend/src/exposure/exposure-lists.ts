import { publicExposureStates } from 'calls/entities/exposure'
import type { Exposure } from 'calls/entities/exposure'
import { MOST_COUNTED } from 'calls/exposure'
import type { exposureRevelation } from 'calls/exposure'
import { mediationStates } from 'calls/exposure-case/case-states'
import { exposureStateNames } from 'calls/states/state-names'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'
import { exposureConditions, wasMediated } from './exposure-conditions.ts'
import type { ExposureFilters } from './exposure-conditions.ts'
import { isPublic } from '../exposure-sql.ts'
import { publicExposures } from './exposure-rows.ts'

type Input = CallParsed<typeof exposureRevelation>

const code: SortKey = { sql: 'e.code' }
const orders: Record<Input['order'], SortKey[]> = {
  // Every public exposure has a publication time; sorted without NULLS LAST, to match the index.
  new: [{ sql: 'e.published_at', desc: true }, code],
  updated: [{ sql: 'e.updated_at', desc: true }, code],
  amount: [{ sql: 'e.amount', desc: true }, code],
}

export interface StateCount {
  state: (typeof publicExposureStates)[number]
  name: string
  count: number
}

/**
 * Maximum age of counts over all brokers: they cost a read of the list up to its end, a page only of its rows. Those of one broker are always
 * read: its list is short, and nobody may read that it has no complaints next to one.
 */
const COUNT_SECONDS = 30
/** How much longer they are returned while new ones are read. */
const STALE_SECONDS = 600

export function createExposureLists(db: Db, reference: ReferenceData) {
  const readByState = async (sql: string, params: string) => {
    const rows = await db.query<{ state: string; count: number }>(sql, JSON.parse(params) as SqlValue[])
    return new Map(rows.map(row => [row.state, row.count]))
  }
  const readCodes = async (restSql: string, params: SqlValue[]) =>
    (await db.query<{ code: string }>(`SELECT e.code FROM exposures e ${restSql}`, params)).map(row => row.code)
  const countByState = memoize({ seconds: COUNT_SECONDS, stale: STALE_SECONDS }, readByState)

  /** Public exposures under the filters, counted by state; the state filter does not narrow these counts. */
  async function counts(filters: ExposureFilters, lang: Language): Promise<StateCount[]> {
    const { state: _all, mediated, ...others } = filters
    const where = exposureConditions(others)
    if (mediated) where.add(wasMediated)
    const states = where.param(mediated ? mediationStates : publicExposureStates)
    const sql = `SELECT s.state, (SELECT count(*)::integer FROM
        (SELECT FROM exposures e WHERE e.state = s.state AND ${where.all} LIMIT ${MOST_COUNTED}) AS counted) AS count
      FROM unnest(${states}::text[]) AS s (state)`
    const count = filters.traderCode === undefined ? countByState : readByState
    const byState = await count(sql, JSON.stringify(where.params))
    return publicExposureStates.map(state => ({
      state,
      name: exposureStateNames[state][lang],
      count: byState.get(state) ?? 0,
    }))
  }

  async function page(
    filters: ExposureFilters,
    order: Input['order'],
    pageIndex: number,
    pageSize: number,
    lang: Language,
  ) {
    const stateCounts = await counts(filters, lang)
    const found = stateCounts
      .filter(({ state }) => !filters.state || state === filters.state)
      .reduce((sum, { count }) => sum + count, 0)
    const total = Math.min(found, MOST_COUNTED)
    // Where a longer list is cut off, its end is not the nearer one.
    const slice = sliceOf(pageIndex, pageSize, total, total < MOST_COUNTED)
    const answer = { total, pageIndex, pageSize, counts: stateCounts }
    if (!slice) return { ...answer, items: [] }
    const where = exposureConditions(filters)
    const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
    const codes = await readCodes(
      `${where.where} ORDER BY ${orderBy(orders[order], slice.reverse)} ${limits}`,
      where.params,
    )
    if (slice.reverse) codes.reverse()
    return { ...answer, items: await publicExposures(db, reference, codes, lang) }
  }

  /** The most recently published. */
  const newest = memoize({ seconds: 15 }, async (num: number, lang: Language): Promise<Exposure[]> => {
    const codes = await readCodes(`WHERE ${isPublic} ORDER BY ${orderBy(orders.new)} LIMIT $1`, [num])
    return publicExposures(db, reference, codes, lang)
  })

  /** The most viewed of the last days. */
  const hottest = memoize(
    { seconds: 60, stale: STALE_SECONDS },
    async (days: number, num: number, lang: Language): Promise<Exposure[]> => {
      const codes = await readCodes(
        `WHERE ${isPublic} AND e.published_at > now() - make_interval(days => $1)
         ORDER BY e.view_count DESC, e.published_at DESC, e.code LIMIT $2`,
        [days, num],
      )
      return publicExposures(db, reference, codes, lang)
    },
  )

  return { page, counts, newest, hottest }
}
