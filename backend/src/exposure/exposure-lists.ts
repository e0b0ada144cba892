import { publicExposureStates } from 'calls/entities/exposure'
import type { Exposure } from 'calls/entities/exposure'
import type { exposureRevelation } from 'calls/exposure'
import { exposureStateNames } from 'calls/states/state-names'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'
import { exposureConditions } from './exposure-conditions.ts'
import type { ExposureFilters } from './exposure-conditions.ts'
import { isPublic } from '../exposure-sql.ts'
import { exposureColumns, exposureTables, toExposures } from './exposure-rows.ts'
import type { ExposureRow } from './exposure-rows.ts'

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

/** Maximum age of counts: they cost a read of the whole list, a page only of its rows. */
const COUNT_SECONDS = 30

export function createExposureLists(db: Db, reference: ReferenceData) {
  const readCounts = async (where: string, params: string) => {
    const sql = `SELECT e.state, count(*)::integer AS count FROM exposures e ${where} GROUP BY e.state`
    const rows = await db.query<{ state: string; count: number }>(sql, JSON.parse(params) as SqlValue[])
    return new Map(rows.map(row => [row.state, row.count]))
  }
  const countByState = memoize({ seconds: COUNT_SECONDS }, readCounts)
  /** Cases of mediation are counted by their timelines: callers get the last counts while new ones are read. */
  const countMediated = memoize({ seconds: COUNT_SECONDS, stale: 600 }, readCounts)

  /** Public exposures under the filters, counted by state; the state filter does not narrow these counts. */
  async function counts(filters: ExposureFilters, lang: Language): Promise<StateCount[]> {
    const where = exposureConditions({ ...filters, state: undefined })
    const count = filters.mediated ? countMediated : countByState
    const byState = await count(where.where, JSON.stringify(where.params))
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
    const total = stateCounts
      .filter(({ state }) => !filters.state || state === filters.state)
      .reduce((sum, { count }) => sum + count, 0)
    const slice = sliceOf(pageIndex, pageSize, total)
    const answer = { total, pageIndex, pageSize, counts: stateCounts }
    if (!slice) return { ...answer, items: [] }
    const where = exposureConditions(filters)
    const keys = orders[order]
    const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
    const rows = await db.query<ExposureRow>(
      `SELECT ${exposureColumns(where.param(lang))} FROM ${exposureTables} JOIN
         (SELECT e.code FROM exposures e ${where.where} ORDER BY ${orderBy(keys, slice.reverse)} ${limits}) page ON page.code = e.code
       ORDER BY ${orderBy(keys)}`,
      where.params,
    )
    return { ...answer, items: await toExposures(db, reference, rows, lang) }
  }

  /** The most recently published. */
  const newest = memoize({ seconds: 15 }, async (num: number, lang: Language): Promise<Exposure[]> => {
    const sql = `SELECT ${exposureColumns('$1')} FROM ${exposureTables} WHERE ${isPublic} ORDER BY e.published_at DESC, e.code LIMIT $2`
    return toExposures(db, reference, await db.query<ExposureRow>(sql, [lang, num]), lang)
  })

  /** The most viewed of the last days. */
  const hottest = memoize({ seconds: 60 }, async (days: number, num: number, lang: Language): Promise<Exposure[]> => {
    const rows = await db.query<ExposureRow>(
      `SELECT ${exposureColumns('$1')} FROM ${exposureTables}
       WHERE ${isPublic} AND e.published_at > now() - make_interval(days => $2)
       ORDER BY e.view_count DESC, e.published_at DESC, e.code LIMIT $3`,
      [lang, days, num],
    )
    return toExposures(db, reference, rows, lang)
  })

  return { page, counts, newest, hottest }
}
