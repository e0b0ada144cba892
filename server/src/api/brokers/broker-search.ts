import type { BrokerListEntry } from 'shared-state/calls/entities/broker-list-entry'
import type { Db, SqlValue } from '../../db/db.ts'
import { kept } from '../kept.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { readKeyword } from '../search/keyword.ts'
import type { Keyword } from '../search/keyword.ts'
import type { NearWords } from '../search/near-words.ts'
import { Conditions } from '../sql-parts.ts'
import { countUpTo, exactMatch, lookedUp, looseMatch, MOST_COUNTED, MOST_LOOKED_UP, nearMatch } from './broker-keyword.ts'
import type { BrokerCondition, BrokerMatch } from './broker-keyword.ts'
import { entriesInOrder, entryColumns, entryMaker } from './broker-rows.ts'
import type { EntryRow } from './broker-rows.ts'

export interface SearchFilters {
  regulatorId?: number | undefined
  countryCode?: string | undefined
  grade?: string | undefined
}

export interface FoundBrokers {
  items: BrokerListEntry[]
  total: number
  /** Not all of them are called so: names spelt nearly so are among them. */
  near: boolean
}

export interface BrokerSearch {
  /** The best `num`, for suggestions: what fits, and names spelt nearly so where that is too little. */
  best(typed: string, num: number): Promise<readonly BrokerListEntry[]>
  /** A page, best match first; brokers that match equally well by score. */
  page(typed: string, filters: SearchFilters, pageIndex: number, pageSize: number): Promise<FoundBrokers>
}

/** With fewer found than this, a misspelling is thought of. */
const FEW = 3
const MOST_NEAR = 50
/** Pages up to here are read tier by tier, as far as they reach; farther ones are cut out of the whole order. */
const CLOSE = 200
/** What people look for is asked for again by the next letter, the next page and the next reader. */
const KEPT_SECONDS = 30
/**
 * What the parts of tierByTier are asked for at least. It costs nothing, the limit around them stops earlier; but a way down
 * from the best score has to promise more finds than a sample of the names might promise by chance, among a million too.
 */
const LEAST_LIMIT = 256
const byScore = 'b.score DESC NULLS LAST, b.comment_count DESC, b.code'

export function createBrokerSearch(db: Db, reference: ReferenceData, near: NearWords): BrokerSearch {
  const totalOf = kept({ seconds: KEPT_SECONDS }, async (sql: string, params: string) =>
    (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0,
  )
  const wholeOrder = kept({ seconds: KEPT_SECONDS, most: 8 }, async (sql: string, params: string) =>
    (await db.query<{ code: string }>(sql, JSON.parse(params) as SqlValue[])).map(({ code }) => code),
  )

  const entries = async (codes: string, where: Conditions): Promise<BrokerListEntry[]> => {
    const places = `SELECT code, row_number() OVER () AS place FROM (${codes}) AS codes`
    const sql = `SELECT ${entryColumns} FROM (${places}) AS found JOIN brokers b ON b.code = found.code ORDER BY found.place`
    const [toEntry, rows] = await Promise.all([entryMaker(reference), db.query<EntryRow>(sql, where.params)])
    return rows.map(toEntry)
  }

  /** What fits, from place `from` on; `total`: how many there are, where that is known. */
  async function read(match: BrokerMatch, filters: SearchFilters, from: number, count: number, total = Infinity): Promise<BrokerListEntry[]> {
    const where = new Conditions()
    if (total <= MOST_LOOKED_UP) {
      const limits = `LIMIT ${where.param(count)} OFFSET ${where.param(from)}`
      return entries(`SELECT b.code FROM ${lookedUp(both(where, match.condition, filters))} ORDER BY ${rankOf(where, match)}, ${byScore} ${limits}`, where)
    }
    if (from + count <= CLOSE) return entries(tierByTier(where, match, filters, from, count), where)
    const condition = both(where, match.condition, filters)
    const sql = `SELECT b.code FROM brokers b WHERE ${condition} ORDER BY ${rankOf(where, match)}, ${byScore} LIMIT ${MOST_COUNTED}`
    const codes = await wholeOrder(sql, JSON.stringify(where.params))
    return entriesInOrder(db, reference, codes.slice(from, from + count))
  }

  /** Names spelt nearly so, behind those that are spelt so. */
  async function withNear(exact: BrokerListEntry[], keyword: Keyword, filters: SearchFilters, most: number): Promise<BrokerListEntry[]> {
    const meant = await nearMatch(near, keyword)
    const nearly = meant ? await read(meant, filters, 0, most) : []
    const all = [...exact, ...nearly.filter(({ code }) => exact.every(found => found.code !== code))].slice(0, most)
    const loose = all.length === 0 && looseMatch(keyword)
    return loose ? read(loose, filters, 0, most) : all
  }

  const page = kept(
    { seconds: KEPT_SECONDS, most: 300 },
    async (typed: string, regulatorId: number | undefined, countryCode: string | undefined, grade: string | undefined, pageIndex: number, pageSize: number) => {
      const keyword = readKeyword(typed)
      if (!keyword.text) return { items: [], total: 0, near: false }
      const filters = { regulatorId, countryCode, grade }
      const exact = exactMatch(keyword)
      const where = new Conditions()
      const total = await totalOf(countUpTo(both(where, exact.condition, filters)), JSON.stringify(where.params))
      const from = (pageIndex - 1) * pageSize
      // Never asked for more than there is: the search for what is missing would go through all.
      if (total >= FEW) {
        const items = from < total ? await read(exact, filters, from, Math.min(pageSize, total - from), total) : []
        return { items, total, near: false }
      }
      const fitting = total > 0 ? await read(exact, filters, 0, total, total) : []
      const all = await withNear(fitting, keyword, filters, MOST_NEAR)
      return { items: all.slice(from, from + pageSize), total: all.length, near: all.length > total }
    },
  )

  return {
    best: kept({ seconds: KEPT_SECONDS, most: 1000 }, async (typed: string, num: number) => {
      const keyword = readKeyword(typed)
      if (!keyword.text) return []
      const items = await read(exactMatch(keyword), {}, 0, Math.max(num, FEW))
      return items.length < FEW ? withNear(items, keyword, {}, num) : items.slice(0, num)
    }),
    page: (typed, { regulatorId, countryCode, grade }, pageIndex, pageSize) => page(typed, regulatorId, countryCode, grade, pageIndex, pageSize),
  }
}

function chosen(where: Conditions, { regulatorId, countryCode, grade }: SearchFilters): string[] {
  return [
    ...(regulatorId ? [`b.code IN (SELECT l.broker_code FROM licences l WHERE l.regulator_id = ${where.param(regulatorId)})`] : []),
    ...(countryCode ? [`b.country_code = ${where.param(countryCode)}`] : []),
    ...(grade ? [`b.grade = ${where.param(grade)}`] : []),
  ]
}

const both = (where: Conditions, condition: BrokerCondition, filters: SearchFilters) => [condition(where), ...chosen(where, filters)].join(' AND ')

const rankOf = (where: Conditions, { tiers }: BrokerMatch) =>
  `CASE ${tiers.map(({ condition }, index) => `WHEN ${condition(where)} THEN ${index}`).join(' ')} END`

/**
 * Codes of the start of the order: the parts of a UNION ALL are read one after the other and only as far as the limit wants,
 * and none of them in parallel, because each has a limit of its own. A common keyword is met soon on the way down from the
 * best score, a rare one is looked up; the database chooses by how common it is.
 */
function tierByTier(where: Conditions, { tiers, closeness }: BrokerMatch, filters: SearchFilters, from: number, count: number): string {
  const limit = where.param(Math.max(from + count, LEAST_LIMIT))
  const order = closeness ? `${closeness(where)}, ${byScore}` : byScore
  const conditions = tiers.map(({ condition }) => condition(where))
  const parts = tiers.map(({ lookUp }, index) => {
    const others = conditions.slice(0, index).map(better => `NOT ${better}`)
    const here = [conditions[index], ...others, ...chosen(where, filters)].join(' AND ')
    return `(SELECT b.code FROM ${lookUp ? lookedUp(here) : `brokers b WHERE ${here}`} ORDER BY ${order} LIMIT ${limit})`
  })
  return `SELECT code FROM (${parts.join(' UNION ALL ')}) AS tiers LIMIT ${where.param(count)} OFFSET ${where.param(from)}`
}
