import type { businesscardGet } from 'calls/feed'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { entriesByCode } from '../brokers/broker-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { readUserPublic } from '../users/profile.ts'

type Card = CallOutput<typeof businesscardGet>

/** Summary of a user with the number of their public posts; 404/3001 for an unknown one, and for an account that is deleted or blocked. */
export async function userCard(db: Db, userId: string, lang: Language): Promise<Card> {
  const isBlocked = await db.one('SELECT user_id FROM users WHERE user_id = $1 AND blocked_at IS NOT NULL', [userId])
  if (isBlocked) throw new Refusal(errorCodes.notFound)
  const [user, counts] = await Promise.all([
    readUserPublic(db, userId, lang),
    db.one<{ comments: number; exposures: number }>(
      `SELECT (SELECT count(*) FROM comments WHERE user_id = $1 AND state IN ('published', 'flagged'))::integer AS comments,
              (SELECT count(*) FROM exposures WHERE user_id = $1 AND exposure_is_public(state))::integer AS exposures`,
      [userId],
    ),
  ])
  return {
    user,
    broker: null,
    counts: { comments: counts?.comments ?? 0, exposures: counts?.exposures ?? 0, fans: user.fans },
  }
}

/** Summary of a broker with its number of followers. 404/3001 for an unknown one. */
export async function brokerCard(db: Db, reference: ReferenceData, traderCode: string): Promise<Card> {
  const [brokers, fans] = await Promise.all([
    entriesByCode(db, reference, [traderCode]),
    db.one<{ count: number }>('SELECT count(*)::integer AS count FROM collections WHERE broker_code = $1', [
      traderCode,
    ]),
  ])
  const broker = brokers.get(traderCode)
  if (!broker) throw new Refusal(errorCodes.notFound)
  return {
    user: null,
    broker,
    counts: { comments: broker.commentCount, exposures: broker.exposureCount, fans: fans?.count ?? 0 },
  }
}
