import type { dealerSkyeyescore } from 'calls/broker-checks'
import type { dealerSkyeyescorev2 } from 'calls/brokers'
import type { Broker, ScoreBreakdown } from 'calls/entities/broker'
import { starsOf } from 'calls/rating/stars'
import type { Db } from 'database/db'
import { kept } from 'platform/api/kept'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { toBreakdown } from './broker-detail.ts'
import type { ScoreParts } from './broker-detail.ts'

const parts = ['licence', 'regulation', 'risk_control', 'business', 'software']
const means = parts.map(part => `round(avg(score_${part}), 2) AS score_${part}`).join(', ')

/** A broker's score, its components next to the averages of its country, and its rank (ties share one). */
export function createBrokerScores(db: Db) {
  const peersOf = kept({ seconds: 600 }, async (countryCode: string): Promise<ScoreBreakdown | null> => {
    const row = await db.one<ScoreParts>(`SELECT ${means} FROM brokers WHERE country_code = $1`, [countryCode])
    return row ? toBreakdown(row) : null
  })
  const rankOf = kept({ seconds: 60 }, async (score: number | null) => {
    const sql = 'SELECT count(*) FILTER (WHERE score > $1)::integer AS better, count(*)::integer AS total FROM brokers'
    return (await db.one<{ better: number; total: number }>(sql, [score])) ?? { better: 0, total: 0 }
  })
  return async (broker: Broker): Promise<CallOutput<typeof dealerSkyeyescorev2>> => {
    const [peers, rank] = await Promise.all([peersOf(broker.countryCode), rankOf(broker.score)])
    return {
      score: broker.score,
      grade: broker.grade,
      stars: broker.stars,
      scoredAt: broker.updatedAt,
      breakdown: broker.breakdown,
      peers,
      rank: broker.score === null ? null : rank.better + 1,
      rankOf: rank.total,
    }
  }
}

/** The score only; 404/3001 for an unknown code. */
export async function readScore(db: Db, traderCode: string): Promise<CallOutput<typeof dealerSkyeyescore>> {
  const sql = 'SELECT score, grade, updated_at AS "scoredAt" FROM brokers WHERE code = $1'
  const row = await db.one<Omit<CallOutput<typeof dealerSkyeyescore>, 'stars'>>(sql, [traderCode])
  if (!row) throw new Refusal(errorCodes.notFound)
  return { ...row, stars: starsOf(row.score) }
}
