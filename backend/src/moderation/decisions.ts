import type { moderationDecide } from 'calls/moderation'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { nextState } from '../next-state.ts'
import type { Transitions } from '../next-state.ts'
import { lockForDecision } from './holds.ts'
import { checkNoInterest } from './interest.ts'
import { isContactMessage } from './ticket-cases.ts'

type Decision = Exclude<CallParsed<typeof moderationDecide>['decision'], 'genuine' | 'manipulated'>

/** Kinds that moderators decide here; claims, exposures and private complaints have separate state tables. */
export type DecidedKind = 'comment' | 'certificate' | 'report' | 'message'

/** State transitions by kind and decision. */
const transitions: Record<DecidedKind, Transitions<Decision, string>> = {
  comment: {
    approve: { from: ['pending', 'flagged'], to: 'published' },
    reject: { from: ['pending', 'flagged'], to: 'removed' },
  },
  certificate: { approve: { from: ['pending'], to: 'approved' }, reject: { from: ['pending'], to: 'rejected' } },
  report: { approve: { from: ['open'], to: 'approved' }, reject: { from: ['open'], to: 'rejected' } },
  message: { approve: { from: ['open'], to: 'closed' }, reject: { from: ['open'], to: 'closed' } },
}

/** Where each kind is stored: queries for its state and owner, and its update. `id` is text in all of them. */
const places: Record<DecidedKind, { read: string; write: string; isId: RegExp }> = {
  comment: {
    read: 'SELECT state, user_id FROM comments WHERE comment_id = $1::bigint FOR NO KEY UPDATE',
    write: 'UPDATE comments SET state = $2 WHERE comment_id = $1::bigint',
    isId: /^[1-9]\d{0,14}$/,
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

/** The kind of table behind a call's kind and id; 404/3001 if there is none, as for listings: there is no market yet. */
export function decidedKind(kind: CallParsed<typeof moderationDecide>['kind'], id: string): DecidedKind | 'complaint' {
  if (kind === 'complaint') return kind
  const decided = kind === 'ticket' ? (isContactMessage(id) ? 'message' : 'report') : kind
  if (decided === 'market' || !places[decided].isId.test(id)) throw new Refusal(errorCodes.notFound)
  return decided
}

interface Decided {
  from: string
  to: string
  /** The owner; null for a contact message sent without an account. */
  userId: string | null
}

/**
 * Applies a decision to a case; 404/3001 for an unknown one, 403/2004 if the moderator has an interest in it, 409/3102
 * if another moderator holds it, 409/3101 if it is already decided.
 */
export async function applyDecision(
  queries: Queries,
  kind: DecidedKind,
  id: string,
  decision: Decision,
  { moderatorId, lang, reason }: { moderatorId: string; lang: Language; reason: string | undefined },
): Promise<Decided> {
  const { read, write } = places[kind]
  const row = await queries.one<{ state: string; user_id: string | null }>(read, [id])
  if (!row) throw new Refusal(errorCodes.notFound)
  const heldAs = kind === 'report' || kind === 'message' ? 'ticket' : kind
  await checkNoInterest(queries, heldAs, id, moderatorId, lang)
  await lockForDecision(queries, heldAs, id, { userId: moderatorId, lang })
  const to = nextState(transitions[kind], decision, row.state)
  await queries.query(write, kind === 'certificate' ? [id, to, decision === 'reject' ? reason : null] : [id, to])
  return { from: row.state, to, userId: row.user_id }
}
