import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import type { Db } from 'database/db'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import { isPublic } from '../exposure-sql.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

/** Brokers that were reported as scams and are unfit to lead (decisions 7), the most recently reported first (spec 2.5). */
export async function latestScamBrokers(
  { db, reference }: { db: Db; reference: ReferenceData },
  num: number,
): Promise<BrokerListEntry[]> {
  const rows = await db.query<{ code: string }>(
    `SELECT e.broker_code AS code FROM exposures e
     WHERE e.broker_code IS NOT NULL AND e.reason = 'scam' AND ${isPublic} AND NOT EXISTS (SELECT 1 FROM leading_brokers() l WHERE l.code = e.broker_code)
     GROUP BY e.broker_code ORDER BY max(e.published_at) DESC, e.broker_code LIMIT $1`,
    [num],
  )
  const brokers = await entriesInOrder(
    db,
    reference,
    rows.map(({ code }) => code),
  )
  return brokers.filter(broker => !mayLead(broker))
}
