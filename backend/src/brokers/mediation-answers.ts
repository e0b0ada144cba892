import type { ComplaintFigures } from 'calls/entities/complaint-figures'
import { actionsThatStartClock } from 'calls/exposure-case/case-rules'
import { REPLY_DAYS } from 'calls/exposure-case/case-states'
import type { Db } from 'database/db'
import { isPublic, sqlList } from '../exposure-sql.ts'

/**
 * Each time to reply: it begins with an event that starts it, and ends with the next event of the case, or after REPLY_DAYS. What the author
 * adds before that starts it again. A case is counted once one of its times has ended with a reply or without one in time; one whose author
 * or a moderator ended it while the broker still had time is not.
 */
const ANSWERS = `WITH steps AS (
    SELECT v.exposure_code, v.action, v.to_state, v.at,
           coalesce(lead(v.at) OVER later, now()) AS next_at, lead(v.action) OVER later AS next_action
    FROM exposures e JOIN exposure_events v ON v.exposure_code = e.code
    WHERE e.broker_code = $1 AND ${isPublic} AND e.mediated
    WINDOW later AS (PARTITION BY v.exposure_code ORDER BY v.at, v.event_id)),
  times AS (
    SELECT exposure_code, next_at <= at + interval '${REPLY_DAYS} days' AS in_time, next_action = 'reply' AS replied
    FROM steps WHERE to_state = 'in_mediation' AND action IN (${sqlList(actionsThatStartClock)})),
  cases AS (
    SELECT bool_and(in_time) AS in_time FROM times GROUP BY exposure_code HAVING bool_or(coalesce(replied, false) OR NOT in_time))
  SELECT count(*)::integer AS due, count(*) FILTER (WHERE in_time)::integer AS "inTime" FROM cases`

/** In how many cases of mediation a broker was due to reply, and in how many of them it always did so in time. */
export const readAnswers = async (db: Db, traderCode: string): Promise<NonNullable<ComplaintFigures['answers']>> =>
  (await db.query<NonNullable<ComplaintFigures['answers']>>(ANSWERS, [traderCode], { prepared: true }))[0]!
