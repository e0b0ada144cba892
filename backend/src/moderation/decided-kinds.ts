import { LISTING_DAYS } from 'calls/entities/market-listing'
import type { moderationDecide } from 'calls/moderation'
import { Refusal } from 'platform/api/refusal'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Transitions } from '../next-state.ts'
import { isContactMessage } from './contact-message-cases.ts'

export type Decision = Exclude<CallParsed<typeof moderationDecide>['decision'], 'genuine' | 'manipulated'>

/** Kinds that moderators decide here; claims, exposures, private complaints and requests for a VPS have separate state tables. */
export type DecidedKind = 'comment' | 'market' | 'certificate' | 'report' | 'message'

/** State transitions by kind and decision. */
export const transitions: Record<DecidedKind, Transitions<Decision, string>> = {
  comment: {
    approve: { from: ['pending', 'flagged'], to: 'published' },
    reject: { from: ['pending', 'flagged'], to: 'removed' },
  },
  market: { approve: { from: ['pending'], to: 'live' }, reject: { from: ['pending'], to: 'rejected' } },
  certificate: { approve: { from: ['pending'], to: 'approved' }, reject: { from: ['pending'], to: 'rejected' } },
  report: { approve: { from: ['open'], to: 'approved' }, reject: { from: ['open'], to: 'rejected' } },
  message: { approve: { from: ['open'], to: 'closed' }, reject: { from: ['open'], to: 'closed' } },
}

/**
 * Where each kind is stored: queries for its state and owner, and for its title if the owner may have several, and its update. `id` is text in all
 * of them; $3 is the reason of a rejection, for those that store it.
 */
export const places: Record<DecidedKind, { read: string; write: string; isId: RegExp }> = {
  comment: {
    read: 'SELECT state, user_id FROM comments WHERE comment_id = $1::bigint FOR NO KEY UPDATE',
    write: 'UPDATE comments SET state = $2 WHERE comment_id = $1::bigint',
    isId: /^[1-9]\d{0,14}$/,
  },
  market: {
    read: 'SELECT state, user_id, title FROM listings WHERE code = $1 FOR NO KEY UPDATE',
    write: `UPDATE listings SET state = $2::text, state_since = now(), reject_reason = $3,
              published_at = CASE WHEN $2::text = 'live' THEN coalesce(published_at, now()) ELSE published_at END,
              expires_at = CASE WHEN $2::text = 'live' THEN now() + interval '${LISTING_DAYS} days' ELSE expires_at END
            WHERE code = $1`,
    isId: /^[0-9A-Za-z]{1,20}$/,
  },
  certificate: {
    read: `SELECT u.certificate_state AS state, u.user_id FROM users u JOIN certificates n USING (user_id) WHERE u.user_id = $1 FOR NO KEY UPDATE OF u`,
    write: 'UPDATE users SET certificate_state = $2, certificate_reason = $3 WHERE user_id = $1',
    isId: /^[0-9A-Za-z]+$/,
  },
  report: {
    read: `SELECT state, user_id FROM moderation_tickets WHERE ticket_id = $1::bigint AND kind <> 'comment' FOR NO KEY UPDATE`,
    write: 'UPDATE moderation_tickets SET state = $2 WHERE ticket_id = $1::bigint',
    isId: /^[1-9]\d{0,14}$/,
  },
  message: {
    read: 'SELECT state, user_id FROM tickets WHERE ticket_id = $1 FOR NO KEY UPDATE',
    write: 'UPDATE tickets SET state = $2 WHERE ticket_id = $1',
    isId: /^[0-9a-z]{16}$/,
  },
}

/** The kind of table behind a call's kind and id; 404/3001 if there is none. */
export function decidedKind(
  kind: CallParsed<typeof moderationDecide>['kind'],
  id: string,
): DecidedKind | 'complaint' | 'vpsrequest' {
  if (kind === 'complaint' || kind === 'vpsrequest') return kind
  const decided = kind === 'ticket' ? (isContactMessage(id) ? 'message' : 'report') : kind
  if (!places[decided].isId.test(id)) throw new Refusal(errorCodes.notFound)
  return decided
}
