import type { Db } from 'database/db'

/** What decides which of a broker's tabs and sections have content. */
export interface TabFacts {
  code: string
  slug: string
  subjects: number
  account_count: number
  licence_count: number
  withdrawal_count: number
  exposure_count: number
  comment_count: number
  is_rated: boolean
  has_contacts: boolean
  has_leverage: boolean
  has_vps: boolean
  has_costs: boolean
  has_changes: boolean
}

/** Costs are compared for accounts without commission or with one in US dollars. */
const sql = `SELECT b.code, b.slug, b.subjects, b.account_count, b.licence_count, b.withdrawal_count, b.exposure_count, b.comment_count,
    num_nulls(b.score_licence, b.score_regulation, b.score_risk_control, b.score_business, b.score_software) = 0 AS is_rated,
    b.emails <> '{}' OR b.phones <> '{}' OR b.address IS NOT NULL OR b.website IS NOT NULL OR b.socials <> '{}' AS has_contacts,
    coalesce(b.max_leverage, 0) >= 1 AS has_leverage,
    EXISTS (SELECT FROM broker_vps v WHERE v.broker_code = b.code) AS has_vps,
    EXISTS (SELECT FROM broker_accounts a WHERE a.broker_code = b.code AND (a.commission_per_lot = 0 OR a.currency = 'USD')) AS has_costs,
    EXISTS (SELECT FROM broker_history h WHERE h.broker_code = b.code) AS has_changes
  FROM brokers b WHERE b.code = $1`

export const readTabFacts = (db: Db, traderCode: string): Promise<TabFacts | undefined> =>
  db.one<TabFacts>(sql, [traderCode])
