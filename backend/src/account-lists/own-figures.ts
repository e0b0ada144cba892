import type { usercenterTraderinfocount } from 'calls/account-lists'
import type { Db } from 'database/db'
import type { CallOutput } from 'shared-state/api/declare-call'

type Figures = CallOutput<typeof usercenterTraderinfocount>

/** The number of a user's items of each kind. */
export async function ownFigures(db: Db, userId: string): Promise<Figures> {
  const row = await db.one<Figures>(
    `SELECT (SELECT count(*) FROM collections WHERE user_id = $1)::integer AS collections,
            (SELECT count(*) FROM comments WHERE user_id = $1)::integer AS comments,
            (SELECT count(*) FROM exposures WHERE user_id = $1)::integer AS exposures,
            (SELECT count(*) FROM complaints WHERE user_id = $1)::integer AS complaints,
            (SELECT count(*) FROM listings WHERE user_id = $1)::integer AS market,
            (SELECT count(*) FROM user_follows WHERE user_id = $1)::integer AS fans,
            (SELECT count(*) FROM user_follows WHERE follower_id = $1)::integer AS follows,
            (SELECT count(*) FROM exposure_follows WHERE user_id = $1)::integer AS "followedCases",
            (SELECT count(*) FROM user_messages WHERE user_id = $1 AND read_at IS NULL)::integer AS unread`,
    [userId],
  )
  return row!
}
