import type { moderationKinds } from 'calls/moderation'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

type Kind = (typeof moderationKinds)[number]

const numbers = `(SELECT given::bigint FROM unnest($1::text[]) given WHERE given ~ '^[1-9][0-9]{0,14}$')`

/** The author of `listings l`, and the brokers that it is about. */
const partiesOfListing = `(SELECT l.user_id, NULL UNION ALL SELECT NULL, unnest(l.broker_codes)) who(user_id, broker_code)`

/** The parties to a case of each kind: rows of its id with a user, a broker, or both. $1 are ids, as text. */
const parties: Record<Kind, string> = {
  comment: `SELECT c.comment_id::text AS id, who.user_id, who.broker_code
            FROM comments c LEFT JOIN comments p ON p.comment_id = c.parent_id
            LEFT JOIN exposures e ON c.target_type = 'exposure' AND e.code = c.target_code
            LEFT JOIN listings l ON c.target_type = 'market' AND l.code = c.target_code
            CROSS JOIN LATERAL (VALUES (c.user_id, CASE WHEN c.target_type = 'broker' THEN c.target_code::text END), (p.user_id, NULL),
                                       (e.user_id, e.broker_code::text), (l.user_id, NULL)) who(user_id, broker_code)
            WHERE c.comment_id IN ${numbers}`,
  market: `SELECT l.code::text AS id, who.user_id, who.broker_code FROM listings l CROSS JOIN LATERAL ${partiesOfListing} WHERE l.code = ANY($1)`,
  exposure: 'SELECT e.code::text AS id, e.user_id, e.broker_code::text FROM exposures e WHERE e.code = ANY($1)',
  complaint: 'SELECT k.code::text AS id, k.user_id, k.broker_code::text FROM complaints k WHERE k.code = ANY($1)',
  certificate: 'SELECT n.user_id AS id, n.user_id, NULL AS broker_code FROM certificates n WHERE n.user_id = ANY($1)',
  ticket: `SELECT t.ticket_id::text AS id, who.user_id, who.broker_code
           FROM moderation_tickets t LEFT JOIN exposures e ON t.kind = 'exposure' AND e.code = t.target_id
           CROSS JOIN LATERAL (VALUES (t.user_id, NULL), (e.user_id, e.broker_code::text)) who(user_id, broker_code)
           WHERE t.ticket_id IN ${numbers}
           UNION ALL SELECT t.ticket_id::text, who.user_id, who.broker_code
           FROM moderation_tickets t JOIN listings l ON l.code = t.target_id CROSS JOIN LATERAL ${partiesOfListing}
           WHERE t.kind = 'market' AND t.ticket_id IN ${numbers}
           UNION ALL SELECT l.ticket_id, l.user_id, NULL FROM tickets l WHERE l.ticket_id = ANY($1)`,
  enterprise: `SELECT e.enterprise_id AS id, s.user_id, e.broker_code::text FROM enterprises e
               LEFT JOIN enterprise_staff s ON s.enterprise_id = e.enterprise_id AND s.state = 'active' WHERE e.enterprise_id = ANY($1)`,
  // Whoever withheld a text does not decide about the appeal against that.
  legalnotice: `SELECT n.code::text AS id, who.user_id, who.broker_code FROM legal_notices n JOIN exposures e ON e.code = n.exposure_code
                CROSS JOIN LATERAL (VALUES (e.user_id, e.broker_code::text), (n.user_id, NULL),
                  ((SELECT v.user_id FROM legal_notice_events v WHERE n.state = 'appealed' AND v.notice_code = n.code AND v.to_state = 'withheld'
                    ORDER BY v.at DESC LIMIT 1), NULL)) who(user_id, broker_code)
                WHERE n.code = ANY($1)`,
  vpsrequest: 'SELECT r.code::text AS id, r.user_id, r.broker_code::text FROM vps_requests r WHERE r.code = ANY($1)',
}

/**
 * Ids of the cases of a kind in which a user has an interest: their own, a colleague's, and those about a broker whose active staff they
 * are, whatever the state of its claim.
 */
export async function interestsIn(
  queries: Queries,
  kind: Kind,
  ids: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  const concerned = parties[kind]
  if (ids.length === 0) return new Set()
  const rows = await queries.query<{ id: string }>(
    `WITH work AS (SELECT e.enterprise_id, e.broker_code::text FROM enterprise_staff s JOIN enterprises e USING (enterprise_id)
                   WHERE s.user_id = $2 AND s.state = 'active')
     SELECT DISTINCT party.id FROM (${concerned}) party
     WHERE party.user_id = $2 OR party.broker_code IN (SELECT broker_code FROM work WHERE broker_code IS NOT NULL)
        OR party.user_id IN (SELECT s.user_id FROM enterprise_staff s JOIN work USING (enterprise_id) WHERE s.state = 'active')`,
    [ids, userId],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Refuses 403/2004 if the moderator has an interest in the case. */
export async function checkNoInterest(
  queries: Queries,
  kind: Kind,
  id: string,
  userId: string,
  lang: Language,
): Promise<void> {
  if ((await interestsIn(queries, kind, [id], userId)).size === 0) return
  throw new Refusal(errorCodes.notYours, {
    message:
      lang === 'id'
        ? 'Anda berkepentingan dalam kasus ini. Moderator lain yang akan memutuskannya.'
        : 'You have an interest in this case. Another moderator has to decide it.',
  })
}
