import type { brokersIndexinit } from 'calls/brokers'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Grade } from 'calls/rating/grade'
import { gradeBands } from 'calls/rating/grade-bands'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallParsed } from 'shared-state/api/declare-call'
import { codesLike } from '../countries/same-country.ts'
import { readKeyword } from '../matching/keyword.ts'
import type { NearWords } from '../matching/near-words.ts'
import type { ReferenceData, Software } from '../reference/reference-data.ts'
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
import type { ReadBrokers } from './broker-reader.ts'
import { createMilestones } from './broker-milestones.ts'
import { keysOf } from './broker-orders.ts'
import type { BrokerOrder } from './broker-orders.ts'
import { subjectCondition } from './broker-subjects.ts'
import type { BrokerSubject } from './broker-subjects.ts'

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
    | 'feature'
    | 'riskLevel'
    | 'system'
    | 'tier'
    | 'spreadMax'
    | 'leverageMax'
    | 'reviewsMin'
    | 'withdrawals'
    | 'claimed'
  >
> & { subject?: BrokerSubject | undefined }

/** With several grades the score range is added too, so that the database does not search among AAA brokers for the best of C and D. */
function addGrades(where: Conditions, grades: readonly (Grade | 'none')[]): void {
  const rated = grades.filter(grade => grade !== 'none')
  if (rated.length < grades.length) return where.add(`(b.grade IS NULL OR b.grade = ANY(${where.param(grades)}))`)
  where.anyOf('b.grade', grades)
  if (rated.length < 2) return
  const scores = rated.flatMap(grade => [gradeBands[grade].from, gradeBands[grade].to])
  where.add(`b.score BETWEEN ${where.param(Math.min(...scores))} AND ${where.param(Math.max(...scores))}`)
}

/**
 * Filters with kinds and systems of software resolved to software codes, and tiers to regulators: for given codes the database can estimate
 * how common they are.
 */
type TableFilters = Omit<BrokerFilters, 'platform' | 'system' | 'tier'> & {
  software?: string[]
  onSystem?: string[]
  activeWith?: number[]
}

/** `match` is the condition for the keyword of the filters. */
function conditionsOf(filters: TableFilters, match?: BrokerMatch): Conditions {
  const where = new Conditions()
  if (match) where.add(match.condition(where))
  if (filters.subject) where.add(subjectCondition(filters.subject))
  if (filters.regulatorId) {
    const ids = where.param(filters.regulatorId)
    where.add(`b.code IN (SELECT l.broker_code FROM licences l WHERE l.regulator_id = ANY(${ids}))`)
  }
  where.anyOf('b.licence_status', filters.licenceStatus)
  where.anyOf('b.country_code', filters.countryCode?.flatMap(codesLike))
  if (filters.grade) addGrades(where, filters.grade)
  if (filters.software) where.add(`b.platforms && ${where.param(filters.software)}::text[]`)
  if (filters.onSystem) where.add(`b.platforms && ${where.param(filters.onSystem)}::text[]`)
  if (filters.activeWith) {
    const ids = where.param(filters.activeWith)
    where.add(`b.code IN (SELECT l.broker_code FROM licences l WHERE l.regulator_id = ANY(${ids})
      AND l.status IN ('regulated', 'offshore') AND (l.expires_at IS NULL OR l.expires_at >= (now() AT TIME ZONE 'UTC')::date))`)
  }
  if (filters.feature) where.add(`b.tags && ${where.param(filters.feature)}::text[]`)
  where.anyOf('shown_risk(b)', filters.riskLevel)
  where.when(filters.spreadMax, pips => `b.spread_from <= ${pips}`)
  where.when(filters.leverageMax, most => `b.max_leverage <= ${most}`)
  where.when(filters.reviewsMin, least => `b.comment_count >= ${least}`)
  if (filters.withdrawals) where.add(`b.withdrawal_count ${filters.withdrawals === 'none' ? '= 0' : '> 0'}`)
  if (filters.claimed) where.add('b.claimed')
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
  /** The number of brokers that have a subject, or of all. */
  count(subject: BrokerSubject | undefined): Promise<number>
}

/** Maximum age of a total: it costs a read of the whole filtered list, a page only of its rows. */
const TOTAL_AGE = { seconds: 60, stale: 60 }

export function createBrokerLists(
  db: Db,
  reference: ReferenceData,
  near: NearWords,
  readBrokers: ReadBrokers,
  fromMilestone = createMilestones(db),
): BrokerLists {
  const totalOf = memoize(
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

  async function inTable({ platform: kinds, system: systems, tier, ...filters }: BrokerFilters): Promise<TableFilters> {
    if (!kinds && !systems && tier === undefined) return filters
    const software = [...(await reference.software()).values()]
    const codesOf = (fits: (program: Software) => boolean) => software.filter(fits).map(({ code }) => code)
    const regulators = [...(await reference.regulators()).values()]
    return {
      ...filters,
      ...(kinds && { software: codesOf(({ kind }) => kinds.includes(kind)) }),
      ...(systems && { onSystem: codesOf(({ platforms }) => systems.some(system => platforms.includes(system))) }),
      ...(tier !== undefined && {
        activeWith: regulators.filter(regulator => regulator.tier <= tier).map(({ regulator_id: id }) => id),
      }),
    }
  }

  return {
    count: async subject => (await counted({ subject })).total,
    async page(filters, order, pageIndex, pageSize) {
      const { where, total, from, near: isNear } = await narrowed(await inTable(filters))
      const slice = sliceOf(pageIndex, pageSize, total, total < MOST_COUNTED || filters.keyword === undefined)
      if (!slice) return { items: [], total, near: isNear }
      const keys = keysOf[order]
      const fromEnd = () => {
        const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
        return `SELECT b.code FROM ${from} ORDER BY ${orderBy(keys, slice.reverse)} ${limits}`
      }
      // The codes first, from the index alone; then their order.
      const start = (pageIndex - 1) * pageSize
      const found = (filters.keyword === undefined && (await fromMilestone(where, order, start, slice))) || fromEnd()
      const sql = `SELECT b.code FROM brokers b JOIN (${found}) page ON page.code = b.code ORDER BY ${orderBy(keys)}`
      const codes = (await db.query<{ code: string }>(sql, where.params)).map(({ code }) => code)
      const brokers = await readBrokers(codes)
      return { items: codes.flatMap(code => brokers.get(code) ?? []), total, near: isNear }
    },
  }
}
