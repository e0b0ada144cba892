import type { Queries } from 'database/db'
import { randomBytes } from 'node:crypto'
import { leaveEnterprises } from '../staff/leave-enterprises.ts'

/** Statements that remove an account's data, in this order; $1 is the user. */
const gone = [
  `DELETE FROM one_time_codes WHERE subject IN (SELECT unnest(ARRAY[email, '+' || area_code || phone]) FROM users WHERE user_id = $1)`,
  'DELETE FROM idempotency_keys WHERE owner = $1',
  'DELETE FROM sessions WHERE user_id = $1',
  'DELETE FROM oauth_grants WHERE user_id = $1',
  'DELETE FROM passwords WHERE user_id = $1',
  'DELETE FROM third_identities WHERE user_id = $1',
  'DELETE FROM sign_ins WHERE user_id = $1',
  'DELETE FROM refused_sign_ins WHERE user_id = $1',
  'DELETE FROM qr_sign_ins WHERE user_id = $1',
  'DELETE FROM certificates WHERE user_id = $1',
  'DELETE FROM user_messages WHERE user_id = $1',
  'DELETE FROM collections WHERE user_id = $1',
  'DELETE FROM exposure_follows WHERE user_id = $1',
  'DELETE FROM calendar_reminders WHERE user_id = $1',
  'DELETE FROM room_reminders WHERE user_id = $1',
  'DELETE FROM lesson_progress WHERE user_id = $1',
  'DELETE FROM user_follows WHERE $1 IN (follower_id, user_id)',
  'DELETE FROM comment_votes WHERE user_id = $1',
  'DELETE FROM listing_applause WHERE user_id = $1',
  'DELETE FROM listing_contacts WHERE user_id = $1',
  'DELETE FROM review_traces WHERE user_id = $1',
  'DELETE FROM moderation_holds WHERE user_id = $1',
  // Private to their author and moderators: without the author nobody is left to answer.
  'DELETE FROM complaints WHERE user_id = $1',
  'DELETE FROM vps_requests WHERE user_id = $1',
  `DELETE FROM exposures WHERE user_id = $1 AND NOT exposure_is_public(state)`,
  `DELETE FROM comments WHERE user_id = $1 AND state IN ('pending', 'removed') AND reply_count = 0`,
  'UPDATE exposures SET contact_sealed = NULL WHERE user_id = $1',
  // Nobody is left to reach. Of a listing with comments its title stays, because the comments of others refer to it.
  `DELETE FROM listings l WHERE user_id = $1 AND NOT EXISTS (SELECT FROM comments c WHERE c.target_type = 'market' AND c.target_code = l.code)`,
  `UPDATE listings SET state = 'withdrawn', state_since = now(), reject_reason = NULL, content = '', contact = '', extra = '{}', image_ids = '{}'
   WHERE user_id = $1`,
  'UPDATE tickets SET user_id = NULL WHERE user_id = $1',
  'UPDATE legal_notices SET user_id = NULL WHERE user_id = $1',
  // What a legal notice withholds, and what was written about it, is private to the author and moderators.
  `UPDATE legal_notices n SET correction = NULL FROM exposures e WHERE e.code = n.exposure_code AND e.user_id = $1`,
  `UPDATE legal_notice_events SET note = NULL WHERE user_id = $1 AND actor = 'author'`,
  `DELETE FROM withheld_texts w USING exposures e WHERE e.code = w.exposure_code AND e.user_id = $1 AND w.part = 'post'`,
  `DELETE FROM withheld_texts w USING exposure_events v WHERE v.event_id::text = w.part_id AND w.part = 'note' AND v.user_id = $1`,
  `DELETE FROM images WHERE owner_id = $1 AND image_id NOT IN (
     SELECT unnest(image_ids) FROM comments WHERE user_id = $1 AND state <> 'removed'
     UNION SELECT unnest(image_ids) FROM exposures WHERE user_id = $1
     UNION SELECT unnest(e.image_ids) FROM exposure_events e WHERE e.user_id = $1)`,
]

/**
 * Deletes an account for good, in the caller's transaction. Published posts stay, anonymised: replies of others refer to them, and scores
 * are calculated from them (docs/decisions/0024).
 */
export async function deleteAccount(queries: Queries, userId: string): Promise<void> {
  await leaveEnterprises(queries, userId)
  for (const sql of gone) await queries.query(sql, [userId])
  await queries.query(
    `UPDATE users SET nick = $2, gender = 'unknown', avatar_id = NULL, email = NULL, area_code = NULL, phone = NULL, country_code = '',
       identity = 'trader', certificate_state = 'none', certificate_reason = NULL, roles = '{}', vest = false, mail_off = '{}', deleted_at = now()
     WHERE user_id = $1`,
    [userId, `Deleted ${randomBytes(5).toString('hex')}`],
  )
}
