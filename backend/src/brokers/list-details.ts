import type { brokerListDetails } from 'calls/brokers'
import type { Db } from 'database/db'
import type { OutputOfSchema } from 'shared-state/schema'
import { overdue } from '../exposure-sql.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

type Details = OutputOfSchema<typeof brokerListDetails>

interface DetailsRow extends Omit<Details, 'systems'> {
  code: string
  platforms: string[]
}

/** Value of one pip for one lot of EUR/USD, in US dollars, as in the cost on a broker's page. */
const PIP_OF_LOT = 10

const sql = `SELECT b.code, b.account_count AS "accountTypes", b.withdrawal_count AS withdrawals, b.website, b.claimed, b.platforms,
    shown_risk(b) AS "riskLevel", b.updated_at AS "updatedAt",
    ARRAY(SELECT DISTINCT c FROM broker_accounts a, unnest(a.currencies) AS c WHERE a.broker_code = b.code ORDER BY c) AS currencies,
    (SELECT min(a.spread_from * ${PIP_OF_LOT} + a.commission_per_lot) FROM broker_accounts a
       WHERE a.broker_code = b.code AND (a.commission_per_lot = 0 OR a.currency = 'USD')) AS "lotCost",
    (SELECT count(*)::integer FROM exposures e WHERE e.broker_code = b.code AND exposure_is_public(e.state) AND e.replied) AS replied,
    (SELECT count(*)::integer FROM exposures e WHERE e.broker_code = b.code AND ${overdue}) AS overdue,
    (SELECT count(DISTINCT l.entity_name)::integer FROM licences l WHERE l.broker_code = b.code) AS entities
  FROM brokers b WHERE b.code = ANY($1)`

/** What the sub-pages of the list tell about these brokers, by code. */
export async function readListDetails(
  db: Db,
  reference: ReferenceData,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Details>> {
  const [rows, software] = await Promise.all([db.query<DetailsRow>(sql, [codes]), reference.software()])
  return new Map(
    rows.map(({ code, platforms, ...details }) => [
      code,
      { ...details, systems: [...new Set(platforms.flatMap(program => software.get(program)?.platforms ?? []))] },
    ]),
  )
}
