import type { brokersIndexinit } from 'calls/brokers'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Grade } from 'calls/rating/grade'
import type { Db, SqlValue } from 'database/db'
import { kept } from 'platform/api/kept'
import type { CallParsed } from 'shared-state/api/declare-call'
import { readKeyword } from '../matching/keyword.ts'
import type { NearWords } from '../matching/near-words.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import {
  countUpTo,
  exactMatch,
  lookedUp,
  looseMatch,
  MOST_COUNTED,
  MOST_LOOKED_UP,
  nearMatch,
} from './broker-keyword.ts'
import type { BrokerMatch } from './broker-keyword.ts'
import { createMilestones } from './broker-milestones.ts'
import { keysOf } from './broker-orders.ts'
import type { BrokerOrder } from './broker-orders.ts'
import { entryColumns, entryMaker } from './broker-rows.ts'
import type { EntryRow } from './broker-rows.ts'

export type BrokerFilters = Partial<
  Pick<
    CallParsed<typeof brokersIndexinit>,
    | 'keyword'
    | 'regulatorId'
    | 'licenceStatus'
    | 'countryCode'
    | 'grade'
    | 'platform'
    | 'minScore'
    | 'depositMax'
    | 'yearsMin'
  >
>

/** Lowest and highest score of each grade (calls/rating/grade), both inclusive. */
const scoresOfGrade: Record<Grade, [lowest: number, highest: number]> = {
  AAA: [8.54, 10],
  AA: [8, 8.54],
  A: [7, 8],
  B: [6, 7],
  C: [4.56, 6],
  D: [0, 4.55],
  E: [0, 4.56],
}

/** With several grades the score range is added too, so that the database does not search among AAA brokers for the best of C and D. */
function addGrades(where: Conditions, grades: readonly (Grade | 'none')[]): void {
  const rated = grades.filter(grade => grade !== 'none')
  if (rated.length < grades.length) return where.add(`(b.grade IS NULL OR b.grade = ANY(${where.param(grades)}))`)
  where.anyOf('b.grade', grades)
  if (rated.length < 2) return
  const scores = rated.flatMap(grade => scoresOfGrade[grade])
  where.add(`b.score BETWEEN ${where.param(Math.min(...scores))} AND ${where.param(Math.max(...scores))}`)
}

/** Filters with platform kinds resolved to software codes: for given codes the database can estimate how common they are. */
type TableFilters = Omit<BrokerFilters, 'platform'> & { software?: string[] }

/** `match` is the condition for the keyword of the filters. */
function conditionsOf(filters: TableFilters, match?: BrokerMatch): Conditions {
  const where = new Conditions()
  if (match) where.add(match.condition(where))
  if (filters.regulatorId) {
    const ids = where.param(filters.regulatorId)
    where.add(`b.code IN (SELECT l.broker_code FROM licences l WHERE l.regulator_id = ANY(${ids}))`)
  }
  where.anyOf('b.licence_status', filters.licenceStatus)
  where.anyOf('b.country_code', filters.countryCode)
  if (filters.grade) addGrades(where, filters.grade)
  if (filters.software) where.add(`b.platforms && ${where.param(filters.software)}::text[]`)
  where.when(filters.minScore, score => `b.score >= ${score}`)
  where.when(filters.depositMax, amount => `b.min_deposit_usd <= ${amount}`)
  where.when(filters.yearsMin, years => `b.founded_year <= extract(year FROM now())::integer - ${years}::integer`)
  return where
}

export interface BrokerListPage {
  items: BrokerListEntry[]
  total: number
  /** Nothing matches the keyword exactly; the items have similar names. */
  near: boolean
}

export interface BrokerLists {
  page(filters: BrokerFilters, order: BrokerOrder, pageIndex: number, pageSize: number): Promise<BrokerListPage>
}

/** Maximum age of a total: it costs a read of the whole filtered list, a page only of its rows. */
const TOTAL_AGE = { seconds: 60, stale: 60 }

export function createBrokerLists(
  db: Db,
  reference: ReferenceData,
  near: NearWords,
  fromMilestone = createMilestones(db),
): BrokerLists {
  const totalOf = kept(
    TOTAL_AGE,
    async (sql: string, params: string) =>
      (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0,
  )
  const counted = async (filters: TableFilters, match?: BrokerMatch) => {
    const where = conditionsOf(filters, match)
    const sql = match ? countUpTo(where.all) : `SELECT count(*)::integer AS total FROM brokers b ${where.where}`
    const total = await totalOf(sql, JSON.stringify(where.params))
    const from = match && total <= MOST_LOOKED_UP ? lookedUp(where.all) : `brokers b ${where.where}`
    return { where, total, from, near: false }
  }

  /** Treats a keyword without matches as misspelt. */
  async function narrowed(filters: TableFilters) {
    const keyword = filters.keyword === undefined ? undefined : readKeyword(filters.keyword)
    if (!keyword) return counted(filters)
    const exact = await counted(filters, exactMatch(keyword))
    if (exact.total > 0) return exact
    for (const match of [await nearMatch(near, keyword), looseMatch(keyword)]) {
      if (!match) continue
      const found = await counted(filters, match)
      if (found.total > 0) return { ...found, near: true }
    }
    return exact
  }

  async function inTable({ platform: kinds, ...filters }: BrokerFilters): Promise<TableFilters> {
    if (!kinds) return filters
    const known = await reference.software()
    return {
      ...filters,
      software: [...known.values()].filter(({ kind }) => kinds.includes(kind)).map(({ code }) => code),
    }
  }

  return {
    async page(filters, order, pageIndex, pageSize) {
      const { where, total, from, near: isNear } = await narrowed(await inTable(filters))
      const slice = sliceOf(pageIndex, pageSize, total, total < MOST_COUNTED || filters.keyword === undefined)
      if (!slice) return { items: [], total, near: isNear }
      const keys = keysOf[order]
      const fromEnd = () => {
        const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
        return `SELECT b.code FROM ${from} ORDER BY ${orderBy(keys, slice.reverse)} ${limits}`
      }
      // The codes first, from the index alone; then the rows of this page.
      const start = (pageIndex - 1) * pageSize
      const codes = (filters.keyword === undefined && (await fromMilestone(where, order, start, slice))) || fromEnd()
      const sql = `SELECT ${entryColumns} FROM brokers b JOIN (${codes}) page ON page.code = b.code ORDER BY ${orderBy(keys)}`
      const [toEntry, rows] = await Promise.all([entryMaker(reference), db.query<EntryRow>(sql, where.params)])
      return { items: rows.map(toEntry), total, near: isNear }
    },
  }
}
