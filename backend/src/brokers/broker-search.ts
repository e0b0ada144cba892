import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import { codesLike } from '../countries/same-country.ts'
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
  /** Some items do not match exactly: they have similar names. */
  near: boolean
  /** Number of exact matches; similar names follow after them. */
  exact: number
}

type Counted = Pick<FoundBrokers, 'items' | 'total'>

export interface BrokerSearch {
  /** The best `num`, for suggestions: exact matches, then similar names if there are too few. */
  best(typed: string, num: number): Promise<Pick<FoundBrokers, 'items' | 'exact'>>
  /** A page, best match first; equally good matches by score. */
  page(typed: string, filters: SearchFilters, pageIndex: number, pageSize: number): Promise<FoundBrokers>
}

/** With fewer matches than this, the keyword may be misspelt. */
const FEW = 3
const MOST_NEAR = 50

/** How matches are read. Every way returns the same result. */
interface Reading {
  /** Up to this many are read and sorted by one statement. */
  lookedUp: number
  /** With more matches than that, pages up to here are read tier by tier; pages further on are slices of the whole sorted list. */
  close: number
}

/**
 * Up to this length, names that begin with the keyword usually fill the suggestions; below it, too many names contain the
 * keyword to read them all.
 */
const SHORT = 4
/** The same search is repeated by the next letter, the next page and the next visitor. */
const KEPT_SECONDS = 30
/**
 * Minimum limit of the parts in tierByTier. It costs nothing, because the outer limit stops earlier. With a smaller one the database would
 * walk down from the best score on the strength of an estimate that may be a sampling error, among a million brokers too.
 */
const LEAST_LIMIT = 256
const byScore = 'b.score DESC NULLS LAST, b.comment_count DESC, b.code'

export function createBrokerSearch(
  db: Db,
  reference: ReferenceData,
  near: NearWords,
  { lookedUp, close }: Reading = { lookedUp: MOST_LOOKED_UP, close: 200 },
): BrokerSearch {
  const totalOf = memoize(
    { seconds: KEPT_SECONDS },
    async (sql: string, params: string) =>
      (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0,
  )
  const wholeOrder = memoize({ seconds: KEPT_SECONDS, most: 8 }, async (sql: string, params: string) =>
    (await db.query<{ code: string }>(sql, JSON.parse(params) as SqlValue[])).map(({ code }) => code),
  )

  /** Matches in order and their total, by one statement; null if there are more than can be read at once. */
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

  /** The first `count` matches, where there are many. */
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

  /** The matches from place `from` on, and their total. */
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
    // Never requests more than there are: the search for missing rows would scan everything.
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

  /** Appends brokers with similar names to the exact matches. */
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

  const page = memoize(
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
      if (!keyword.text) return { items: [], total: 0, near: false, exact: 0 }
      const filters = { regulatorId, countryCode, grade }
      const from = (pageIndex - 1) * pageSize
      const { items, total } = await readPage(keyword, filters, from, pageSize)
      if (total >= FEW) return { items, total, near: false, exact: total }
      const fitting = items.length === total ? items : (await readPage(keyword, filters, 0, FEW)).items
      const all = await withNear(fitting, keyword, filters, MOST_NEAR)
      return { items: all.slice(from, from + pageSize), total: all.length, near: all.length > total, exact: total }
    },
  )

  return {
    best: memoize({ seconds: KEPT_SECONDS, most: 1000 }, async (typed: string, num: number) => {
      const keyword = readKeyword(typed)
      if (!keyword.text) return { items: [], exact: 0 }
      const match = exactMatch(keyword)
      const most = Math.max(num, FEW)
      const begun =
        keyword.squashed.length <= SHORT
          ? await readFirst({ ...match, tiers: match.tiers.filter(({ isGuess }) => !isGuess) }, {}, most)
          : []
      const items = begun.length === most ? begun : await readBest(match, {}, most)
      const exact = Math.min(items.length, num)
      return { items: items.length < FEW ? await withNear(items, keyword, {}, num) : items.slice(0, num), exact }
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
    ...(countryCode ? [`b.country_code = ANY(${where.param(codesLike(countryCode))})`] : []),
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
 * Entries with their place in the sort order and the total of matches: places `from` + 1 to `from` + `count`, and always the first, which
 * carries the total. If more match than can be read at once, the total exceeds that limit and the first entry is an arbitrary match.
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
 * Codes from the start of the sort order: the parts of a UNION ALL are read one after another, only as far as the limit needs, and none in
 * parallel, because each has a separate limit. For beginnings of names the database chooses between a walk down from the best score, which
 * meets common ones soon, and an index, which finds rare ones; it has the statistics to decide. For the other tiers up to `most` matches
 * are collected first, and only tiers with more are read on the way down.
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
