import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Db } from 'database/db'
import { keepByKey } from 'platform/api/keep-by-key'
import type { ReadByKey } from 'platform/api/keep-by-key'
import type { ReferenceData } from '../reference/reference-data.ts'
import { entryMaker, rowsByCode } from './broker-rows.ts'

/** Brokers by code; unknown codes are left out. */
export type ReadBrokers = ReadByKey<BrokerListEntry>

/**
 * Reads brokers for lists. A row is kept for half a minute, or until the broker changes (migration 0031). What follows from it and from today's
 * date is worked out each time. Decisions about a broker use entriesByCode().
 */
export function createBrokerReader(db: Db, reference: ReferenceData): ReadBrokers {
  const readRows = keepByKey({ seconds: 30, most: 2000, item: 'broker:' }, codes => rowsByCode(db, codes))
  return async codes => {
    const [toEntry, rows] = await Promise.all([entryMaker(reference), readRows(codes)])
    return new Map([...rows].map(([code, row]) => [code, toEntry(row)]))
  }
}
