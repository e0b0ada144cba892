import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import type { Db } from 'database/db'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import { isPublic } from '../exposure-sql.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

/** Reports that are looked at: others are not the latest. */
const LATEST = 500

/** Brokers that were reported as scams and are unfit to lead (decisions 7), the most recently reported first (spec 2.5). */
export async function latestScamBrokers(
  { db, reference }: { db: Db; reference: ReferenceData },
  num: number,
): Promise<BrokerListEntry[]> {
  const rows = await db.query<{ code: string }>(
    `SELECT r.broker_code AS code FROM (SELECT e.broker_code, max(e.published_at) AS at FROM
         (SELECT e.broker_code, e.published_at FROM exposures e WHERE e.broker_code IS NOT NULL AND e.reason = 'scam' AND ${isPublic}
          ORDER BY e.published_at DESC, e.code LIMIT ${LATEST}) AS e GROUP BY e.broker_code) AS r JOIN brokers b ON b.code = r.broker_code
     WHERE NOT broker_may_lead(b) ORDER BY r.at DESC, r.broker_code LIMIT $1`,
    [num],
  )
  const brokers = await entriesInOrder(
    db,
    reference,
    rows.map(({ code }) => code),
  )
  return brokers.filter(broker => !mayLead(broker))
}
