import type { Broker } from 'shared-state/calls/entities/broker'
import type { Db } from '../../db/db.ts'
import { ratingFigures } from '../comments/comment-lists.ts'

/** A broker with the figures that only a comparison wants. */
export interface Side {
  broker: Broker
  /** Mean of the reviews, 1 to 5; null without any. */
  rating: number | null
  /** Lowest per lot of all accounts, both sides; null: no account is known. */
  commission: { amount: number; currency: string } | null
  replied: number
}

interface FigureRow {
  code: string
  replied: number
  commission: number | null
  currency: string | null
}

export async function readSides(db: Db, brokers: readonly Broker[]): Promise<Side[]> {
  const codes = brokers.map(({ code }) => code)
  const [ratings, figures] = await Promise.all([
    ratingFigures(db, codes),
    db.query<FigureRow>(
      `SELECT b.code, a.commission_per_lot AS commission, a.currency,
              (SELECT count(*)::integer FROM exposures e
               WHERE e.broker_code = b.code AND exposure_is_public(e.state) AND e.replied) AS replied
       FROM brokers b
       LEFT JOIN LATERAL (
         SELECT * FROM broker_accounts WHERE broker_code = b.code ORDER BY commission_per_lot, position LIMIT 1) a ON true
       WHERE b.code = ANY($1)`,
      [codes],
    ),
  ])
  return brokers.map(broker => {
    const own = figures.find(row => row.code === broker.code)
    const { commission = null, currency = null, replied = 0 } = own ?? {}
    return {
      broker,
      rating: ratings.find(({ traderCode }) => traderCode === broker.code)?.rating ?? null,
      commission: commission === null || currency === null ? null : { amount: commission, currency },
      replied,
    }
  })
}
