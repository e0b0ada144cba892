import type { exposureSlistrank } from 'calls/exposure'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { entriesByCode } from '../brokers/broker-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { daysAgo, isPublic } from '../exposure-sql.ts'

type Period = CallParsed<typeof exposureSlistrank>['period']

interface RankedRow {
  code: string
  rank: number
  previous: number | null
  value: number
}

const days: Record<Period, number> = { week: 7, month: 30, year: 365 }

/** The period begins with a day (UTC), as that of the list does, so that both count the same. */
const BEGIN = `${daysAgo('$1::integer')}::timestamp AT TIME ZONE 'UTC'`

/** Counts the period and as much time before it by one read; ties are sorted by all exposures, then code (decisions 7). */
const ranking = `SELECT b.code, r.rank::integer AS rank, r.previous::integer AS previous, r.value::integer AS value FROM (
    SELECT c.*, rank() OVER (ORDER BY value DESC) AS rank, CASE WHEN before > 0 THEN rank() OVER (ORDER BY before DESC) END AS previous FROM (
      SELECT e.broker_code, count(*) FILTER (WHERE e.published_at >= ${BEGIN}) AS value,
             count(*) FILTER (WHERE e.published_at < ${BEGIN}) AS before
      FROM exposures e
      WHERE ${isPublic} AND e.broker_code IS NOT NULL AND e.published_at >= ${BEGIN} - (now() - (${BEGIN}))
      GROUP BY e.broker_code) AS c) AS r JOIN brokers b ON b.code = r.broker_code
  WHERE r.value > 0 ORDER BY r.rank, b.exposure_count DESC, b.code LIMIT $2`

/** Brokers by the number of exposures published lately. */
export function createExposureRanks(db: Db, reference: ReferenceData) {
  const ranked = memoize({ seconds: 120, stale: 600 }, (period: Period, num: number) =>
    db.query<RankedRow>(ranking, [days[period], num]),
  )
  return async (period: Period, num: number): Promise<CallOutput<typeof exposureSlistrank>['items']> => {
    const rows = await ranked(period, num)
    const brokers = await entriesByCode(
      db,
      reference,
      rows.map(({ code }) => code),
    )
    return rows.flatMap(({ code, rank, previous, value }) => {
      const broker = brokers.get(code)
      return broker ? [{ rank, move: previous === null ? null : previous - rank, broker, value }] : []
    })
  }
}
