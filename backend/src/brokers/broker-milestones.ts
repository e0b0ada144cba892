import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import { keysetConditions, orderBy } from '../sql-parts.ts'
import type { Conditions, Slice } from '../sql-parts.ts'
import { keysOf } from './broker-orders.ts'
import type { BrokerOrder } from './broker-orders.ts'

interface Spacing {
  /** Brokers between two milestones: skipping this many takes no noticeable time. */
  every: number
  /** Milestones read by one statement: on the embedded engine other statements wait for it. */
  atOnce: number
}

const AGE = { seconds: 60, stale: 60, most: 50 }

/** The sort keys of one broker, as text, which keeps full precision: times have fractions of a millisecond. */
type Milestone = readonly (string | null)[]

/** Statement for the codes of a slice that begins after `start` brokers; null: the slice is read from an end of the list. */
type CodesFromMilestone = (where: Conditions, order: BrokerOrder, start: number, slice: Slice) => Promise<string | null>

/**
 * Reads far pages without skipping over everything before them: the keys of every 2,000th broker of a list are cached for a minute (two
 * while they are read again), and a page is read from the nearest milestone before it. Brokers added or removed in that time may shift the
 * start of a far page by as many places; every row between two milestones still appears on exactly one page.
 */
export function createMilestones(db: Db, { every, atOnce }: Spacing = { every: 2000, atOnce: 25 }): CodesFromMilestone {
  const milestonesOf = memoize(AGE, async (conditions: string, params: string, order: BrokerOrder) => {
    const keys = keysOf[order].map(({ sql }) => `${sql}::text`).join(', ')
    const found: Milestone[] = []
    for (;;) {
      const values = JSON.parse(params) as SqlValue[]
      const rows = rowsFrom(found.at(-1), order, conditions, every * atOnce + 1, value => `$${values.push(value)}`)
      const next = await db.query<{ milestone: Milestone }>(
        `SELECT ARRAY[${keys}] AS milestone FROM (SELECT b.*, row_number() OVER () AS place FROM (${rows}) AS b) AS b
         WHERE place > 1 AND place % ${every} = 1 ORDER BY place`,
        values,
      )
      found.push(...next.map(({ milestone }) => milestone))
      if (next.length < atOnce) return found
    }
  })

  return async (where, order, start, slice) => {
    if (slice.offset < every) return null
    const milestones = await milestonesOf(where.all, JSON.stringify(where.params), order)
    const milestone = milestones[Math.floor(start / every) - 1]
    if (!milestone) return null
    const rows = rowsFrom(milestone, order, where.all, slice.limit + (start % every), value => where.param(value))
    return `SELECT b.code FROM (${rows}) AS b OFFSET ${where.param(start % every)}`
  }
}

/** The first rows from a milestone on. The parts have separate limits and are read one after another, only as far as needed. */
function rowsFrom(
  milestone: Milestone | undefined,
  order: BrokerOrder,
  conditions: string,
  limit: number,
  param: (value: SqlValue) => string,
): string {
  const keys = keysOf[order]
  const columns = keys.map(({ sql }) => sql).join(', ')
  const parts = milestone
    ? keysetConditions(
        keys,
        milestone.map(value => (value === null ? null : param(value))),
      )
    : ['']
  const most = param(limit)
  const rows = parts.map(part => {
    const all = [conditions, part].filter(Boolean).join(' AND ')
    return `(SELECT ${columns} FROM brokers b ${all && `WHERE ${all}`} ORDER BY ${orderBy(keys)} LIMIT ${most})`
  })
  return `SELECT * FROM (${rows.join(' UNION ALL ')}) AS b LIMIT ${most}`
}
