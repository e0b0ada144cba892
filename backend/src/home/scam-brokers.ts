import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Db } from 'database/db'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import { isPublic } from '../exposure/exposure-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

/** Grades D and E (spec 3): a broker with a better grade is not called a scam because of one report. */
const BADLY_GRADED = 'b.score < 4.56'

/** Badly graded brokers reported as scams, the most recently reported first (spec 2.5). */
export async function latestScamBrokers(
  { db, reference }: { db: Db; reference: ReferenceData },
  num: number,
): Promise<BrokerListEntry[]> {
  const rows = await db.query<{ code: string }>(
    `SELECT e.broker_code AS code FROM exposures e JOIN brokers b ON b.code = e.broker_code
     WHERE e.reason = 'scam' AND ${isPublic} AND ${BADLY_GRADED}
     GROUP BY e.broker_code ORDER BY max(e.published_at) DESC, e.broker_code LIMIT $1`,
    [num],
  )
  return entriesInOrder(
    db,
    reference,
    rows.map(({ code }) => code),
  )
}
