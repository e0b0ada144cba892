import type { dealerSkyeyescore } from 'calls/broker-checks'
import type { dealerSkyeyescorev2 } from 'calls/broker-tabs'
import type { Broker, ScoreBreakdown } from 'calls/entities/broker'
import { mayLead } from 'calls/findings/findings-of'
import { starsOf } from 'calls/rating/stars'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { toBreakdown } from './broker-detail.ts'
import type { ScoreParts } from './broker-detail.ts'
import { lastScoreChanges } from './score-changes.ts'

const parts = ['licence', 'regulation', 'risk_control', 'business', 'software']
const means = parts.map(part => `round(avg(score_${part}), 2) AS score_${part}`).join(', ')

/**
 * A broker's score, its components next to the averages of its country, and its rank among the brokers that may lead (ties share one). One that
 * may not lead has no rank (decisions 7).
 */
export function createBrokerScores(db: Db) {
  const peersOf = memoize({ seconds: 600 }, async (countryCode: string): Promise<ScoreBreakdown | null> => {
    const row = await db.one<ScoreParts>(`SELECT ${means} FROM brokers WHERE country_code = $1`, [countryCode])
    return row ? toBreakdown(row) : null
  })
  /** How many of the brokers that may lead have each score, best first. */
  const leaders = memoize({ seconds: 300, stale: 300 }, () =>
    db.query<{ score: number; count: number }>(
      'SELECT score, count(*)::integer AS count FROM leading_brokers() GROUP BY score ORDER BY score DESC',
    ),
  )
  const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)
  return async (broker: Broker): Promise<CallOutput<typeof dealerSkyeyescorev2>> => {
    const [peers, ranked, changes] = await Promise.all([
      peersOf(broker.countryCode),
      leaders(),
      lastScoreChanges(db, broker.code),
    ])
    const { score } = broker
    return {
      score,
      grade: broker.grade,
      stars: broker.stars,
      scoredAt: broker.updatedAt,
      breakdown: broker.breakdown,
      peers,
      rank: score !== null && mayLead(broker) ? sumOf(ranked.filter(other => other.score > score)) + 1 : null,
      rankOf: sumOf(ranked),
      changes,
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
