import type { Broker } from 'calls/entities/broker'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { ReferenceData } from '../reference/reference-data.ts'
import { orderBy } from '../sql-parts.ts'
import { keysOf } from './broker-orders.ts'
import { leadersInOrder } from './leading-brokers.ts'

/** The largest number of brokers that a call may ask for, and the broker itself. */
const MOST = 51

/**
 * Brokers to consider beside a broker or in its place: of the same country, those of the same grade first, best first. Only brokers that may
 * lead (decisions 7), so that one with a D is not shown the others with a D.
 */
export function createSimilarBrokers(db: Db, reference: ReferenceData) {
  const codesOf = memoize({ seconds: 60, most: 2000 }, async (countryCode: string, grade: string | null) => {
    const first = (condition: string) =>
      `(SELECT b.code FROM leading_brokers() b WHERE b.country_code = $1 AND ${condition} ORDER BY ${orderBy(keysOf.score)} LIMIT ${MOST})`
    const sql = `${first('b.grade = $2')} UNION ALL ${first('b.grade IS DISTINCT FROM $2')} LIMIT ${MOST}`
    return (await db.query<{ code: string }>(sql, [countryCode, grade])).map(({ code }) => code)
  })
  return async ({ code, countryCode, grade }: Broker, num: number): Promise<BrokerListEntry[]> => {
    const others = (await codesOf(countryCode, grade)).filter(other => other !== code)
    return (await leadersInOrder(db, reference, others.slice(0, 2 * num))).slice(0, num)
  }
}
