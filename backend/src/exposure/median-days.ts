import { LEAST_CASES } from 'calls/exposure'
import type { Db } from 'database/db'

/** Median days from publication to resolution of a broker's resolved exposures; null with fewer than LEAST_CASES. */
export async function readMedianDays(db: Db, traderCode: string): Promise<number | null> {
  const row = await db.one<{ cases: number; days: number | null }>(
    `SELECT count(*)::integer AS cases,
            percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM state_since - published_at) / 86400) AS days
     FROM exposures WHERE broker_code = $1 AND state = 'resolved' AND published_at IS NOT NULL`,
    [traderCode],
  )
  return row && row.cases >= LEAST_CASES ? row.days : null
}
