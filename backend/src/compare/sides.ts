import type { Broker } from 'calls/entities/broker'
import { isActive } from 'calls/findings/findings-of'
import type { Db } from 'database/db'
import { ratingFigures } from '../comments/comment-lists.ts'

/** A broker with the figures needed only for comparisons. */
export interface Side {
  broker: Broker
  /** Its licences in any state, and those that are active. */
  licences: { found: number; active: number }
  /** Average rating of the reviews, 1 to 5; null without reviews. */
  rating: number | null
  /** Number of reviews behind the rating. */
  reviews: number
  /** Lowest commission per lot of all accounts, both sides; null: no account is known. */
  commission: { amount: number; currency: string } | null
  /**
   * Lowest cost of one lot of EUR/USD, spread plus commission for opening and closing, over all accounts, in US dollars; null: not known.
   */
  lotCost: number | null
  replied: number
}

interface FigureRow {
  code: string
  replied: number
  commission: number | null
  currency: string | null
  lot_cost: number | null
}

/** Value of a pip of one lot of EUR/USD (100,000 euro) in US dollars (decisions 6). */
const PIP_OF_LOT = 10

export async function readSides(db: Db, brokers: readonly Broker[]): Promise<Side[]> {
  const codes = brokers.map(({ code }) => code)
  const [ratings, figures] = await Promise.all([
    ratingFigures(db, codes),
    db.query<FigureRow>(
      `SELECT b.code, a.commission_per_lot AS commission, a.currency,
              (SELECT min(spread_from * ${PIP_OF_LOT} + commission_per_lot)::double precision FROM broker_accounts
               WHERE broker_code = b.code AND (commission_per_lot = 0 OR currency = 'USD')) AS lot_cost,
              (SELECT count(*)::integer FROM exposures e
               WHERE e.broker_code = b.code AND exposure_is_public(e.state) AND e.replied) AS replied
       FROM brokers b
       LEFT JOIN LATERAL (
         SELECT * FROM broker_accounts WHERE broker_code = b.code ORDER BY commission_per_lot, position LIMIT 1) a ON true
       WHERE b.code = ANY($1)`,
      [codes],
    ),
  ])
  const now = Date.now()
  return brokers.map(broker => {
    const own = figures.find(row => row.code === broker.code)
    const { commission = null, currency = null, lot_cost = null, replied = 0 } = own ?? {}
    const { rating = null, total: reviews = 0 } = ratings.find(({ traderCode }) => traderCode === broker.code) ?? {}
    return {
      broker,
      licences: countLicences(broker, now),
      rating,
      reviews,
      commission: commission === null || currency === null ? null : { amount: commission, currency },
      lotCost: lot_cost === null ? null : Math.round(lot_cost * 100) / 100,
      replied,
    }
  })
}

/** A record that says that there is no licence outweighs licences that it lists. */
const countLicences = ({ licences, findings }: Broker, now: number): Side['licences'] => {
  const found = findings.includes('noLicence') ? [] : licences.filter(({ status }) => status !== 'unregulated')
  return { found: found.length, active: found.filter(licence => isActive(licence, now)).length }
}
