import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import { codesLike } from '../countries/same-country.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, orderBy } from '../sql-parts.ts'
import { keysOf } from './broker-orders.ts'
import { entriesInOrder } from './broker-rows.ts'

type LeadingOrder = 'score' | 'comments'

/** Brokers that lead lists or are recommended (decisions 7): the table `leading_brokers()` of migration 0025 has no others. */
export interface LeadingBrokers {
  /** The first `num`, by score or by number of reviews. */
  first(order: LeadingOrder, num: number, countryCode?: string): Promise<BrokerListEntry[]>
}

export function createLeadingBrokers(db: Db, reference: ReferenceData): LeadingBrokers {
  const codesOf = memoize(
    { seconds: 60, most: 1000 },
    async (order: LeadingOrder, num: number, countryCode: string | undefined) => {
      const where = new Conditions()
      where.anyOf('b.country_code', countryCode === undefined ? undefined : codesLike(countryCode))
      const sql = `SELECT b.code FROM leading_brokers() b ${where.where} ORDER BY ${orderBy(keysOf[order])} LIMIT ${where.param(num)}`
      return (await db.query<{ code: string }>(sql, where.params)).map(({ code }) => code)
    },
  )
  return {
    first: async (order, num, countryCode) => leadersInOrder(db, reference, await codesOf(order, num, countryCode)),
  }
}

/** Those of the brokers that may lead now, in the order requested: codes that were chosen some time ago may include others. */
export const leadersInOrder = async (
  db: Db,
  reference: ReferenceData,
  codes: readonly string[],
): Promise<BrokerListEntry[]> => (await entriesInOrder(db, reference, codes)).filter(mayLead)
