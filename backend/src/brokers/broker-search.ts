import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Db, SqlValue } from 'database/db'
import { kept } from 'platform/api/kept'
import { readKeyword } from '../matching/keyword.ts'
import type { Keyword } from '../matching/keyword.ts'
import type { NearWords } from '../matching/near-words.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions } from '../sql-parts.ts'
import { countUpTo, exactMatch, looseMatch, MOST_COUNTED, MOST_LOOKED_UP, nearMatch } from './broker-keyword.ts'
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

type Counted = Pick<FoundBrokers, 'items' | 'total'>

export interface BrokerSearch {
  /** The best `num`, for suggestions: what fits, and names spelt nearly so where that is too little. */
  best(typed: string, num: number): Promise<readonly BrokerListEntry[]>
  /** A page, best match first; brokers that match equally well by score. */
  page(typed: string, filters: SearchFilters, pageIndex: number, pageSize: number): Promise<FoundBrokers>
}

/** With fewer found than this, a misspelling is thought of. */
const FEW = 3
const MOST_NEAR = 50

/** How finds are read. Each way answers the same. */
interface Reading {
  /** So many are looked up and put in order by one statement. */
  lookedUp: number
  /** Of more than that, pages up to here are read tier by tier, as far as they reach; farther ones are cut out of the whole order. */
  close: number
}

/** With so few letters enough names begin to fill suggestions, and with fewer too many hold them to look all of those up. */
const SHORT = 4
/** What people look for is asked for again by the next letter, the next page and the next reader. */
const KEPT_SECONDS = 30
/**
 * What the parts of tierByTier are asked for at least. It costs nothing, the limit around them stops earlier; but a way down
 * from the best score has to promise more finds than a sample of the names might promise by chance, among a million too.
 */
const LEAST_LIMIT = 256
const byScore = 'b.score DESC NULLS LAST, b.comment_count DESC, b.code'

export function createBrokerSearch(
  db: Db,
  reference: ReferenceData,
  near: NearWords,
  { lookedUp, close }: Reading = { lookedUp: MOST_LOOKED_UP, close: 200 },
): BrokerSearch {
  const totalOf = kept(
    { seconds: KEPT_SECONDS },
    async (sql: string, params: string) =>
      (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0,
  )
  const wholeOrder = kept({ seconds: KEPT_SECONDS, most: 8 }, async (sql: string, params: string) =>
    (await db.query<{ code: string }>(sql, JSON.parse(params) as SqlValue[])).map(({ code }) => code),
  )

  /** What fits, in order, and how much does, by one statement; null where that is more than can be looked up. */
  async function lookUp(
    match: BrokerMatch,
    filters: SearchFilters,
    from: number,
    count: number,
  ): Promise<Counted | null> {
    const where = new Conditions()
    const sql = wholeAtOnce(where, match, filters, from, count, lookedUp)
    const [toEntry, rows] = await Promise.all([
      entryMaker(reference),
      db.query<EntryRow & { place: number; total: number }>(sql, where.params),
    ])
    const total = rows[0]?.total ?? 0
    return total > lookedUp ? null : { items: rows.filter(({ place }) => place > from).map(toEntry), total }
  }

  /** The first `count` of what fits, where there is much of it. */
  async function readFirst(
    match: BrokerMatch,
    filters: SearchFilters,
    count: number,
    from = 0,
  ): Promise<BrokerListEntry[]> {
    const where = new Conditions()
    const places = `SELECT code, row_number() OVER () AS place FROM (${tierByTier(where, match, filters, from, count, lookedUp)}) AS codes`
    const sql = `SELECT ${entryColumns} FROM (${places}) AS found JOIN brokers b ON b.code = found.code ORDER BY found.place`
    const [toEntry, rows] = await Promise.all([entryMaker(reference), db.query<EntryRow>(sql, where.params)])
    return rows.map(toEntry)
  }

  async function readFar(
    match: BrokerMatch,
    filters: SearchFilters,
    from: number,
    count: number,
  ): Promise<BrokerListEntry[]> {
    const where = new Conditions()
    const condition = both(where, match.condition, filters)
    const sql = `SELECT b.code FROM brokers b WHERE ${condition} ORDER BY ${rankOf(where, match)}, ${byScore} LIMIT ${MOST_COUNTED}`
    const codes = await wholeOrder(sql, JSON.stringify(where.params))
    return entriesInOrder(db, reference, codes.slice(from, from + count))
  }

  async function readBest(match: BrokerMatch, filters: SearchFilters, count: number): Promise<BrokerListEntry[]> {
    return (await lookUp(match, filters, 0, count))?.items ?? readFirst(match, filters, count)
  }

  /** What fits, from place `from` on, and how much does. */
  async function readPage(keyword: Keyword, filters: SearchFilters, from: number, count: number): Promise<Counted> {
    const match = exactMatch(keyword)
    const isShort = keyword.squashed.length < SHORT
    const few = isShort ? null : await lookUp(match, filters, from, count)
    if (few) return few
    const where = new Conditions()
    const counting = totalOf(countUpTo(both(where, match.condition, filters)), JSON.stringify(where.params))
    if (!isShort && from + count <= close) {
      const [total, items] = await Promise.all([counting, readFirst(match, filters, count, from)])
      return { items, total }
    }
    const total = await counting
    // Never asked for more than there is: the search for what is missing would go through all.
    const there = Math.min(count, total - from)
    if (there <= 0) return { items: [], total }
    const known = total <= lookedUp ? await lookUp(match, filters, from, count) : null
    if (known) return known
    return {
      items: await (from + there <= close
        ? readFirst(match, filters, there, from)
        : readFar(match, filters, from, there)),
      total,
    }
  }

  /** Names spelt nearly so, behind those that are spelt so. */
  async function withNear(
    exact: BrokerListEntry[],
    keyword: Keyword,
    filters: SearchFilters,
    most: number,
  ): Promise<BrokerListEntry[]> {
    const meant = await nearMatch(near, keyword)
    const nearly = meant ? await readBest(meant, filters, most) : []
    const all = [...exact, ...nearly.filter(({ code }) => exact.every(found => found.code !== code))].slice(0, most)
    const loose = all.length === 0 && looseMatch(keyword)
    return loose ? readBest(loose, filters, most) : all
  }

  const page = kept(
    { seconds: KEPT_SECONDS, most: 300 },
    async (
      typed: string,
      regulatorId: number | undefined,
      countryCode: string | undefined,
      grade: string | undefined,
      pageIndex: number,
      pageSize: number,
    ) => {
      const keyword = readKeyword(typed)
      if (!keyword.text) return { items: [], total: 0, near: false }
      const filters = { regulatorId, countryCode, grade }
      const from = (pageIndex - 1) * pageSize
      const { items, total } = await readPage(keyword, filters, from, pageSize)
      if (total >= FEW) return { items, total, near: false }
      const fitting = items.length === total ? items : (await readPage(keyword, filters, 0, FEW)).items
      const all = await withNear(fitting, keyword, filters, MOST_NEAR)
      return { items: all.slice(from, from + pageSize), total: all.length, near: all.length > total }
    },
  )

  return {
    best: kept({ seconds: KEPT_SECONDS, most: 1000 }, async (typed: string, num: number) => {
      const keyword = readKeyword(typed)
      if (!keyword.text) return []
      const match = exactMatch(keyword)
      const most = Math.max(num, FEW)
      const begun =
        keyword.squashed.length <= SHORT
          ? await readFirst({ ...match, tiers: match.tiers.filter(({ isGuess }) => !isGuess) }, {}, most)
          : []
      const items = begun.length === most ? begun : await readBest(match, {}, most)
      return items.length < FEW ? withNear(items, keyword, {}, num) : items.slice(0, num)
    }),
    page: (typed, { regulatorId, countryCode, grade }, pageIndex, pageSize) =>
      page(typed, regulatorId, countryCode, grade, pageIndex, pageSize),
  }
}

function chosen(where: Conditions, { regulatorId, countryCode, grade }: SearchFilters): string[] {
  return [
    ...(regulatorId
      ? [`b.code IN (SELECT l.broker_code FROM licences l WHERE l.regulator_id = ${where.param(regulatorId)})`]
      : []),
    ...(countryCode ? [`b.country_code = ${where.param(countryCode)}`] : []),
    ...(grade ? [`b.grade = ${where.param(grade)}`] : []),
  ]
}

const both = (where: Conditions, condition: BrokerCondition, filters: SearchFilters) =>
  [condition(where), ...chosen(where, filters)].join(' AND ')

const rankOf = (where: Conditions, { tiers }: BrokerMatch) =>
  tiers.length === 1
    ? '0'
    : `CASE ${tiers.map(({ condition }, index) => `WHEN ${condition(where)} THEN ${index}`).join(' ')} END`

/**
 * Entries with their place in the order and with the total of what fits: places `from` + 1 to `from` + `count`, and always the
 * first, which tells the total. Where more fits than can be looked up the total is beyond that, and the first is any of them.
 */
function wholeAtOnce(
  where: Conditions,
  match: BrokerMatch,
  filters: SearchFilters,
  from: number,
  count: number,
  most: number,
): string {
  const columns = `b.code, b.score, b.comment_count${match.closeness ? ', b.find_text' : ''}`
  const fitting = `SELECT ${columns}, ${rankOf(where, match)} AS rank FROM brokers b WHERE ${both(where, match.condition, filters)} LIMIT ${most + 1}`
  const order = ['b.rank', ...(match.closeness ? [match.closeness(where)] : []), byScore].join(', ')
  const [after, last] = [where.param(from), where.param(from + count)]
  return `SELECT ${entryColumns}, found.place, found.total
    FROM (SELECT b.code, row_number() OVER (ORDER BY ${order})::integer AS place, count(*) OVER ()::integer AS total FROM (${fitting}) AS b) AS found
      JOIN brokers b ON b.code = found.code
    WHERE found.place = 1 OR found.total <= ${most} AND found.place > ${after} AND found.place <= ${last}
    ORDER BY found.place`
}

/**
 * Codes of the start of the order: the parts of a UNION ALL are read one after the other and only as far as the limit wants,
 * and none of them in parallel, because each has a limit of its own. What names begin with is met soon on the way down from
 * the best score where it is common, and looked up where it is rare; the database chooses, and knows. Of the rest so many are
 * looked up as may be, and only what has more is met on the way down.
 */
function tierByTier(
  where: Conditions,
  { tiers, closeness }: BrokerMatch,
  filters: SearchFilters,
  from: number,
  count: number,
  most: number,
): string {
  const limit = where.param(Math.max(from + count, LEAST_LIMIT))
  const order = closeness ? `${closeness(where)}, ${byScore}` : byScore
  const conditions = tiers.map(({ condition }) => condition(where))
  const columns = `b.code, b.score, b.comment_count${closeness ? ', b.find_text' : ''}`
  const beforehand: string[] = []
  const parts = tiers.flatMap(({ isGuess }, index) => {
    const others = conditions.slice(0, index).map(better => `NOT ${better}`)
    const here = [conditions[index], ...others, ...chosen(where, filters)].join(' AND ')
    const inOrder = (source: string) => `(SELECT b.code FROM ${source} ORDER BY ${order} LIMIT ${limit})`
    if (!isGuess) return [inOrder(`brokers b WHERE ${here}`)]
    beforehand.push(`tier${index} AS MATERIALIZED (SELECT ${columns} FROM brokers b WHERE ${here} LIMIT ${most + 1})`)
    const found = `(SELECT count(*) FROM tier${index})`
    return [
      inOrder(`tier${index} b WHERE ${found} <= ${most}`),
      inOrder(`brokers b WHERE ${found} > ${most} AND ${here}`),
    ]
  })
  return `${beforehand.length > 0 ? `WITH ${beforehand.join(', ')} ` : ''}SELECT code FROM (${parts.join(' UNION ALL ')}) AS tiers LIMIT ${where.param(count)} OFFSET ${where.param(from)}`
}
